import type { DepositNames } from '../banking/deposit/event-table.ts';
import { never, questionsTo } from '../paths/claims.ts';
import { paying } from './compositions.ts';
import type { Known } from './platform.ts';
import type { Subject } from './subjects.ts';

const deposit = questionsTo<DepositNames>('deposit');

const CASHIER = [
  'cashier',
  'requestRefused',
  'requestUnanswered',
  'redirecting',
  'foreignAddress',
] as const;

export const payingSubject: Subject<Known> = {
  id: 'paying',
  title: 'Session and deposit, while breaks begin and end',
  explains:
    'The session and the deposit page, side by side, with a platform that holds what it says: once a break, a cooling-off or an exclusion stands, it logs nobody in and answers no call but with a refusal. It answers as it stands when the answer arrives. A break may begin on another device at any moment, and the word of it may be late.',
  kind: 'composition',
  flows: ['access.session', 'banking.deposit'],
  composition: () => paying,
  properties: [
    {
      id: 'break.noCashier',
      title: 'Who is on a break, cooling off or excluded reaches no cashier.',
      explains:
        'From the moment at which the platform holds the break, the page of deposits never comes to its cashier, on whatever device the break was asked for. A cashier that was open already stays until the word of the break arrives; what is submitted there is refused. There are no games on the site yet: they join this property when they come.',
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
  ],
};
