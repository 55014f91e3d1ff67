"""From readings to verdicts: the decision, its confirmation, witnesses, the second proof."""
