"""Why a statement of a source is left open, and why a passage states nothing."""

HISTORY = "history: who did what, and when"
OPINION = "a judgement without a measure"
EXPERIMENT = "an experiment on training, with data and a machine that the source does not give"
RETRAINED = EXPERIMENT + "; trained anew in atlas-figures.md, section 8"
PRACTICE = "what is customary, which changes"
VAGUE = "no statement that could be false: a term in it has no definition here"
DISTRIBUTION = (
    "it depends on how inputs are distributed; for Gaussian ones see the quantiles in atlas-figures.md, section 2"
)
SOFTWARE = "a matter of somebody’s software or weights, which no formula decides"

HEADING = "heading"
BIBLIOGRAPHY = "title, authors, dates, references"
INTENT = "what the text sets out to do"
QUESTION = "a question"
THANKS = "thanks, links, announcements"
PICTURE = "what a picture shows; rebuilt in atlas-figures.md"
CODE = "code that prepares what is printed or tested next to it"
EMPTY = "a mark without a sentence"
