/* Runs golden vectors against a plain LayerNorm in C: cc -O2 -ffp-contract=off layer_norm.c -lm && ./a.out FILE...
 * Put your own in the place of plain.h. For float64 it computes in double, for the other formats in float; the result
 * is rounded once to the format. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define MOST 1024

/* JSON: a value ends where skip says; get finds a key of an object. */
static const char *skip(const char *p) {
    int depth = 0;
    for (;; p++) {
        if (*p == '"') { for (p++; *p != '"'; p++) if (*p == '\\') p++; }
        if (*p == '{' || *p == '[') depth++;
        if (*p == '}' || *p == ']') depth--;
        if (depth == 0 && (p[1] == ',' || p[1] == '}' || p[1] == ']' || p[1] == '\n')) return p + 1;
    }
}
static const char *start(const char *p) { return p + strspn(p, " \n,:"); }
static const char *get(const char *object, const char *key) {
    size_t length = strlen(key);
    for (const char *p = start(object + 1); *p == '"'; p = start(skip(p))) {
        int found = strncmp(p + 1, key, length) == 0 && p[1 + length] == '"';
        p = start(strchr(p + 1, '"') + 1);
        if (found) return p;
    }
    fprintf(stderr, "no key %s\n", key);
    exit(2);
}
static const char *first(const char *array) { return start(array + 1); }
static int numbers(const char *p, double *out) { /* all hexadecimal floats of nested arrays, or of a string */
    const char *end = skip(p);
    int count = 0;
    while ((p = strchr(p, '"')) && p < end) out[count++] = strtod(p + 1, NULL), p = strchr(p + 1, '"') + 1;
    return count;
}
static int integer(const char *object, const char *key) { return atoi(get(object, key)); }

static double rounded(double v, int precision, int emin, int emax) {
    int e;
    if (v == 0 || !isfinite(v)) return v;
    frexp(v, &e);
    int quantum = (e - 1 > emin ? e - 1 : emin) - precision + 1;
    double r = ldexp(rint(ldexp(v, -quantum)), quantum);
    return fabs(r) >= ldexp(1, emax + 1) ? copysign(INFINITY, v) : r;
}

#define REAL double
#define LAYER_NORM in_double
#include "plain.h"
#undef REAL
#undef LAYER_NORM
#undef ONE_PASS_OR
#define REAL float
#define LAYER_NORM in_float
#include "plain.h"

int main(int count, char **files) {
    static double x[MOST], g[MOST], b[MOST], v[MOST], eps, made[4][MOST], exact[MOST], allowed[MOST];
    static char text[1 << 24];
    const char *keys[] = {"y", "dx", "dgamma", "dbeta"};
    double *out[] = {made[0], made[1], made[2], made[3]};
    int failures = 0;
    for (int file = 1; file < count; file++) {
        FILE *f = fopen(files[file], "rb");
        size_t length = f ? fread(text, 1, sizeof text - 1, f) : 0;
        if (length == 0) return fprintf(stderr, "%s: cannot be read\n", files[file]), 2;
        text[length] = 0, fclose(f);
        const char *format = get(text, "format");
        int precision = integer(format, "precision"), emin = integer(format, "emin"), emax = integer(format, "emax"), tests = 0;
        for (const char *group = first(get(text, "testGroups")); *group == '{'; group = start(skip(group)))
            for (const char *test = first(get(group, "tests")); *test == '{'; test = start(skip(test)), tests++) {
                int n = integer(test, "N"), rows = integer(test, "rows");
                numbers(get(test, "x"), x), numbers(get(test, "gamma"), g), numbers(get(test, "beta"), b);
                numbers(get(test, "upstream"), v), numbers(get(test, "eps"), &eps);
                (precision == 53 ? in_double : in_float)(rows, n, eps, x, g, b, v, out);
                for (int q = 0; q < 4; q++) {
                    const char *bound = get(get(get(test, "allowed"), "stable"), keys[q]);
                    int entries = *bound == 'n' ? 0 : numbers(bound, allowed);
                    if (entries != 0 && numbers(get(test, keys[q]), exact) != entries) return 2;
                    for (int j = 0; j < entries; j++) {
                        double got = rounded(out[q][j], precision, emin, emax);
                        if (got == exact[j] || fabs(got - exact[j]) <= allowed[j]) continue;
                        printf("test %d, %s[%d]: got %a, wanted %a\n", integer(test, "id"), keys[q], j, got, exact[j]);
                        failures++, j = entries;
                    }
                }
            }
        printf("%s: %d tests\n", files[file], tests);
    }
    return printf("%d failures\n", failures), failures != 0;
}
