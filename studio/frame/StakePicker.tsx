import { button, select } from '../look.css.ts';
import * as css from './bar.css.ts';

interface StakePickerProps {
  readonly label: string;
  readonly lower: string;
  readonly higher: string;
  /** Rising; minor units. */
  readonly stakes: readonly number[];
  readonly stake: number;
  /** Undefined: no stake can be chosen now. */
  readonly choose: ((stake: number) => void) | undefined;
  readonly money: (amount: number) => string;
}

/** The stakes as a ladder: step by step, or any of them from the list. */
export function StakePicker({
  label,
  lower,
  higher,
  stakes,
  stake,
  choose,
  money,
}: StakePickerProps) {
  const place = stakes.indexOf(stake);
  const step = (by: 1 | -1, words: string, sign: string) => {
    const next = stakes[place + by];
    return (
      <button
        type="button"
        className={`${button} ${css.step}`}
        aria-label={words}
        aria-disabled={choose === undefined || next === undefined}
        onClick={() => {
          if (next !== undefined) choose?.(next);
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <div className={css.stake}>
      {step(-1, lower, '\u2212')}
      <label className={css.ladder}>
        <span className={css.label}>{label}</span>
        <select
          className={select}
          value={stake}
          disabled={choose === undefined}
          onChange={({ target }) => choose?.(Number(target.value))}
        >
          {stakes.map((one) => (
            <option key={one} value={one}>
              {money(one)}
            </option>
          ))}
        </select>
      </label>
      {step(1, higher, '+')}
    </div>
  );
}
