import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, type Property } from '../../engine/properties.ts';
import type { cashbackMachine } from './machine.ts';
import type { cashbackSamples } from './samples.ts';
import type { CashbackScreen } from './screen.ts';

export type Cashbacks = NamesOf<typeof cashbackMachine, typeof cashbackSamples, CashbackScreen>;

const { cameFrom, isAnswer, isEvent, isFailure, never, oneAtATime, shows } =
  propertiesOf<Cashbacks>();

const LIST = 'getCashbacks';
const READ = 'getCashbackProgress';

/** Whether an act is over at a moment, so that everything is read anew. */
const isOver = (moment: Moment<Cashbacks>): boolean =>
  isFailure(moment, 'activateCashback', 'deactivateCashback', 'claimCashback') ||
  isAnswer(moment, 'activateCashback', 'campaignEnded', 'campaignUsedUp', 'notEligible') ||
  isAnswer(moment, 'deactivateCashback') ||
  isAnswer(moment, 'forfeitClaim') ||
  (isAnswer(moment, 'claimCashback') && !shows(moment, 'inTheWay')) ||
  (cameFrom(moment, 'looking') && isAnswer(moment, READ) && !shows(moment, 'asking'));

const isReading = (moment: Moment<Cashbacks>): boolean => cameFrom(moment, 'reading', 'refreshing');

/** What is read, when, and what shows of it. */
export const readingSafety: readonly Property<Cashbacks>[] = [
  never(
    'it begins by reading, and reads anew after each act, and at the player’s wish',
    ['CASH-01', 'ERR-03'],
    (moment) =>
      moment.calls.includes(LIST) !==
      (moment.what === undefined ||
        (isEvent(moment, 'retry.requested') && cameFrom(moment, 'unread')) ||
        isOver(moment)),
  ),
  never(
    'each cashback of the list is read once, and they are listed when all are',
    ['CASH-01', 'API-117'],
    (moment) => {
      if (!isReading(moment) || !(isAnswer(moment, LIST) || isAnswer(moment, READ))) return false;
      const left = isAnswer(moment, LIST)
        ? moment.output.data.cashbacks.length
        : (moment.before?.context.ahead.length ?? 0) - 1;
      return left > 0
        ? !moment.calls.includes(READ) || moment.snapshot.context.ahead.length !== left
        : !shows(moment, 'listed') || moment.calls.length > 0;
    },
  ),
  never(
    'a cashback is listed with what was read of it, and left out where there is none any more',
    ['CASH-01', 'CASH-04', 'REW-01'],
    (moment) => {
      const { read, known } = moment.snapshot.context;
      const was = moment.before?.context;
      if (!isReading(moment) || !was) return false;
      const now = shows(moment, 'listed') && !isFailure(moment) ? known : read;
      if (isAnswer(moment, LIST)) return now?.length !== 0;
      if (!isAnswer(moment, READ)) return false;
      const { output } = moment;
      const added = output.ok
        ? [...was.read, { cashback: was.ahead[0], progress: output.data }]
        : was.read;
      return JSON.stringify(now) !== JSON.stringify(added);
    },
  ),
  never(
    'what is known changes only when all is read, and what switching off gives up when it is looked at',
    ['CASH-01'],
    (moment) => {
      const { known, chosen } = moment.snapshot.context;
      const was = moment.before?.context.known;
      if (isAnswer(moment, READ) && shows(moment, 'asking')) {
        const { output } = moment;
        return (
          !output.ok ||
          known?.some(
            ({ cashback, progress }, at) =>
              (progress === output.data) !== (cashback.campaignId === chosen) &&
              progress !== was?.[at]?.progress,
          ) !== false ||
          known.every(({ progress }) => progress !== output.data)
        );
      }
      return known !== was && !(isReading(moment) && shows(moment, 'listed'));
    },
  ),
  never(
    'a list that could not be read anew stays, and says so; without one the failure is told',
    ['CASH-01', 'ERR-03'],
    (moment) => {
      const { isOld, failure } = moment.snapshot.context;
      if (isFailure(moment, LIST, READ) && isReading(moment)) {
        return cameFrom(moment, 'reading')
          ? !shows(moment, 'unread') || failure === undefined
          : !shows(moment, 'listed') || !isOld;
      }
      const isNew = isReading(moment) && shows(moment, 'listed');
      return isOld !== (!isNew && moment.before?.context.isOld === true);
    },
  ),
  never('a failure of the reading is told only while it stands', ['ERR-03'], (moment) =>
    shows(moment, 'left')
      ? false
      : (moment.snapshot.context.failure !== undefined) !== shows(moment, 'unread'),
  ),
  oneAtATime(LIST, ['CASH-01']),
  oneAtATime(READ, ['CASH-01']),
];
