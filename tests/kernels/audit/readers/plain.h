/* A plain LayerNorm, or RMSNorm where it is not centred, and its gradients, each operation in REAL; out is y, dx, dgamma,
 * dbeta. Sums over a row are taken by halving. -DFAULTY takes the variance as the mean of the squares less the square of
 * the mean, and centres RMSNorm, both of which have to fail. */
#ifdef FAULTY
#define FAULTY_OR(a, b) (a)
#else
#define FAULTY_OR(a, b) (b)
#endif

static REAL SUM(REAL *terms, int n) {
    return n == 1 ? terms[0] : SUM(terms, n / 2) + SUM(terms + n / 2, n - n / 2);
}

static void LAYER_NORM(int centred, int rows, int n, double eps, double *x, double *g, double *b, double *v, double **out) {
    static REAL one[MOST], two[MOST];
    for (int j = 0; j < n; j++) out[2][j] = out[3][j] = 0;
    for (int i = 0; i < rows * n; i += n) {
        for (int j = 0; j < n; j++) one[j] = (REAL)x[i + j];
        REAL mean = FAULTY_OR(1, centred) ? SUM(one, n) / n : 0;
        for (int j = 0; j < n; j++) {
            REAL d = (REAL)x[i + j] - FAULTY_OR(0, mean);
            two[j] = d * d;
        }
        REAL r = 1 / (REAL)sqrt(SUM(two, n) / n - FAULTY_OR(mean * mean, 0) + (REAL)eps);
        for (int j = 0; j < n; j++) {
            REAL h = ((REAL)x[i + j] - mean) * r, p = (REAL)g[j] * (REAL)v[i + j];
            out[0][i + j] = h * (REAL)g[j] + (REAL)b[j];
            one[j] = p, two[j] = p * h;
            out[2][j] = (REAL)out[2][j] + (REAL)v[i + j] * h;
            out[3][j] = (REAL)out[3][j] + (REAL)v[i + j];
        }
        REAL level = centred ? SUM(one, n) / n : 0, along = SUM(two, n) / n;
        for (int j = 0; j < n; j++) {
            REAL h = ((REAL)x[i + j] - mean) * r;
            out[1][i + j] = r * ((REAL)g[j] * (REAL)v[i + j] - level - h * along);
        }
    }
}
