import { fromCallback, type AnyActorLogic } from 'xstate';
import type { RealtimeOrder } from '../../machines/site/root/setup.ts';
import { whenIdle } from '../runtime/idle.ts';
import type { Runtime } from '../runtime/runtime.ts';

/**
 * The realtime channel's chart, which loads in the first quiet moment with a player: visitors load nothing of it.
 * Without its file balances are polled, and the next session fetches it again.
 */
export const lateRealtime = (own: Pick<Runtime, 'bind' | 'inspect'>): AnyActorLogic =>
  fromCallback<RealtimeOrder>(({ receive, sendBack }) => {
    let actor: { send(order: RealtimeOrder): void; stop(): unknown } | undefined;
    let last: RealtimeOrder | undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      await whenIdle();
      const { startRealtime } = await import('../banking/realtime/run.ts');
      if (isOver || actor || last?.type !== 'session.authorized') return;
      actor = startRealtime(own, sendBack);
      actor.send(last);
    };
    receive((order) => {
      if (order.type !== 'level.read') last = order;
      if (actor) actor.send(order);
      else if (order.type === 'session.authorized') load().catch(() => undefined);
    });
    return () => {
      isOver = true;
      actor?.stop();
    };
  });
