import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { withdrawPageMachine, WithdrawPageScreen } from './machine.ts';
import type { withdrawPageSamples } from './samples.ts';

type Page = NamesOf<typeof withdrawPageMachine, typeof withdrawPageSamples, WithdrawPageScreen>;
type Event = Page['event'];

const { eventTable, isEvent, never } = propertiesOf<Page>();

/** These events and no others send a flow something, or announce a fact. */
const exactly = (
  title: string,
  requirements: readonly string[],
  happens: (moment: Moment<Page>) => boolean,
  ...events: readonly Event[]
) =>
  never(
    title,
    requirements,
    (moment) => moment.what !== undefined && happens(moment) !== isTaken(moment, events),
  );

const isTaken = (moment: Moment<Page>, events: readonly Event[]): boolean =>
  isEvent(moment, ...events) && moment.from === 'open';

const tells =
  (told: Page['told']) =>
  (moment: Moment<Page>): boolean =>
    moment.told.includes(told);

const isPaid = ({ what }: Moment<Page>): boolean =>
  what !== undefined && 'case' in what && what.case === 'paid';

const PASSED_ON = [
  ['withdraw.refusedByLimit', 'a refusal by a limit'],
  ['withdraw.resultUnknown', 'a result that nobody knows'],
  ['withdrawal.cancelled', 'a withdrawal that was taken back'],
  ['cancel.refusedByLimit', 'a withdrawal that may not be taken back'],
] as const;

export const withdrawPageSafety: Safety<Page> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['left'] },
  properties: [
    never(
      'both flows begin with the page, and are heard from then on',
      ['WDR-01', 'WDR-07'],
      ({ what, calls, told }) =>
        what === undefined &&
        (String(calls) !== 'withdraw,pending,hearFlow,hearFlow' ||
          String(told) !== 'withdraw withdraw.started,pending list.opened'),
    ),
    exactly(
      'the list is read anew whenever a withdrawal was asked for, the balance moved, or others decided',
      ['WDR-07', 'WAL-06', 'RT-06'],
      tells('pending list.outdated'),
      'withdraw.requested',
      'balance.changed',
      'player.changed',
    ),
    exactly(
      'the wallet is read anew whenever money was set aside, came back or left',
      ['WDR-07', 'WDR-08'],
      ({ facts }) => facts.includes('wallet.outdated'),
      'withdraw.requested',
      'withdrawal.cancelled',
      'withdrawals.ended',
    ),
    never(
      'money that came back may be withdrawn again, and what has left may not',
      ['WDR-01'],
      (moment) =>
        tells('withdraw balance.returned')(moment) !==
        (isTaken(moment, ['withdrawals.ended']) && !isPaid(moment)),
    ),
    ...(
      [
        [
          'player.changed',
          'that something of the player has changed, and once more when the account was read after it',
          'account.changed',
        ],
        ['account.changed', 'what the account says'],
        ['player.suspended', 'that the player is suspended'],
        ['suspension.lifted', 'that the suspension is over'],
      ] as const
    ).map(([news, words, ...more]) =>
      exactly(
        `the withdrawal hears ${words}`,
        ['WDR-10', 'WDR-13', 'DEP-01'],
        tells(`withdraw ${news}`),
        news,
        ...more,
      ),
    ),
    ...PASSED_ON.map(([fact, words]) =>
      exactly(
        `${words} is announced as the flow says it`,
        ['DEP-21', 'WDR-08', 'WDR-09', 'DEP-02'],
        ({ facts }) => facts.includes(fact),
        fact,
      ),
    ),
    eventTable(['WDR-07', 'LOGOUT-02'], {
      'withdraw.requested': { open: 'open' },
      'withdraw.refusedByLimit': { open: 'open' },
      'withdraw.resultUnknown': { open: 'open' },
      'withdrawal.cancelled': { open: 'open' },
      'withdrawals.ended': { open: 'open' },
      'cancel.refusedByLimit': { open: 'open' },
      'player.changed': { open: 'open' },
      'account.changed': { open: 'open' },
      'player.suspended': { open: 'open' },
      'suspension.lifted': { open: 'open' },
      'balance.changed': { open: 'open' },
      'session.ended': { open: 'left' },
    }),
  ],
};
