/* A plain LayerNorm and its gradients, each operation in REAL; out is y, dx, dgamma, dbeta.
 * -DONE_PASS takes the variance as the mean of the squares less the square of the mean, which has to fail. */
#ifdef ONE_PASS
#define ONE_PASS_OR(a, b) (a)
#else
#define ONE_PASS_OR(a, b) (b)
#endif

static void LAYER_NORM(int rows, int n, double eps, double *x, double *g, double *b, double *v, double **out) {
    for (int j = 0; j < n; j++) out[2][j] = out[3][j] = 0;
    for (int i = 0; i < rows * n; i += n) {
        REAL mean = 0, squares = 0, level = 0, along = 0;
        for (int j = 0; j < n; j++) mean += (REAL)x[i + j];
        mean /= n;
        for (int j = 0; j < n; j++) {
            REAL d = (REAL)x[i + j] - ONE_PASS_OR(0, mean);
            squares += d * d;
        }
        REAL r = 1 / (REAL)sqrt(squares / n - ONE_PASS_OR(mean * mean, 0) + (REAL)eps);
        for (int j = 0; j < n; j++) {
            REAL h = ((REAL)x[i + j] - mean) * r, p = (REAL)g[j] * (REAL)v[i + j];
            out[0][i + j] = h * (REAL)g[j] + (REAL)b[j];
            level += p;
            along += p * h;
            out[2][j] = (REAL)out[2][j] + (REAL)v[i + j] * h;
            out[3][j] = (REAL)out[3][j] + (REAL)v[i + j];
        }
        for (int j = 0; j < n; j++) {
            REAL h = ((REAL)x[i + j] - mean) * r;
            out[1][i + j] = r * ((REAL)g[j] * (REAL)v[i + j] - level / n - h * (along / n));
        }
    }
}
