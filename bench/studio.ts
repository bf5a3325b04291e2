import { parseArgs } from 'node:util';
import { BLACKJACK } from '../backend/third-parties/studio/math/blackjack/blackjack.ts';
import { bookPlay } from './blackjack-book.ts';
import { quick } from './lib/draw.ts';
import { unbiased } from '../backend/third-parties/studio/math/random.ts';
import { ROULETTE, SPOTS, timesOf } from '../backend/third-parties/studio/math/roulette.ts';
import { exactReturn } from '../backend/third-parties/studio/math/slot/exact.ts';
import {
  LINES,
  lineOf,
  PAYING,
  type Pays,
  type SlotSymbol,
} from '../backend/third-parties/studio/math/slot/lines.ts';
import type { SlotVariant, Strip } from '../backend/third-parties/studio/math/slot/spin.ts';
import { SLOT_VARIANTS } from '../backend/third-parties/studio/math/slot/variants.ts';

/**
 * What the studio's games return: of slots every stop of every reel is paid by the code that pays, and compared with
 * the exact fraction; of roulette every spot at every number; blackjack is played by the book, `--rounds 1e8`, with
 * its interval of 99 %.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1e7' } } });

const SYMBOLS: readonly SlotSymbol[] = [...PAYING, 'wild', 'scatter'];
const BASE = SYMBOLS.length;

/** What each row of five symbols pays, by the code that pays. */
function tableOf(pays: Pays): Int16Array {
  const table = new Int16Array(BASE ** 5);
  for (let key = 0; key < table.length; key += 1) {
    const symbols = [4, 3, 2, 1, 0].map(
      (power) => SYMBOLS[Math.floor(key / BASE ** power) % BASE] ?? 'scatter',
    );
    table[key] = lineOf(symbols, pays)?.fifths ?? 0;
  }
  return table;
}

/** Pays every stop: the sum of all and the most, apart for stops that give free spins; fifths of the stake. */
function everyStop(strips: readonly Strip[], table: Int16Array) {
  const numbers = strips.map((strip) => strip.map((symbol) => SYMBOLS.indexOf(symbol)));
  const scatter = SYMBOLS.indexOf('scatter');
  const stops = strips.map(() => 0);
  let [sum, most, features, mostOfFeature] = [0, 0, 0, -1];
  const at = (reel: number, row: number): number => {
    const strip = numbers[reel] ?? [];
    return strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0;
  };
  const place = (reel: number, keys: readonly number[], scatters: number): void => {
    if (reel === strips.length) {
      let paid = 0;
      for (const key of keys) paid += table[key] ?? 0;
      sum += paid;
      if (paid > most) most = paid;
      if (scatters < 3) return;
      features += 1;
      if (paid > mostOfFeature) mostOfFeature = paid;
      return;
    }
    for (let stop = 0; stop < (strips[reel]?.length ?? 0); stop += 1) {
      stops[reel] = stop;
      const rows = [at(reel, 0), at(reel, 1), at(reel, 2)];
      place(
        reel + 1,
        keys.map((key, line) => key * BASE + (rows[LINES[line]?.[reel] ?? 0] ?? 0)),
        scatters + rows.filter((symbol) => symbol === scatter).length,
      );
    }
  };
  place(
    0,
    LINES.map(() => 0),
    0,
  );
  const all = strips.reduce((product, { length }) => product * length, 1);
  return { sum, most, features, mostOfFeature, all };
}

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

function slot(variant: SlotVariant, number: number): void {
  const { strips, freeStrips, freeSpins, multiplier, pays } = variant;
  const table = tableOf(pays);
  const base = everyStop(strips, table);
  const free = everyStop(freeStrips, table);
  const paid =
    (base.sum / base.all +
      (base.features / base.all) * freeSpins * multiplier * (free.sum / free.all)) /
    5;
  const { numerator, denominator } = exactReturn(variant);
  const exact = Number((numerator * 10n ** 12n) / denominator) / 1e12;
  const top = Math.max(base.most, base.mostOfFeature + freeSpins * multiplier * free.most);
  console.log(
    `slot ${number} (${variant.volatility}): ${percent(exact)} exactly, ${percent(paid)} by ${base.all} and ` +
      `${free.all} stops; free spins 1 in ${(base.all / base.features).toFixed(1)}; at most ${top} fifths`,
  );
  if (Math.abs(exact - paid) > 1e-9 || top !== variant.topFifths) {
    console.log(`  expected ${percent(exact)} and ${variant.topFifths} fifths`);
    process.exitCode = 1;
  }
}

SLOT_VARIANTS.forEach(slot);

const returns = [...SPOTS.values()].map((numbers) => (numbers.length * timesOf(numbers)) / 37);
console.log(
  `roulette: every one of ${returns.length} spots ${percent(Math.min(...returns))}` +
    ` to ${percent(Math.max(...returns))}; players read ${ROULETTE.returnBasisPoints}`,
);

const rounds = Number(values.rounds);
const from = unbiased(quick(20_261_127));
let [sum, squares, staked] = [0, 0, 0];
for (let round = 0; round < rounds; round += 1) {
  const { won, stake } = bookPlay(2, BLACKJACK.draw(from));
  // Of the stake that begins a round: so returns are told.
  const net = (won - stake) / 2;
  sum += net;
  squares += net * net;
  staked += stake / 2;
}
const mean = sum / rounds;
const error = 2.576 * Math.sqrt((squares / rounds - mean * mean) / rounds);
console.log(
  `blackjack by the book: ${percent(1 + mean)} of the first stake, ${percent(1 + sum / staked)} of all stakes, ` +
    `± ${percent(error)} (99 %, ${rounds} rounds); players read ${BLACKJACK.returnBasisPoints}`,
);
if (Math.abs(1 + mean - BLACKJACK.returnBasisPoints / 10_000) > error + 0.00005)
  process.exitCode = 1;
