import { BlackjackBoard } from '../blackjack/BlackjackBoard.tsx';
import { numberWords } from '../roulette/Wheel.tsx';
import { spotName } from '../roulette/names.ts';
import { dateTag } from '../../reference/languages.ts';
import type { Play, Round } from '../../machines/games/round/decide.ts';
import { SlotBoard } from '../slot/SlotBoard.tsx';
import { shownWhole } from '../shown.ts';
import type { Words } from '../texts.ts';
import * as css from './panel.css.ts';

interface HistoryProps {
  readonly play: Play;
  /** The newest first. */
  readonly rounds: readonly Round[];
  readonly words: Words;
}

/** The latest rounds, each to be looked at again. */
export function History({ play, rounds, words }: HistoryProps) {
  const { say, tag } = words;
  const money = (amount: number): string => words.money(amount, play.currency);
  const time = new Intl.DateTimeFormat(dateTag(tag), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  if (rounds.length === 0) return <p className={css.text}>{say('historyEmpty')}</p>;
  return (
    <ol className={css.rounds}>
      {rounds.map((round) => (
        <li key={round.roundId}>
          <details className={css.round} name="round">
            <summary className={css.summary}>
              <span className={css.when}>{time.format(Date.parse(round.startedAt))}</span>
              <span className={css.paid}>{`${say('paidOut')} ${money(round.won)}`}</span>
              <span>{`${say('stake')} ${money(round.stake)}`}</span>
            </summary>
            <Again play={play} round={round} words={words} money={money} />
            <p className={css.reference}>{say('historyRound', { round: round.roundId })}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}

interface AgainProps {
  readonly play: Play;
  readonly round: Round;
  readonly words: Words;
  readonly money: (amount: number) => string;
}

/** How a round ended, from the record by which it was played. */
function Again({ play: { game }, round, words: { say }, money }: AgainProps) {
  const shown = shownWhole(round);
  switch (game.kind) {
    case 'slot':
      return (
        <div className={css.again}>
          <SlotBoard shown={shown} lines={game.slot?.lines ?? []} say={say} />
        </div>
      );
    case 'blackjack':
      return (
        <div className={css.again}>
          <BlackjackBoard shown={shown} turn={undefined} money={money} say={say} />
        </div>
      );
    case 'roulette': {
      const fell = round.steps.find((step) => step.type === 'ball');
      return (
        <>
          {fell && <p className={css.value}>{numberWords(fell.number, say)}</p>}
          <ul className={css.section}>
            {round.bets.map(({ spot, amount }) => (
              <li key={spot}>{`${spotName(spot, say)}: ${money(amount)}`}</li>
            ))}
          </ul>
        </>
      );
    }
  }
}
