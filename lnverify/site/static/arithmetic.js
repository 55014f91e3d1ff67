// LayerNorm in float32 and float16, every operation rounded to nearest, ties to even; and exactly, in integers.
// No page is needed to run this.
"use strict";
const Arithmetic = (() => {
  // The largest power of two that does not exceed |x|, as an exponent; x is finite and not 0.
  function exponentOf(x) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, Math.abs(x));
    const bits = (view.getUint32(0) >>> 20) & 0x7ff;
    if (bits) return bits - 1023;
    return exponentOf(x * 2 ** 64) - 64;
  }

  // A number of float64 rounded to a format of p bits. The double rounding of +, −, ×, ÷ and √ is harmless, as float64
  // has more than twice the bits and two beside.
  const rounding = (p, emin, emax) => (x) => {
    if (!Number.isFinite(x) || x === 0) return x;
    const quantum = 2 ** (Math.max(exponentOf(x), emin) - p + 1);
    const size = Math.abs(x) / quantum;
    let whole = Math.floor(size);
    const rest = size - whole;
    if (rest > 0.5 || (rest === 0.5 && whole % 2 === 1)) whole += 1;
    const value = whole * quantum;
    return Math.sign(x) * (value >= 2 ** (emax + 1) ? Infinity : value);
  };
  const FORMATS = {
    float32: { p: 24, emin: -126, emax: 127, round: Math.fround },
    float16: { p: 11, emin: -14, emax: 15, round: rounding(11, -14, 15) },
  };

  // -- the algorithms ------------------------------------------------------------------------------------------------

  const sequential = (terms, f) => terms.slice(1).reduce((sum, x) => f(sum + x), terms[0]);

  // Eight interleaved partial sums, as vector units have them.
  function blocked(terms, f) {
    const lanes = Array.from({ length: 8 }, (_, lane) => terms.filter((_, n) => n % 8 === lane));
    const depth = Math.ceil(terms.length / 8);
    const sums = lanes.map((lane) => sequential([...lane, ...Array(depth - lane.length).fill(0)], f));
    return sequential(sums, f);
  }

  const mean = (terms, total, f) => f(total(terms, f) / f(terms.length));

  const twoPass = (total) => (x, eps, f) => {
    const mu = mean(x, total, f);
    const d = x.map((v) => f(v - mu));
    return [mu, d, f(mean(d.map((v) => f(v * v)), total, f) + eps)];
  };

  function onePass(x, eps, f) {
    const mu = mean(x, sequential, f);
    const squares = mean(x.map((v) => f(v * v)), sequential, f);
    return [mu, x.map((v) => f(v - mu)), f(f(squares - f(mu * mu)) + eps)];
  }

  function welford(x, eps, f) {
    let mu = x[0];
    let squares = 0;
    x.slice(1).forEach((v, n) => {
      const before = f(v - mu);
      mu = f(mu + f(before / f(n + 2)));
      squares = f(squares + f(before * f(v - mu)));
    });
    return [mu, x.map((v) => f(v - mu)), f(f(squares / f(x.length)) + eps)];
  }

  const ALGORITHMS = {
    "two-pass": { statistics: twoPass(sequential) },
    "one-pass": { statistics: onePass },
    Welford: { statistics: welford },
    "fused x·r + (β - μ·r)": { statistics: twoPass(blocked), fused: true },
  };

  // The output with gain 1 and bias 0, and what it goes through: mean, σ² + ε, r = 1/√(σ² + ε).
  function layerNorm(algorithm, format, x, eps) {
    const f = FORMATS[format].round;
    const { statistics, fused } = ALGORITHMS[algorithm];
    const [mu, d, spread] = statistics(x, f(eps), f);
    const r = f(1 / f(Math.sqrt(spread)));
    const output = fused ? x.map((v) => f(f(v * r) + f(0 - f(mu * r)))) : d.map((v) => f(f(v * r) + 0));
    return { mean: mu, spread, r, output };
  }

  // -- exactly: a number is an integer over 2^BITS -----------------------------------------------------------------

  const BITS = 1200n;

  // A number of float64 times 2^BITS.
  function scaled(x) {
    if (x === 0) return 0n;
    const shift = BigInt(exponentOf(x) - 52);
    const whole = BigInt(x / 2 ** (exponentOf(x) - 52));
    return BITS + shift >= 0n ? whole << (BITS + shift) : whole >> -(BITS + shift);
  }

  // ⌊√n⌋ and ⌊a/b⌋ for numbers that are not negative; where there is a rest the last bit is set, so that none of them
  // looks like a tie.
  function root(n) {
    if (n < 2n) return n;
    let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2) + 1);
    for (;;) {
      const next = (x + n / x) >> 1n;
      if (next >= x) return x * x === n ? x : x | 1n;
      x = next;
    }
  }
  const divided = (a, b) => (a % b ? (a / b) | 1n : a / b);
  const signed = (v, size) => (v < 0n ? -size : size);
  const sizeOf = (v) => (v < 0n ? -v : v);

  // An exact value times 2^BITS as a number of a format, ties to even.
  function nearest(value, format) {
    if (value === 0n) return 0;
    const { p, emin, emax } = FORMATS[format];
    const size = sizeOf(value);
    const exponent = size.toString(2).length - 1 - Number(BITS);
    const quantum = BigInt(Math.max(exponent, emin) - p + 1) + BITS;
    let whole = size >> quantum;
    const rest = size - (whole << quantum);
    const half = 1n << (quantum - 1n);
    if (rest > half || (rest === half && whole % 2n === 1n)) whole += 1n;
    const result = Number(whole) * 2 ** Number(quantum - BITS);
    return (value < 0n ? -1 : 1) * (result >= 2 ** (emax + 1) ? Infinity : result);
  }

  // The exact mean, σ² + ε, r and output of a row whose entries are numbers of float64, times 2^BITS.
  function exact(x, eps) {
    const n = BigInt(x.length);
    const entries = x.map(scaled);
    const sum = entries.reduce((s, v) => s + v, 0n);
    // n times the deviations, and n³ times the variance at the square of the scale.
    const d = entries.map((v) => n * v - sum);
    const square = d.reduce((s, v) => s + v * v, 0n);
    const above = square + n * n * n * (scaled(eps) << BITS);
    const below = n * n * n;
    const mean = signed(sum, divided(sizeOf(sum), n));
    if (above === 0n) return { mean, spread: 0n, r: null, output: x.map(() => null) };
    // output² = (d/n)² / (above/below), so output = d·√(below/(n²·above)), to 2^−BITS.
    const output = d.map((v) => signed(v, root(divided((v * v * below) << (2n * BITS), n * n * above))));
    const spread = divided(above, below << BITS);
    return { mean, spread, r: root(divided(below << (4n * BITS), above)), output };
  }

  // |value − exact| in ulps of the exact value in the format; ∞ where the value is not finite and the exact one is.
  function ulps(value, exactly, format) {
    if (!Number.isFinite(value)) return Infinity;
    const { p, emin } = FORMATS[format];
    const size = sizeOf(exactly);
    const exponent = size === 0n ? emin : size.toString(2).length - 1 - Number(BITS);
    const ulp = BigInt(Math.max(exponent, emin) - p + 1) + BITS;
    const difference = scaled(value) - exactly;
    // Two hundred bits behind the point are kept.
    return Math.abs(Number((difference << 200n) >> ulp) / 2 ** 200);
  }

  // κ = mean|x|/√(σ² + ε) of the proved bounds.
  function kappaOf(x, eps) {
    const size = x.reduce((s, v) => s + Math.abs(v), 0) / x.length;
    return size / Math.sqrt(Number((exact(x, eps).spread << 200n) >> BITS) / 2 ** 200);
  }

  return { kappaOf, FORMATS, ALGORITHMS: Object.keys(ALGORITHMS), layerNorm, exact, nearest, ulps, scaled };
})();
