/** The value below which so many of all are. @param share 0.5: the median; 1: the greatest */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => at(values, 0.5);

/** Prints a row of figures under a name. */
export const report = (name: string, values: Record<string, unknown>): void =>
  console.log(
    name.padEnd(34),
    JSON.stringify(values).replaceAll(/[{}"]/g, '').replaceAll(',', '  '),
  );
