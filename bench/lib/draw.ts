/** Quick, and good enough to count with (sfc32): money is never drawn with it. */
export function quick(seed: number): () => number {
  let [a, b, c, counter] = [seed, seed ^ 0x9e3779b9, 0x243f6a88, 1];
  const next = () => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + drawn;
    return drawn >>> 0;
  };
  for (let i = 0; i < 20; i += 1) next();
  return next;
}

/** The mean of values and half of its interval of 99 %. */
export function meanOf(values: readonly number[]): {
  readonly mean: number;
  readonly error: number;
} {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: (2.576 * Math.sqrt(squares)) / values.length };
}
