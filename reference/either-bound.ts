/** The bound of two laws at once; null: none. @param pick the stricter of two: `Math.min` for a highest value */
export const boundOfBoth = (
  pick: (one: number, other: number) => number,
  one: number | null,
  other: number | null,
): number | null => (one === null || other === null ? (one ?? other) : pick(one, other));
