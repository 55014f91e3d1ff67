// Runs golden vectors against a plain LayerNorm or RMSNorm in JavaScript: node layer_norm.js [--faulty] FILE...
// For float64 it computes in doubles, for the other formats each operation is rounded to float32; the result is rounded
// once to the format. --faulty takes the variance as a difference of squares, and centres RMSNorm: both have to fail.
"use strict";
const fs = require("fs");

/** A hexadecimal float as a number. */
function number(text) {
  if (text === "nan") return NaN;
  if (text.endsWith("inf")) return text[0] === "-" ? -Infinity : Infinity;
  const [, sign, whole, fraction = "", power] = text.match(/^(-?)0x([01])(?:\.([0-9a-f]+))?p([+-]\d+)$/);
  const digits = Number.parseInt(whole + fraction, 16); // at most 53 bits: exact
  return (sign ? -1 : 1) * scaled(digits, Number(power) - 4 * fraction.length);
}

/** value·2^power, rounded once: the last step alone may be inexact. */
function scaled(value, power) {
  for (; power < -1000; power += 500) value *= 2 ** -500;
  for (; power > 1000; power -= 500) value *= 2 ** 500;
  return value * 2 ** power;
}

const numbers = (value) => (Array.isArray(value) ? value.map(numbers) : number(value));

/** An input: numbers, or those of a formula, in rows of n. */
function input(value, rows, n) {
  if (Array.isArray(value)) return numbers(value);
  const entry = (i) => {
    let h = (value.seed + i) | 0;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (((h ^ (h >>> 16)) >>> (32 - value.bits)) + value.shift) * 2 ** value.exponent;
  };
  const row = (i) => Array.from({ length: n }, (_, j) => entry(i * n + j));
  return rows === 0 ? row(0) : Array.from({ length: rows }, (_, i) => row(i));
}

/** A number rounded to the nearest of a format, ties to even. */
function rounded(value, { precision, emin, emax }) {
  if (value === 0 || !Number.isFinite(value) || precision === 53) return value;
  const exponent = Math.max(Math.floor(Math.log2(Math.abs(value))), emin);
  const unit = scaled(1, exponent - precision + 1);
  const quotient = value / unit;
  const low = Math.floor(quotient);
  const up = quotient - low > 0.5 || (quotient - low === 0.5 && low % 2 !== 0);
  const answer = (low + (up ? 1 : 0)) * unit;
  return Math.abs(answer) >= scaled(1, emax) * 2 ? Math.sign(value) * Infinity : answer;
}

/** y, dx, dgamma and dbeta, of RMSNorm where there is no beta; f rounds each operation. */
function layerNorm({ x, gamma, beta, eps, upstream }, f, faulty) {
  const n = gamma.length;
  const sum = (terms) => {
    const half = terms.length >> 1;
    return half === 0 ? terms[0] : f(sum(terms.slice(0, half)) + sum(terms.slice(half)));
  };
  const out = { y: [], dx: [], dgamma: gamma.map(() => 0), dbeta: gamma.map(() => 0) };
  x.forEach((row, i) => {
    const mean = beta || faulty ? f(sum(row) / n) : 0;
    const d = row.map((entry) => f(entry - mean));
    const squares = (entries) => f(sum(entries.map((entry) => f(entry * entry))) / n);
    const variance = faulty ? f(squares(row) - f(mean * mean)) : squares(d);
    const r = f(1 / f(Math.sqrt(f(variance + f(eps)))));
    const h = d.map((entry) => f(entry * r));
    const p = gamma.map((gain, j) => f(gain * upstream[i][j]));
    const level = beta ? f(sum(p) / n) : 0;
    const along = f(sum(p.map((entry, j) => f(entry * h[j]))) / n);
    out.y.push(h.map((entry, j) => f(f(entry * gamma[j]) + (beta ? beta[j] : 0))));
    out.dx.push(p.map((entry, j) => f(r * f(f(entry - level) - f(h[j] * along)))));
    h.forEach((entry, j) => {
      out.dgamma[j] = f(out.dgamma[j] + f(upstream[i][j] * entry));
      out.dbeta[j] = f(out.dbeta[j] + upstream[i][j]);
    });
  });
  return out;
}

let failures = 0;
const faulty = process.argv.includes("--faulty");
for (const file of process.argv.slice(2).filter((name) => !name.startsWith("--"))) {
  const { format, testGroups } = JSON.parse(fs.readFileSync(file, "utf8"));
  let count = 0;
  for (const test of testGroups.flatMap((group) => group.tests)) {
    count++;
    const { rows, N, parameters } = test;
    const [x, residual, upstream] = [test.x, test.residual, test.upstream].map((each) => each && input(each, rows, N));
    if (residual) x.forEach((row, i) => row.forEach((entry, j) => (row[j] = entry + residual[i][j]))); // exact
    const [gamma, beta] = [test.gamma, test.beta].map((each) => each && input(each, 0, N));
    const given = { x, upstream, gamma, beta, eps: number(test.eps) };
    const made = layerNorm(given, parameters.precision === 53 ? (value) => value : Math.fround, faulty);
    const pick = (array, places) => (places ? places.map((place) => array[place]) : array);
    const written = (array) => (Array.isArray(array[0])
      ? pick(array, test.at?.rows).map((row) => pick(row, test.at?.columns)) : pick(array, test.at?.columns));
    for (const [key, allowed] of Object.entries(test.allowed.stable)) {
      if (allowed === null) continue;
      const flat = [written(made[key]), numbers(test[key]), numbers(allowed)].map((array) => array.flat());
      const bad = flat[0].findIndex((value, j) => {
        const got = rounded(value, key === "dx" ? format : parameters);
        return got !== flat[1][j] && !(Math.abs(got - flat[1][j]) <= flat[2][j]);
      });
      if (bad < 0) continue;
      failures++;
      console.log(`${file}, test ${test.id}, ${key}[${bad}]: got ${flat[0][bad]}, wanted ${flat[1][bad]}`);
    }
  }
  console.log(`${file}: ${count} tests`);
}
console.log(`${failures} failures`);
process.exitCode = failures ? 1 : 0;
