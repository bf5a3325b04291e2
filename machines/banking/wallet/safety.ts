import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { walletMachine } from './machine.ts';
import { walletSamples } from './samples.ts';
import type { WalletScreen } from './screen.ts';

type Wallet = NamesOf<typeof walletMachine, typeof walletSamples, WalletScreen>;

const { eventTable, holds, isAnswer, isEvent, isFailure, never, oneAtATime, running, shows } =
  propertiesOf<Wallet>();

/** The sum of each sampled wallet, in minor units, by its version. */
const TOTALS: Readonly<Record<number, number>> = {
  412: 14_600,
  0: 0,
  413: 100,
  414: 7_700,
  411: 1_100,
};

/** The wallet that a moment brings, by a poll or by a push. */
function walletOf(
  what: Wallet['what'] | undefined,
  output: unknown,
): { readonly version: number } | undefined {
  if (what === undefined) return undefined;
  if ('answer' in what) return (output as Wallet['answer']['output']).data;
  if (!('send' in what) || what.send !== 'balance.pushed') return undefined;
  return walletSamples.events['balance.pushed'].cases[what.case ?? 'typical'].wallet;
}

export const walletSafety: Safety<Wallet> = {
  leave: { event: 'session.ended' },
  sessionEnd: { event: 'session.ended', screens: ['off'] },
  properties: [
    never(
      'without a player no balance is fetched or remembered',
      ['WAL-04', 'LOGOUT-02', 'LOGOUT-04'],
      ({ screen, calls, snapshot }) =>
        screen === 'off' && (calls.length > 0 || snapshot.context.balances !== undefined),
    ),
    never(
      'a new player sees nothing of the one before',
      ['LOGOUT-02'],
      (moment) => isEvent(moment, 'session.authorized') && moment.screen !== 'pending',
    ),
    oneAtATime('getWallet', ['WAL-04']),
    never(
      'the wallet is fetched every 20 seconds',
      ['WAL-04'],
      ({ what, calls }) =>
        what !== undefined &&
        'pass' in what &&
        !(what.pass === 20_000 && calls.includes('getWallet')),
    ),
    never(
      'a fetched wallet shows',
      ['WAL-01'],
      (moment) => isAnswer(moment, 'getWallet') && moment.screen !== 'current',
    ),
    never(
      'a failed fetch is said, and keeps the last balance',
      ['WAL-05'],
      (moment) => isFailure(moment) && !shows(moment, 'stale', 'unknown'),
    ),
    never(
      'the player may ask again at any time',
      ['WAL-05'],
      (moment) =>
        isEvent(moment, 'refresh.requested') &&
        moment.screen !== 'off' &&
        running(moment.snapshot, 'getWallet') === 0,
    ),
    never(
      'whether the balance is old is said by the latest answer',
      ['WAL-05'],
      ({ what, snapshot: { context } }) =>
        what !== undefined && 'with' in what && 'fail' in what !== (context.failure !== undefined),
    ),
    never(
      'what is pushed shows at once, without being asked for',
      ['WAL-06'],
      (moment) =>
        isEvent(moment, 'balance.pushed') &&
        moment.screen !== 'off' &&
        (moment.screen !== 'current' || moment.calls.length > 0),
    ),
    never(
      'of what is polled and what is pushed the newest shows, and all of it',
      ['WAL-06', 'WAL-01'],
      ({ before, what, snapshot, output }) => {
        const shown = snapshot.context.balances?.totalBalance;
        const wallet = walletOf(what, output);
        if (before === undefined || wallet === undefined || snapshot.matches('off')) return false;
        const isOutrun =
          before.context.balances !== undefined && wallet.version < before.context.version;
        const [total, version] = isOutrun
          ? [before.context.balances?.totalBalance, before.context.version]
          : [TOTALS[wallet.version], wallet.version];
        return shown !== total || snapshot.context.version !== version;
      },
    ),
    eventTable(['WAL-04'], {
      'session.authorized': { off: 'on.fetching', on: 'on.fetching' },
      'session.ended': { on: 'off' },
      'refresh.requested': { on: 'on.fetching' },
      'balance.pushed': { on: 'on', 'on.stale': 'on.current' },
    }),
    never(
      'after an answer that nobody outran the wallet rests until the next poll',
      ['WAL-04'],
      ({ what, before, snapshot }) =>
        what !== undefined &&
        'with' in what &&
        before?.context.askedAgain === false &&
        !snapshot.matches({ on: 'fail' in what ? 'stale' : 'current' }),
    ),
    holds(
      'who asks while a fetch is under way is answered by one more',
      ['WAL-05', 'WAL-06'],
      false,
      (asked: boolean, moment) => {
        const { what, before, calls } = moment;
        if (isEvent(moment, 'session.ended', 'session.authorized')) return false;
        if (isEvent(moment, 'refresh.requested')) {
          return asked || before?.matches({ on: 'fetching' }) === true;
        }
        const answered = what !== undefined && 'with' in what;
        if (!answered) return asked;
        return calls.includes('getWallet') === asked ? false : violated;
      },
    ),
    never(
      'asking twice asks once',
      ['WAL-04'],
      (moment) =>
        isEvent(moment, 'refresh.requested') &&
        moment.before?.matches({ on: 'fetching' }) === true &&
        moment.calls.length > 0,
    ),
  ],
};
