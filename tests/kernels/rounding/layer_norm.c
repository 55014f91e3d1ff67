/* The program layer_norm of kernels/programs, in binary32, sums from first to last, as layernorm_forward of llm.c does. */
#include <math.h>

void layer_norm(const float *x, const float *gain, const float *bias, float *y, int rows, int size, float eps) {
    for (const float *end = x + (long)rows * size; x < end; x += size, y += size) {
        float total = 0.0f;
        for (int i = 0; i < size; i++) total += x[i];
        float mean = total / (float)size;
        float squares = 0.0f;
        for (int i = 0; i < size; i++) squares += (x[i] - mean) * (x[i] - mean);
        float inverse = 1.0f / sqrtf(squares / (float)size + eps);
        for (int i = 0; i < size; i++) y[i] = gain[i] * ((x[i] - mean) * inverse) + bias[i];
    }
}
