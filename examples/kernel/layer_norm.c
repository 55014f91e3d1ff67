/* LayerNorm over the rows of x, in float32, by two passes with sums in float64. */
#include <math.h>
#include <stddef.h>

void layer_norm(const float *x, const float *gain, const float *bias, double eps, size_t rows, size_t n, float *y)
{
    for (size_t row = 0; row < rows; row++, x += n, y += n) {
        double sum = 0, squares = 0;
        for (size_t i = 0; i < n; i++)
            sum += x[i];
        const double mean = sum / n;
        for (size_t i = 0; i < n; i++)
            squares += (x[i] - mean) * (x[i] - mean);
        const double root = sqrt(squares / n + eps);
        for (size_t i = 0; i < n; i++)
            y[i] = (float)((x[i] - mean) / root * gain[i] + bias[i]);
    }
}
