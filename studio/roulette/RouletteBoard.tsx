import type { Bet } from '../../machines/games/round/decide.ts';
import type { Shown } from '../shown.ts';
import type { Said } from '../texts.ts';
import { BetTable } from './BetTable.tsx';
import { MoreBets } from './MoreBets.tsx';
import { spotName } from './names.ts';
import { colourOf } from './spots.ts';
import { numberWords, Wheel } from './Wheel.tsx';
import * as css from './roulette.css.ts';

interface RouletteBoardProps {
  readonly shown: Shown;
  readonly bets: readonly Bet[];
  /** The table is before the player; else, where there is room for one of them only, the wheel is. */
  readonly isBetting: boolean;
  /** Each spot says what it pays, by the law. */
  readonly hasOdds: boolean;
  /** Places a chip; undefined: none is taken now. */
  readonly place: ((spot: string) => void) | undefined;
  /** Takes all chips off a spot; undefined: they lie. */
  readonly take: ((spot: string) => void) | undefined;
  readonly money: (amount: number) => string;
  /** An amount as a chip shows it. */
  readonly chip: (amount: number) => string;
  readonly say: Said;
}

/** The wheel with the number that fell, and the table with the bets. */
export function RouletteBoard(props: RouletteBoardProps) {
  const { shown, bets, isBetting, hasOdds, place, take, money, chip, say } = props;
  const { steps, isRevealing } = shown;
  const number = steps.findLast((step) => step.type === 'ball')?.number;
  const isRunning = isRevealing && steps.at(-1)?.type === 'ball';
  const paid = steps.flatMap((step) => (step.type === 'spots' ? step.paid : []));
  return (
    <div className={css.stage}>
      <div className={css.board} data-betting={isBetting ? '' : undefined}>
        <div className={css.wheelPlace}>
          <Wheel
            number={number}
            ms={isRunning ? shown.revealMs : undefined}
            spin={shown.key}
            say={say}
          />
        </div>
        <div className={css.tablePlace}>
          {number === undefined || isRunning ? (
            // Its room stays: no spot moves under a finger once the first number has fallen.
            <div className={css.last} />
          ) : (
            <p className={css.last}>
              {say('lastNumber')}
              <strong className={css.fell} data-colour={colourOf(number)}>
                {numberWords(number, say)}
              </strong>
            </p>
          )}
          <BetTable
            bets={bets}
            paid={paid}
            isCelebrated={shown.isCelebrated}
            number={isRunning ? undefined : number}
            hasOdds={hasOdds}
            place={place}
            money={money}
            chip={chip}
            say={say}
          />
          <MoreBets place={place} say={say} />
          {bets.length > 0 && (
            <ul className={css.bets}>
              {bets.map(({ spot, amount }) => (
                <li key={spot} className={css.bet}>
                  {`${spotName(spot, say)} ${money(amount)}`}
                  <button
                    type="button"
                    className={css.off}
                    aria-label={say('takeBet', { spot: spotName(spot, say) })}
                    aria-disabled={take === undefined}
                    onClick={() => take?.(spot)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
