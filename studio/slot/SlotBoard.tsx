import type { CSSProperties } from 'react';
import { unseen } from '../look.css.ts';
import type { Said } from '../texts.ts';
import type { Shown } from '../shown.ts';
import { SlotSymbol, SYMBOLS } from './Symbols.tsx';
import { spinOf, type Win } from './spin.ts';
import * as css from './slot.css.ts';

/** The line of a winning combination: the row of each reel, from the left. */
export type Line = readonly number[];

interface SlotBoardProps {
  readonly shown: Shown;
  readonly lines: readonly Line[];
  readonly say: Said;
}

/** How many symbols run past before a reel rests; each reel turns a little longer than the one before. */
const PASSING = 10;
const MORE_PASSING = 4;
const REELS = 5;

/** Nothing shows on a reel that cannot come to rest there: the wild is on the middle ones, the scatter on every other. */
const mayStop = (name: string, reel: number): boolean =>
  name === 'wild' ? reel > 0 && reel < REELS - 1 : name !== 'scatter' || reel % 2 === 0;

/** Symbols of a reel one after another, from some place on. */
function runOf(reel: number, length: number): readonly string[] {
  const sheet = SYMBOLS.filter((name) => mayStop(name, reel));
  return Array.from({ length }, (_, row) => sheet[(row * 4 + reel * 2) % sheet.length] ?? '');
}

/** Before the first round. */
const AT_REST: readonly (readonly string[])[] = Array.from({ length: REELS }, (_, reel) =>
  runOf(reel, 3),
);

/** The reels of a slot with what was drawn, the lines that won, and how many free spins are left. */
export function SlotBoard({ shown, lines, say }: SlotBoardProps) {
  const { window = AT_REST, before = AT_REST, isTurning, wins, free } = spinOf(shown);
  // What returns no more than the stake is picked out nowhere.
  const winning = new Set(
    shown.isCelebrated ? wins.flatMap((win) => cellsOf(win, lines, window)) : [],
  );
  const running = wins.filter(({ line }) => line > 0);
  return (
    <div className={css.stage}>
      <div className={css.board}>
        <p className={css.feature} data-part="free-spins">
          {free === undefined ? '' : say('freeSpins', { left: `${free}` })}
        </p>
        <p className={unseen}>{isTurning ? say('turning') : seen(window, say)}</p>
        <div className={css.reels} aria-hidden>
          {window.map((symbols, reel) => (
            <div key={reel} className={css.reel}>
              <Strip
                key={isTurning ? `${shown.key} ${shown.steps.length}` : 'rest'}
                symbols={symbols}
                before={before[reel] ?? []}
                reel={reel}
                ms={isTurning ? shown.revealMs : undefined}
                isOther={(row) => winning.size > 0 && !winning.has(`${reel} ${row}`)}
              />
            </div>
          ))}
          {running.length > 0 && (
            <svg className={css.lines} viewBox="0 0 5 3" preserveAspectRatio="none" aria-hidden>
              {running.map(({ line, count }) => (
                <polyline
                  key={line}
                  className={css.line}
                  data-quiet={shown.isCelebrated ? undefined : ''}
                  vectorEffect="none"
                  points={(lines[line - 1] ?? [])
                    .slice(0, count)
                    .map((row, reel) => `${reel + 0.5},${row + 0.5}`)
                    .join(' ')}
                />
              ))}
            </svg>
          )}
        </div>
      </div>
    </div>
  );
}

/** The places of a win by reel and row. */
function cellsOf(
  { line, symbol, count }: Win,
  lines: readonly Line[],
  window: readonly (readonly string[])[],
): readonly string[] {
  // It pays wherever it stands.
  if (line === 0) {
    return window.flatMap((symbols, reel) =>
      symbols.flatMap((one, row) => (one === symbol ? [`${reel} ${row}`] : [])),
    );
  }
  return (lines[line - 1] ?? []).slice(0, count).map((row, reel) => `${reel} ${row}`);
}

interface StripProps {
  readonly symbols: readonly string[];
  readonly before: readonly string[];
  readonly reel: number;
  /** How long all reels turn; undefined: they rest. */
  readonly ms: number | undefined;
  /** A symbol that is not of a win, beside others that are. */
  readonly isOther: (row: number) => boolean;
}

/** One reel. What runs past is the same whatever was drawn: nothing hints at the result, or comes near it on purpose. */
function Strip({ symbols, before, reel, ms, isOther }: StripProps) {
  const passing = ms === undefined ? [] : runOf(reel, PASSING + reel * MORE_PASSING);
  const all = ms === undefined ? symbols : [...symbols, ...passing, ...before];
  const style = {
    '--ms': `${Math.round((ms ?? 0) * (0.6 + (0.4 * (reel + 1)) / REELS))}ms`,
    '--travel': `${(-100 * (all.length - symbols.length)) / all.length}%`,
  } as CSSProperties;
  return (
    <div className={ms === undefined ? undefined : css.turning} style={style}>
      {all.map((name, row) => (
        <div
          key={row}
          className={css.cell}
          data-other={row < symbols.length && isOther(row) ? '' : undefined}
        >
          <SlotSymbol name={name} className={css.picture} />
        </div>
      ))}
    </div>
  );
}

/** The window in words, row by row, as one reads. */
const seen = (window: readonly (readonly string[])[], say: Said): string =>
  [0, 1, 2]
    .map((row) =>
      say('rowSeen', {
        row: `${row + 1}`,
        symbols: window.map((reel) => symbolName(reel[row] ?? '', say)).join(', '),
      }),
    )
    .join(' ');

/** What a symbol is called. */
export function symbolName(name: string, say: Said): string {
  switch (name) {
    case 'wild':
      return say('symbolWild');
    case 'scatter':
      return say('symbolScatter');
    case 'gem1':
      return say('symbolGem1');
    case 'gem2':
      return say('symbolGem2');
    case 'gem3':
      return say('symbolGem3');
    case 'gem4':
      return say('symbolGem4');
    case 'card1':
      return 'A';
    case 'card2':
      return 'K';
    case 'card3':
      return 'Q';
    case 'card4':
      return 'J';
    default:
      return name;
  }
}
