from lnverify import decide, definitions, equal


def the_output_has_mean_zero(s):
    return equal(definitions.mean(s, definitions.layer_norm(s)), 0)


def without_gain_and_bias(s):
    return equal(definitions.mean(s, definitions.normalized(s, s.activation)), 0)


print(decide(the_output_has_mean_zero))
print(decide(without_gain_and_bias))
