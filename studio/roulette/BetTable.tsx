import type { CSSProperties, KeyboardEvent } from 'react';
import type { Bet } from '../../machines/games/round/decide.ts';
import type { Said } from '../texts.ts';
import { colourOf, INSIDE, kindOf, NUMBERS, PAYS, pointOf, SPOTS } from './spots.ts';
import { spotName } from './names.ts';
import { numberWords } from './Wheel.tsx';
import * as css from './table.css.ts';

interface BetTableProps {
  readonly bets: readonly Bet[];
  /** What is paid on each spot of the round that was shown. */
  readonly paid: readonly Bet[];
  /** Whether these spots may look like a win. */
  readonly isCelebrated: boolean;
  readonly number: number | undefined;
  /** Each spot says what it pays. */
  readonly hasOdds: boolean;
  /** Undefined: no bets are taken now. */
  readonly place: ((spot: string) => void) | undefined;
  readonly money: (amount: number) => string;
  /** An amount as a chip shows it. */
  readonly chip: (amount: number) => string;
  readonly say: Said;
}

const COLUMNS = ['column:1', 'column:2', 'column:3'] as const;
const DOZENS = ['dozen:1', 'dozen:2', 'dozen:3'] as const;
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** The table of bets: each spot is a button, those between numbers are also in a list for who presses keys. */
export function BetTable(props: BetTableProps) {
  const { bets, paid, isCelebrated, number, hasOdds, place, money, chip, say } = props;
  const staked = new Map(bets.map(({ spot, amount }) => [spot, amount]));
  const returned = new Map(paid.map(({ spot, amount }) => [spot, amount]));
  const spot = (
    name: string,
    label: string,
    more: { className: string; style?: CSSProperties; spokenAs?: string; tabIndex?: number },
  ) => {
    const stake = staked.get(name);
    const back = returned.get(name);
    const odds = oddsOf(name);
    // A column is called by them, under every law.
    const isToldOdds = hasOdds || label === odds;
    const words = [
      more.spokenAs ?? label,
      ...(isToldOdds ? [odds] : []),
      ...(stake === undefined ? [] : [money(stake)]),
      ...(back === undefined ? [] : [say('spotPaid', { amount: money(back) })]),
    ].join(', ');
    return (
      <button
        key={name}
        type="button"
        className={more.className}
        style={more.style}
        tabIndex={more.tabIndex}
        data-spot={name}
        data-paid={isCelebrated && back !== undefined ? '' : undefined}
        aria-label={words}
        aria-disabled={place === undefined}
        onKeyDown={moveFocus}
        onClick={() => {
          place?.(name);
        }}
      >
        <span aria-hidden>{label}</span>
        {hasOdds && label !== odds && (
          <small className={css.odds} aria-hidden>
            {odds}
          </small>
        )}
        {stake !== undefined && <Chip amount={chip(stake)} />}
      </button>
    );
  };
  return (
    <fieldset className={css.table} aria-label={say('table')}>
      {spot('straight:0', '0', { className: css.zero, spokenAs: spotName('straight:0', say) })}
      <div className={css.field}>
        {NUMBERS.map((one) =>
          spot(`straight:${one}`, `${one}`, {
            className: css.cell[colourOf(one) === 'red' ? 'red' : 'black'],
            style: placeOf(one),
            spokenAs: numberWords(one, say),
            // The arrows lead from number to number.
            tabIndex: one === 1 ? 0 : -1,
          }),
        )}
        {number !== undefined && number > 0 && (
          <span className={css.fallen} style={placeOf(number)} aria-hidden />
        )}
        {INSIDE.flatMap((kind) => SPOTS[kind]).map((name) => {
          const stake = staked.get(name);
          return (
            <button
              key={name}
              type="button"
              className={css.between}
              style={pointStyle(name)}
              tabIndex={-1}
              data-spot={name}
              data-paid={isCelebrated && returned.has(name) ? '' : undefined}
              aria-hidden
              title={hasOdds ? `${spotName(name, say)}, ${oddsOf(name)}` : spotName(name, say)}
              disabled={place === undefined && stake === undefined}
              onClick={() => {
                place?.(name);
              }}
            >
              {stake !== undefined && <Chip amount={chip(stake)} />}
            </button>
          );
        })}
      </div>
      <div className={css.columns}>
        {COLUMNS.map((name) =>
          spot(name, oddsOf(name), { className: css.outside, spokenAs: spotName(name, say) }),
        )}
      </div>
      <div className={css.dozens}>
        {DOZENS.map((name) => spot(name, spotName(name, say), { className: css.outside }))}
      </div>
      <div className={css.evens}>
        {EVENS.map((name) => spot(name, spotName(name, say), { className: css.outside }))}
      </div>
    </fieldset>
  );
}

/** What a spot pays for one unit, besides the unit itself: `35:1`. */
const oddsOf = (spot: string): string => `${PAYS[kindOf(spot)]}:1`;

/** An amount as a chip. */
function Chip({ amount }: { amount: string }) {
  return (
    <span className={css.chip} aria-hidden>
      {amount}
    </span>
  );
}

const placeOf = (number: number): CSSProperties =>
  ({ '--u': Math.ceil(number / 3), '--v': ((number - 1) % 3) + 1 }) as CSSProperties;

function pointStyle(spot: string): CSSProperties {
  const [u, v] = pointOf(spot) ?? [0, 0];
  return { '--u': u, '--v': v } as CSSProperties;
}

/** How far an arrow leads, on a table that lies and on one that stands. */
const STEPS: Readonly<Record<string, readonly [lying: number, standing: number]>> = {
  ArrowRight: [3, 1],
  ArrowLeft: [-3, -1],
  ArrowUp: [1, -3],
  ArrowDown: [-1, 3],
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { parentElement: field, dataset } = event.currentTarget;
  const step = STEPS[event.key];
  const from = Number(/^straight:([1-9]\d*)$/.exec(dataset['spot'] ?? '')?.[1]);
  if (step === undefined || field === null || Number.isNaN(from)) return;
  event.preventDefault();
  const lies = field.clientWidth > field.clientHeight;
  const to = from + step[lies ? 0 : 1];
  field.querySelector<HTMLElement>(`[data-spot="straight:${to}"]`)?.focus();
}
