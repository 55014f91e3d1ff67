/* Runs golden vectors against a plain LayerNorm or RMSNorm in C: cc -O2 -ffp-contract=off layer_norm.c -lm && ./a.out FILE...
 * Put your own in the place of plain.h. For float64 it computes in double, for the other formats in float; the result
 * is rounded once to the format. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define MOST (64 * 4096)

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
static const char *find(const char *object, const char *key) {
    size_t length = strlen(key);
    for (const char *p = start(object + 1); *p == '"'; p = start(skip(p))) {
        int found = strncmp(p + 1, key, length) == 0 && p[1 + length] == '"';
        p = start(strchr(p + 1, '"') + 1);
        if (found) return p;
    }
    return NULL;
}
static const char *get(const char *object, const char *key) {
    const char *p = find(object, key);
    if (!p) fprintf(stderr, "no key %s\n", key), exit(2);
    return p;
}
static const char *first(const char *array) { return start(array + 1); }
static int numbers(const char *p, double *out) { /* all hexadecimal floats of nested arrays, or of a string */
    const char *end = skip(p);
    int count = 0;
    while ((p = strchr(p, '"')) && p < end) out[count++] = strtod(p + 1, NULL), p = strchr(p + 1, '"') + 1;
    return count;
}
static int integer(const char *object, const char *key) { return atoi(get(object, key)); }
static int integers(const char *p, int *out) {
    int count = 0;
    for (char *rest; *p != ']'; p = rest) out[count++] = (int)strtol(p + 1, &rest, 10);
    return count;
}
static double formula(const char *p, uint32_t entry) {
    uint32_t h = (uint32_t)integer(p, "seed") + entry;
    h ^= h >> 16, h *= 0x85ebca6b, h ^= h >> 13, h *= 0xc2b2ae35, h ^= h >> 16;
    return ldexp((double)(h >> (32 - integer(p, "bits"))) + integer(p, "shift"), integer(p, "exponent"));
}
static void input(const char *test, const char *key, int count, double *out) { /* numbers, or a formula's */
    const char *p = get(test, key);
    if (*p != '{') numbers(p, out);
    else for (int i = 0; i < count; i++) out[i] = formula(p, (uint32_t)i);
}

static double rounded(double v, const char *format) {
    int e, precision = integer(format, "precision"), emin = integer(format, "emin");
    if (v == 0 || !isfinite(v)) return v;
    frexp(v, &e);
    int quantum = (e - 1 > emin ? e - 1 : emin) - precision + 1;
    double r = ldexp(rint(ldexp(v, -quantum)), quantum);
    return fabs(r) >= ldexp(1, integer(format, "emax") + 1) ? copysign(INFINITY, v) : r;
}

#define REAL double
#define LAYER_NORM in_double
#define SUM sum_in_double
#include "plain.h"
#undef REAL
#undef LAYER_NORM
#undef SUM
#undef FAULTY_OR
#define REAL float
#define LAYER_NORM in_float
#define SUM sum_in_float
#include "plain.h"

int main(int count, char **files) {
    static double x[MOST], s[MOST], g[MOST], b[MOST], v[MOST], eps, made[4][MOST], exact[MOST], allowed[MOST];
    static int at[2][MOST];
    static char text[1 << 24];
    const char *keys[] = {"y", "dx", "dgamma", "dbeta"};
    double *out[] = {made[0], made[1], made[2], made[3]};
    int failures = 0;
    for (int file = 1; file < count; file++) {
        FILE *f = fopen(files[file], "rb");
        size_t length = f ? fread(text, 1, sizeof text - 1, f) : 0;
        if (length == 0) return fprintf(stderr, "%s: cannot be read\n", files[file]), 2;
        text[length] = 0, fclose(f);
        int tests = 0;
        for (const char *group = first(get(text, "testGroups")); *group == '{'; group = start(skip(group)))
            for (const char *test = first(get(group, "tests")); *test == '{'; test = start(skip(test)), tests++) {
                int n = integer(test, "N"), rows = integer(test, "rows"), counts[] = {rows, n};
                int centred = find(test, "beta") != NULL; /* else RMSNorm, which has no dbeta either */
                input(test, "x", rows * n, x), input(test, "gamma", n, g);
                if (centred) input(test, "beta", n, b);
                else memset(b, 0, sizeof b);
                input(test, "upstream", rows * n, v), numbers(get(test, "eps"), &eps);
                if (*get(test, "residual") != 'n') input(test, "residual", rows * n, s);
                else memset(s, 0, sizeof s);
                for (int i = 0; i < rows * n; i++) x[i] += s[i]; /* exact */
                for (int k = 0; k < 2; k++) {
                    for (int i = 0; i < counts[k]; i++) at[k][i] = i;
                    if (*get(test, "at") != 'n') counts[k] = integers(get(get(test, "at"), k ? "columns" : "rows"), at[k]);
                }
                const char *parameters = get(test, "parameters");
                (integer(parameters, "precision") == 53 ? in_double : in_float)(centred, rows, n, eps, x, g, b, v, out);
                for (int q = 0; q < 3 + centred; q++) {
                    const char *bound = get(get(get(test, "allowed"), "stable"), keys[q]);
                    int entries = *bound == 'n' ? 0 : numbers(bound, allowed);
                    if (entries != 0 && numbers(get(test, keys[q]), exact) != entries) return 2;
                    for (int j = 0; j < entries; j++) {
                        int place = (q < 2 ? at[0][j / counts[1]] * n : 0) + at[1][j % counts[1]];
                        double got = rounded(out[q][place], q == 1 ? get(text, "format") : parameters);
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
