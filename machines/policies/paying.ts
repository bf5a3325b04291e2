import type { DepositNames } from '../banking/deposit/event-table.ts';
import type { timeoutMachine } from '../limits/breaks/machine.ts';
import type { timeoutSamples } from '../limits/breaks/samples.ts';
import type { BreakScreen } from '../limits/breaks/setup.ts';
import { never, questionsTo } from '../engine/claims.ts';
import type { NamesOf } from '../engine/moment.ts';
import { paying } from './compositions.ts';
import type { Paying } from './paying-platform.ts';
import type { Subject } from './subjects.ts';

const deposit = questionsTo<DepositNames>('deposit');

type BreakNames = NamesOf<typeof timeoutMachine, typeof timeoutSamples, BreakScreen>;

const BREAKS = (['timeout', 'exclusion', 'coolingOff'] as const).map((name) =>
  questionsTo<BreakNames>(name),
);

const CASHIER = [
  'cashier',
  'requestRefused',
  'requestUnanswered',
  'redirecting',
  'foreignAddress',
] as const;

export const payingSubject: Subject<Paying> = {
  id: 'paying',
  title: 'Session, deposit, limits, breaks and exclusion',
  explains:
    'The session, the deposit page and the page of limits and breaks, side by side, with a platform that holds what it says: before a deposit it wants a limit as the policy has it, it refuses what a limit does not leave, and once a break, a cooling-off or an exclusion stands, it logs nobody in and answers no call but with a refusal. It answers as it stands when the answer arrives. A break may begin on another device at any moment, and the word of it may be late.',
  kind: 'composition',
  flows: [
    'access.session',
    'banking.deposit',
    'limits.depositLimits',
    'limits.timeout',
    'limits.exclusion',
    'limits.coolingOff',
  ],
  composition: paying,
  properties: [
    {
      id: 'break.noCashier',
      title: 'Who is on a break, cooling off or excluded reaches no cashier.',
      explains:
        'From the moment at which the platform holds the break, the page of deposits never comes to its cashier, on whatever device the break was asked for. A cashier that was open already stays until the word of the break arrives; what is submitted there is refused. Games have the same property for themselves.',
      requirements: ['EXC-06', 'EXC-07', 'DEP-13', 'GUARD-04'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            moment.before.platform.standing !== 'open' && deposit.comesTo(moment, ...CASHIER),
        ),
    },
    {
      id: 'break.noPayment',
      title: 'Who is on a break, cooling off or excluded is never led to a payment.',
      explains:
        'While a break stands, no deposit is accepted and nobody is taken to the payment provider, also from a cashier that was open before.',
      requirements: ['EXC-06', 'DEP-05', 'DEP-13'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            moment.before.platform.standing !== 'open' &&
            (deposit.announced(moment, 'cashier.opened') || deposit.comesTo(moment, 'redirecting')),
        ),
    },
    {
      id: 'break.endsSession',
      title: 'A break that begins here ends the session here at once.',
      explains:
        'With the platform’s yes to a break, a cooling-off or an exclusion the page is gone and nobody is signed in, whatever else is under way.',
      requirements: ['EXC-06', 'NS-31'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            BREAKS.some((one) => one.announced(moment, 'break.begun')) &&
            (moment.after.screen('session') === 'player' || moment.after.page !== undefined),
        ),
    },
    {
      id: 'firstDeposit.limitOffered',
      title: 'Before the first deposit a limit is offered: set, or declined in so many words.',
      explains:
        'The cashier never opens for a player who has no deposit limit and has not said, where it was offered, that none is wanted.',
      requirements: ['LIM-11', 'DEP-04'],
      fields: ['depositLimit'],
      demandedBy: ['UKGC', 'Spelinspektionen', 'GGL'],
      claim: () =>
        never(
          (moment) =>
            deposit.comesTo(moment, ...CASHIER) &&
            !moment.before.platform.hasLimit &&
            !moment.before.platform.declined,
        ),
    },
    {
      id: 'firstDeposit.limitRequired',
      title: 'Nobody deposits without a deposit limit.',
      explains:
        'The cashier never opens for a player who has no deposit limit, whatever they chose.',
      requirements: ['LIM-11', 'DEP-04'],
      fields: ['depositLimit'],
      demandedBy: ['Spelinspektionen', 'GGL'],
      claim: () =>
        never((moment) => deposit.comesTo(moment, ...CASHIER) && !moment.before.platform.hasLimit),
    },
    {
      id: 'firstDeposit.declinedByPlayer',
      title: 'A limit that is offered is declined by the player alone, where it is offered.',
      explains: 'Neither a failure nor a second try counts as a no.',
      requirements: ['LIM-11'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            moment.after.platform.declined &&
            !moment.before.platform.declined &&
            !(
              deposit.hears(moment, 'limit.declined') &&
              deposit.shows(moment.before, 'limitOffered')
            ),
        ),
    },
    {
      id: 'limits.noDepositBeyond',
      title:
        'Where a limit leaves nothing, no deposit goes through, and the player is told from when.',
      explains:
        'Once the lowest limit is used up, the cashier does not open and nobody is led to a payment; what the check answers is shown with the date at which the limit is whole again.',
      requirements: ['DEP-10', 'DEP-21', 'LIM-02'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never((moment) => {
          const pays =
            deposit.comesTo(moment, ...CASHIER) || deposit.announced(moment, 'cashier.opened');
          const isRefused = deposit.isAnswered(moment, 'checkDepositAllowed', 'selfLimitReached');
          const tells =
            deposit.shows(moment.after, 'selfLimitReached') &&
            moment.after.shared('deposit') !== undefined;
          return (pays && !moment.before.platform.hasRoom) || (isRefused && !tells);
        }),
    },
  ],
};
