import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { payAndPlayReturnMachine } from './machine.ts';
import type { payAndPlayReturnSamples } from './samples.ts';
import type { PayAndPlayReturnScreen } from './screen.ts';

type Names = NamesOf<
  typeof payAndPlayReturnMachine,
  typeof payAndPlayReturnSamples,
  PayAndPlayReturnScreen
>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  holds,
  isAnswer,
  isFailure,
  never,
  oneAtATime,
  shows,
  showsAfter,
} = propertiesOf<Names>();

/** What shows first, by who waits for the answer. */
const FIRST = {
  typical: 'waiting',
  opened: 'handing',
  sameTab: 'resuming',
  noPayment: 'lost',
} as const satisfies Record<keyof (typeof payAndPlayReturnSamples)['inputs'], Names['screen']>;

const begins = ({ what }: Moment<Names>): boolean => what === undefined;
const passedFive = ({ what }: Moment<Names>): boolean =>
  what !== undefined && 'pass' in what && what.pass === 5_000;

export const payAndPlayReturnSafety: Safety<Names> = {
  leave: 'page',
  properties: [
    never(
      'the answer goes to the page that waits, in the tab where the payment began it goes on',
      ['ROUTE-05', 'PNP-04'],
      (moment) => begins(moment) && moment.screen !== FIRST[moment.start.input],
    ),
    never(
      'nobody is taken back for longer than some seconds',
      ['PNP-04'],
      (moment) => cameFrom(moment, 'handing') && !(shows(moment, 'waiting') && passedFive(moment)),
    ),
    never(
      'what is handed over, and where it goes on, is announced as it begins',
      ['PNP-04'],
      (moment) =>
        moment.facts.includes('answer.handed') !== (begins(moment) && shows(moment, 'handing')) ||
        moment.facts.includes('payment.resumed') !== (begins(moment) && shows(moment, 'resuming')),
    ),
    announcedOnlyBy('answer.handed', ['PNP-04'], begins),
    oneAtATime('getPayAndPlayPayment', ['API-066']),
    begunOnlyBy(
      'getPayAndPlayPayment',
      ['API-066'],
      ['retry.requested'],
      (moment) => begins(moment) || passedFive(moment),
    ),
    showsAfter('getPayAndPlayPayment', ['PNP-08', 'PNP-12'], {
      waiting: 'waiting',
      paid: 'paid',
      ended: 'ended',
    }),
    never(
      'an end is told by the platform alone',
      ['PNP-08', 'PNP-12'],
      (moment) =>
        shows(moment, 'paid', 'ended') &&
        !cameFrom(moment, 'paid', 'ended') &&
        !isAnswer(moment, 'getPayAndPlayPayment', 'paid', 'ended'),
    ),
    holds(
      'without any answer it is asked for a quarter of an hour',
      ['PNP-12'],
      false,
      (isAnswered: boolean, moment) => {
        if (isAnswered || isFailure(moment) || isAnswer(moment, 'getPayAndPlayPayment'))
          return true;
        const { what } = moment;
        const isLost = cameFrom(moment, 'waiting') && shows(moment, 'lost');
        const ms = what !== undefined && 'pass' in what ? what.pass : 0;
        return isLost && ms !== 900_000 ? violated : false;
      },
    ),
    never(
      'why nothing is known is remembered until it is asked for again',
      ['ERR-03'],
      (moment) => {
        const failed = moment.snapshot.context.failure !== undefined;
        if (isFailure(moment)) return !failed || moment.snapshot.hasTag('busy');
        return failed && moment.snapshot.hasTag('busy');
      },
    ),
    eventTable(['PNP-12'], {
      'retry.requested': { 'watching.unanswered': 'watching.asking' },
    }),
  ],
};
