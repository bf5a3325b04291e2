import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { historyMachine } from './machine.ts';
import { isAmong, meet, type Transaction } from './rows.ts';
import type { historySamples } from './samples.ts';
import { historyScreen, type HistoryScreen } from './screen.ts';
import { HISTORY_POLL_INTERVAL } from './setup.ts';

type History = NamesOf<typeof historyMachine, typeof historySamples, HistoryScreen>;

const { cameFrom, eventTable, isAnswer, isEvent, isFailure, never, oneAtATime, running, shows } =
  propertiesOf<History>();

type Moment = Parameters<typeof isEvent>[0];

const wasPolling = ({ before }: Moment): boolean => before?.matches({ list: 'polling' }) === true;

/** A period that ends as it begins, by the name of the sample. */
const isBackwards = ({ what }: Moment): boolean =>
  what !== undefined && 'case' in what && what.case === 'backwards';

const isPolling = ({ snapshot }: Moment): boolean => snapshot.matches({ list: 'polling' });

const isKnown = ({ referenceId }: Transaction, rows: readonly Transaction[]): boolean =>
  rows.some((row) => row.referenceId === referenceId);

/** News came while something was read: what is read next begins at once. */
const wasOutdated = ({ before }: Moment): boolean => before?.context.isOutdated === true;

export const historySafety: Safety<History> = {
  leave: 'page',
  properties: [
    oneAtATime('getTransactions', ['TXN-07']),
    oneAtATime('getNetPosition', ['TXN-11']),
    never(
      'each transaction is there once, the newest first',
      ['TXN-06'],
      ({ snapshot: { context } }) => {
        const references = new Set(context.rows.map(({ referenceId }) => referenceId));
        const dates = context.rows.map(({ transactionDate }) => Date.parse(transactionDate));
        const isFalling = dates.every((date, n) => n === 0 || date <= (dates[n - 1] ?? 0));
        return references.size !== context.rows.length || !isFalling;
      },
    ),
    never(
      'what shows is of the status that is asked for, and nothing of it is left out',
      ['TXN-12'],
      ({ snapshot }) => {
        const screen = historyScreen(snapshot);
        if (!('rows' in screen)) return false;
        const { filter, rows } = snapshot.context;
        const wanted = rows.filter(
          ({ status }) => filter.status === undefined || status === filter.status,
        );
        return screen.rows.length !== wanted.length || screen.read !== rows.length;
      },
    ),
    never(
      'time alone reads only while a filter is applied or the last try failed, every 30 seconds',
      ['TXN-07'],
      ({ what, calls, snapshot, from }) =>
        what !== undefined &&
        'pass' in what &&
        (calls.length > 0
          ? !(snapshot.context.isApplied || from === 'stale') || what.pass !== HISTORY_POLL_INTERVAL
          : snapshot.matches({ list: 'resting' }) &&
            from === 'stale' &&
            what.pass === HISTORY_POLL_INTERVAL),
    ),
    never(
      'time that has the list read has the figures read, and nothing else does',
      ['TXN-07', 'TXN-11'],
      ({ what, calls, snapshot }) =>
        what !== undefined &&
        'pass' in what &&
        (calls.includes('getTransactions')
          ? running(snapshot, 'getNetPosition') !== 1
          : calls.length > 0),
    ),
    never(
      'time alone leads the list nowhere but to a read',
      ['TXN-07'],
      ({ what, calls, before, snapshot }) =>
        what !== undefined &&
        'pass' in what &&
        !calls.includes('getTransactions') &&
        snapshot.value.list !== before?.value.list,
    ),
    never(
      'a filter that is applied begins anew, and so does one that is cleared',
      ['TXN-05', 'TXN-08', 'TXN-11'],
      (moment) => {
        if (!isEvent(moment, 'filter.applied', 'filter.cleared') || isBackwards(moment))
          return false;
        const { isApplied, rows, hasMore, position, netPosition } = moment.snapshot.context;
        return (
          isApplied !== isEvent(moment, 'filter.applied') ||
          rows.length > 0 ||
          hasMore ||
          position > 0 ||
          netPosition !== undefined ||
          !moment.calls.includes('getTransactions') ||
          !moment.calls.includes('getNetPosition')
        );
      },
    ),
    never(
      'a period that does not end after its beginning is not asked for',
      ['TXN-05', 'TXN-11'],
      (moment) =>
        isBackwards(moment) &&
        (moment.calls.length > 0 || moment.snapshot.context !== moment.before?.context),
    ),
    never('the filter is what was chosen last', ['TXN-05'], ({ what, before, snapshot }) => {
      const { filter } = snapshot.context;
      if (
        what === undefined ||
        !('send' in what) ||
        ('case' in what && what.case === 'backwards')
      ) {
        return before !== undefined && filter !== before.context.filter;
      }
      if (what.send === 'filter.cleared') return filter.hours !== 24 || filter.status !== undefined;
      if (what.send !== 'filter.applied') return false;
      return 'case' in what && what.case === 'failed'
        ? filter.status !== 'FAILED'
        : filter.hours !== ('case' in what && what.case === 'dates' ? undefined : 720);
    }),
    never(
      'a page that was read shows, with what was there before it',
      ['TXN-01', 'TXN-06', 'TXN-08'],
      (moment) => {
        if (!isAnswer(moment, 'getTransactions', 'success', 'firstOfMany', 'fastPlay', 'empty')) {
          return false;
        }
        const { rows, ahead, position, hasMore } = moment.snapshot.context;
        const known = new Set([...rows, ...ahead].map(({ referenceId }) => referenceId));
        const { data } = moment.output;
        const was = moment.before?.context;
        const meets = wasPolling(moment) && meet(data.transactions, was?.rows ?? []);
        const isRight = data.transactions.every(
          (row) =>
            known.has(row.referenceId) ===
            (!meets || isAmong(row, was?.rows ?? []) || isKnown(row, was?.rows ?? [])),
        );
        if (!isRight || ahead.length > 0) return !isRight || !wasPolling(moment);
        if (!shows(moment, 'listed', 'empty')) return true;
        if (meets) return position !== was?.position || hasMore !== was.hasMore;
        return position !== data.position || hasMore !== data.hasMore;
      },
    ),
    never(
      'a poll reads on only for what lies between, and no more than three pages',
      ['TXN-06', 'TXN-07'],
      (moment) => {
        const { snapshot, before, calls } = moment;
        if (!wasPolling(moment) || !isAnswer(moment, 'getTransactions')) return false;
        const { rows = [], pagesAhead = 0 } = before?.context ?? {};
        const readsOn =
          moment.output.ok &&
          rows.length > 0 &&
          moment.output.data.hasMore &&
          !meet(moment.output.data.transactions, rows) &&
          pagesAhead < 3;
        const { ahead, aheadPosition } = snapshot.context;
        const isAsked = calls.includes('getTransactions');
        if ((readsOn || wasOutdated(moment)) !== isAsked) return true;
        return readsOn && (ahead.length === 0 || aheadPosition === 0);
      },
    ),
    never(
      'a poll begins with the newest page, and with nothing of the poll before',
      ['TXN-06', 'TXN-07'],
      (moment) => {
        const { ahead, aheadPosition, pagesAhead } = moment.snapshot.context;
        const begins = isPolling(moment) && !wasPolling(moment);
        return begins && ahead.length + aheadPosition + pagesAhead > 0;
      },
    ),
    never('a poll that meets what is known keeps all of it', ['TXN-06', 'TXN-07'], (moment) => {
      const { before, snapshot } = moment;
      if (!wasPolling(moment) || !isAnswer(moment, 'getTransactions') || !moment.output.ok) {
        return false;
      }
      const { rows = [], ahead = [] } = before?.context ?? {};
      if (!meet(moment.output.data.transactions, rows)) return false;
      const shown = new Set(snapshot.context.rows.map(({ referenceId }) => referenceId));
      const newer = ahead.filter((row) => isAmong(row, rows));
      return [...rows, ...newer].some(({ referenceId }) => !shown.has(referenceId));
    }),
    never('a position that is no more is asked for anew, once', ['TXN-06', 'TXN-08'], (moment) => {
      if (!isAnswer(moment, 'getTransactions', 'positionGone')) return false;
      const { before, calls, snapshot } = moment;
      if (before?.matches({ list: 'more' })) {
        return !calls.includes('getTransactions') || !shows(moment, 'readingMore');
      }
      return (calls.length > 0 && !wasOutdated(moment)) || snapshot.context.failure === undefined;
    }),
    never(
      'a failure is said where it happened, and takes nothing away',
      ['TXN-05', 'API-058'],
      (moment) => {
        const isRefused = isAnswer(moment, 'getTransactions', 'positionGone');
        if (!isFailure(moment, 'getTransactions') && !isRefused) return false;
        if (isRefused && moment.calls.length > 0) return false;
        const { context } = moment.snapshot;
        const { rows, position } = moment.before?.context ?? context;
        const where = cameFrom(moment, 'loading')
          ? 'failed'
          : cameFrom(moment, 'readingMore')
            ? 'moreFailed'
            : 'stale';
        return !shows(moment, where) || context.rows !== rows || context.position !== position;
      },
    ),
    never(
      'why the list failed is told as long as it has, and not once it is read again',
      ['TXN-05'],
      (moment) => {
        const { context } = moment.snapshot;
        if (context.failure === undefined) return false;
        return (
          shows(moment, 'loading', 'readingMore') ||
          (isPolling(moment) && cameFrom(moment, 'moreFailed'))
        );
      },
    ),
    never(
      'the figures load and fail by themselves: the list shows on',
      ['TXN-11', 'API-060'],
      (moment) => {
        const { snapshot, before } = moment;
        const known = isAnswer(moment, 'getNetPosition') ? moment.output.data : undefined;
        const failed = isFailure(moment, 'getNetPosition');
        if (!failed && known === undefined) return false;
        const { netPosition, figuresFailure, rows } = snapshot.context;
        if (moment.screen !== moment.from || rows !== before?.context.rows) return true;
        return failed
          ? !snapshot.matches({ figures: 'failed' }) ||
              figuresFailure === undefined ||
              netPosition !== before.context.netPosition
          : !snapshot.matches({ figures: 'known' }) || netPosition !== known;
      },
    ),
    never(
      'news have rows and figures read again, rows at the latest after what is being read; what shows stays',
      ['TXN-05', 'TXN-11', 'WAL-06', 'RT-06'],
      (moment) => {
        const { before, snapshot } = moment;
        if (before === undefined || !isEvent(moment, 'balance.changed', 'player.changed'))
          return false;
        const { context } = snapshot;
        const { rows, position, hasMore, netPosition } = before.context;
        const isLost =
          context.rows !== rows ||
          context.position !== position ||
          context.hasMore !== hasMore ||
          context.netPosition !== netPosition;
        const isFollowed = before.matches({ list: 'resting' })
          ? isPolling(moment) && moment.screen === moment.from && !context.isOutdated
          : before.matches({ list: 'moreFailed' })
            ? isPolling(moment)
            : snapshot.value.list === before.value.list && context.isOutdated;
        const areFigures =
          running(snapshot, 'getNetPosition') === 1 && moment.calls.includes('getNetPosition');
        return isLost || !isFollowed || !areFigures;
      },
    ),
    never(
      'news wait for what is being read and no longer, and are followed once',
      ['TXN-05', 'WAL-06', 'RT-06'],
      (moment) => {
        const { isOutdated, ahead } = moment.snapshot.context;
        const begins = isAnswer(moment, 'getTransactions') && isPolling(moment) && !ahead.length;
        return isOutdated && (moment.snapshot.matches({ list: 'resting' }) || begins);
      },
    ),
    eventTable(['TXN-05', 'TXN-08'], {
      'filter.cleared': { list: 'list.reading' },
      'retry.requested': { 'list.failed': 'list.reading', 'list.moreFailed': 'list.more' },
      'figures.retried': { 'figures.failed': 'figures.reading' },
    }),
    never('more is read where there is more, and only there', ['TXN-08'], (moment) => {
      if (!isEvent(moment, 'more.requested')) return false;
      const { before, calls } = moment;
      const isOffered =
        before?.context.hasMore === true &&
        (before.matches({ list: 'resting' }) || before.matches({ list: 'polling' }));
      return (
        isOffered !== calls.includes('getTransactions') ||
        (isOffered && !shows(moment, 'readingMore'))
      );
    }),
  ],
};
