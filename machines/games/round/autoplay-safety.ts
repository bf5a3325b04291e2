import { violated, type Property } from '../../engine/properties.ts';
import {
  begins,
  carriedBy,
  properties,
  SCOPE,
  tableOn,
  type Moved,
  type Rounds,
} from './moments.ts';
import type { Table } from './setup.ts';

const { holds, isAnswer, isEvent, isFailure, shows } = properties;

/** What autoplay may still do. */
interface Run {
  readonly left: number;
  readonly lost: number;
  readonly lossLimit: number;
  readonly winLimit: number;
}

interface Wished {
  readonly rounds: number;
  readonly lossLimit: number;
  readonly winLimit?: number;
}

/** A press, a pause, a refusal and a failure end it; a balance that could not be read beside a hand is none. */
const stops = (moment: Moved): boolean =>
  isEvent(moment, 'start.pressed', 'pause.wanted', 'call.repeated', 'refusal.read') ||
  (isFailure(moment) && moment.from !== 'deciding') ||
  shows(moment, 'refused', 'elsewhere', 'opening', 'ended', 'freeOver') ||
  isAnswer(moment, 'playRound', 'tooSoon');

/** What the next round may lose: a free one loses nothing. */
const atStake = ({ play, total, freeRounds }: Table): number =>
  play.game.kind === 'slot' && (freeRounds?.left ?? 0) > 0 ? 0 : total;

/** Autoplay that is chosen now, where law, control and limits let it begin. */
function chosenIn(moment: Moved): Run | undefined {
  const wished = carriedBy(moment, 'autoplay.chosen') as Wished | undefined;
  const table = tableOn(moment.before);
  if (wished === undefined || table === undefined || moment.from !== 'betting') return undefined;
  const { rounds, lossLimit, winLimit = Number.POSITIVE_INFINITY } = wished;
  const may =
    rounds <= table.play.terms.autoplayRounds &&
    table.play.game.kind !== 'blackjack' &&
    table.obstacle === undefined &&
    atStake(table) <= lossLimit &&
    moment.before?.context.isHeld === false;
  return may ? { left: rounds, lost: 0, lossLimit, winLimit } : undefined;
}

/** The run after a round whose end was told. */
function afterRound(moment: Moved, run: Run | undefined): Run | undefined {
  const { round } = moment.before?.context ?? {};
  if (run === undefined || round === undefined || !isAnswer(moment, 'endRound', 'success'))
    return run;
  if (round.won >= run.winLimit) return undefined;
  return { ...run, lost: run.lost + (round.isFree === true ? 0 : round.stake) - round.won };
}

/** Rounds that begin without a press of their own. */
export const autoplaySafety: readonly Property<Rounds>[] = [
  holds<{ run: Run | undefined }>(
    'autoplay begins as many rounds as the law and the player allow, within the limits that the player set, until a press, a pause, a refusal or a failure ends it',
    SCOPE,
    { run: undefined },
    (known, moment) => {
      const before = chosenIn(moment) ?? afterRound(moment, stops(moment) ? undefined : known.run);
      const table = tableOn(moment.snapshot);
      const total = table === undefined ? 0 : atStake(table);
      const fits =
        before !== undefined && before.left > 0 && before.lost + total <= before.lossLimit;
      const isByPress = isEvent(moment, 'start.pressed');
      if (begins(moment) && !isByPress && !fits) return violated;
      // It is not left behind either: where the next round may begin, it does.
      if (shows(moment, 'betting') && fits && table?.obstacle === undefined) return violated;
      const isOver = before === undefined || (shows(moment, 'betting') && !fits);
      const run = isOver
        ? undefined
        : begins(moment)
          ? { ...before, left: before.left - 1 }
          : before;
      const shown = table?.autoplay;
      if (table !== undefined && shown?.left !== run?.left) return violated;
      return run === undefined && known.run === undefined ? known : { run };
    },
  ),
];
