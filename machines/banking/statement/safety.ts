import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { statementMachine } from './machine.ts';
import type { statementSamples } from './samples.ts';
import type { StatementScreen } from './screen.ts';
import { STATEMENT_PAGES } from './setup.ts';

type Names = NamesOf<typeof statementMachine, typeof statementSamples, StatementScreen>;

const { eventTable, isAnswer, isEvent, isFailure, never, oneAtATime, shows, showsAfter } =
  propertiesOf<Names>();

export const statementSafety: Safety<Names> = {
  leave: { event: 'statement.closed' },
  properties: [
    oneAtATime('getTransactions', ['API-058']),
    oneAtATime('getNetPosition', ['API-060']),
    showsAfter('getTransactions', ['TXN-01'], {
      success: 'ready',
      empty: 'ready',
      positionGone: 'failed',
      firstOfMany: ['collecting', 'tooLong'],
      fastPlay: ['collecting', 'tooLong'],
    }),
    never(
      'a statement is whole: figures and every page of its period, each row once',
      ['TXN-01', 'TXN-06', 'TXN-11'],
      ({ screen, snapshot: { context } }) =>
        screen === 'ready' &&
        (context.period === undefined ||
          context.netPosition === undefined ||
          new Set(context.rows.map(({ referenceId }) => referenceId)).size !== context.rows.length),
    ),
    never('what was read is kept, page after page', ['TXN-06', 'TXN-08'], (moment) => {
      if (!isAnswer(moment, 'getTransactions', 'success', 'firstOfMany', 'fastPlay', 'empty')) {
        return false;
      }
      const { data } = moment.output;
      const { rows, pages, position } = moment.snapshot.context;
      const was = moment.before?.context;
      if (shows(moment, 'tooLong')) return was?.pages !== STATEMENT_PAGES - 1;
      const known = new Set(rows.map(({ referenceId }) => referenceId));
      const all = [...(was?.rows ?? []), ...data.transactions];
      return (
        all.some(({ referenceId }) => !known.has(referenceId)) ||
        position !== data.position ||
        pages !== (was?.pages ?? 0) + 1
      );
    }),
    never('figures that came are kept', ['TXN-11'], (moment) => {
      if (!isAnswer(moment, 'getNetPosition')) return false;
      const { netPosition } = moment.snapshot.context;
      return netPosition !== moment.output.data || !shows(moment, 'collecting');
    }),
    never('a failure is said, and loses nothing', ['API-058', 'API-060'], (moment) => {
      const { context } = moment.snapshot;
      if (!isFailure(moment)) return shows(moment, 'failed') !== (context.failure !== undefined);
      const was = moment.before?.context;
      return !shows(moment, 'failed') || context.rows !== was?.rows || context.pages !== was.pages;
    }),
    never('another try goes on where it stopped', ['API-058', 'API-060'], (moment) => {
      if (!isEvent(moment, 'retry.requested')) return false;
      const { rows, netPosition, period } = moment.snapshot.context;
      const was = moment.before?.context;
      const next = netPosition === undefined ? 'getNetPosition' : 'getTransactions';
      return (
        !moment.calls.includes(next) ||
        moment.calls.length > 1 ||
        rows !== was?.rows ||
        period !== was.period
      );
    }),
    never('a new statement has nothing of the one before', ['TXN-01', 'TXN-06'], (moment) => {
      if (!isEvent(moment, 'statement.requested', 'statement.closed')) return false;
      const { rows, netPosition, pages, period } = moment.snapshot.context;
      const isAsked = isEvent(moment, 'statement.requested');
      return (
        rows.length + pages > 0 || netPosition !== undefined || (period !== undefined) !== isAsked
      );
    }),
    eventTable(['TXN-01'], {
      'statement.requested': {
        offered: 'collecting.figures',
        ready: 'collecting.figures',
        tooLong: 'collecting.figures',
      },
      'statement.closed': {
        collecting: 'offered',
        ready: 'offered',
        tooLong: 'offered',
        failed: 'offered',
      },
      'retry.requested': { failed: 'collecting' },
    }),
  ],
};
