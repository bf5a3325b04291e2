import type { SyntheticEvent } from 'react';
import { button, select } from '../look.css.ts';
import type { Said } from '../texts.ts';
import { kindName, spotName } from './names.ts';
import { INSIDE, PAYS, SPOTS } from './spots.ts';
import * as css from './roulette.css.ts';

interface MoreBetsProps {
  readonly place: ((spot: string) => void) | undefined;
  readonly say: Said;
}

/** The bets between numbers as a list: what a pointer finds on the lines of the table. */
export function MoreBets({ place, say }: MoreBetsProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const spot = new FormData(event.currentTarget).get('spot');
    if (typeof spot === 'string') place?.(spot);
  };
  return (
    <form className={css.more} onSubmit={submit}>
      <label className={css.moreLabel} htmlFor="spot">
        {say('moreBets')}
      </label>
      <select id="spot" name="spot" className={select}>
        {INSIDE.map((kind) => (
          <optgroup key={kind} label={`${kindName(kind, say)} (${PAYS[kind]}:1)`}>
            {SPOTS[kind].map((spot) => (
              <option key={spot} value={spot}>
                {spotName(spot, say)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className={button} aria-disabled={place === undefined}>
        {say('placeBet')}
      </button>
    </form>
  );
}
