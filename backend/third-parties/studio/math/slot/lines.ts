/** The symbols of the reels. The wild stands for all but the scatter. */
export type SlotSymbol = 'wild' | 'scatter' | PayingSymbol;

/** The dearest first. */
export const PAYING = ['gem1', 'gem2', 'gem3', 'gem4', 'card1', 'card2', 'card3', 'card4'] as const;

export type PayingSymbol = (typeof PAYING)[number];

/** For each line its row on each reel, 0 on top. */
export const LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '10001',
  '12221',
  '00122',
  '22100',
  '12101',
  '10121',
  '01110',
  '21112',
  '01010',
  '21212',
  '11011',
  '11211',
  '00200',
  '22022',
  '02220',
].map((rows) => rows.split('').map(Number));

/** What three, four and five of a symbol pay, in fifths of the whole stake. */
export type Pays = Readonly<Record<PayingSymbol, readonly [number, number, number]>>;

/** What begins a line from the left: as many as are alike, wilds among them. Undefined where it pays nothing. */
export function lineOf(
  symbols: readonly SlotSymbol[],
  pays: Pays,
): { readonly symbol: PayingSymbol; readonly count: number; readonly fifths: number } | undefined {
  // No reel 1 has a wild.
  const [symbol] = symbols;
  if (symbol === undefined || symbol === 'wild' || symbol === 'scatter') return undefined;
  let count = 1;
  while (symbols[count] === symbol || symbols[count] === 'wild') count += 1;
  const fifths = count < 3 ? undefined : pays[symbol][count - 3];
  return fifths === undefined ? undefined : { symbol, count, fifths };
}
