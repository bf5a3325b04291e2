import { createActor } from 'xstate';
import { realtimeMachine } from '../../../machines/banking/realtime/machine.ts';
import { realtimeScreen } from '../../../machines/banking/realtime/screen.ts';
import {
  RECONNECT_INTERVAL,
  type RealtimeEmitted,
} from '../../../machines/banking/realtime/setup.ts';
import type { RealtimeOrder, RootEvent } from '../../../machines/site/root/setup.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { openChannel } from '../../api/realtime-channel.ts';
import { levelMark } from './level-mark.ts';
import { watchDevice } from './wake.ts';

/**
 * Starts the channel's chart for a page. Its state is written onto the document, where testers read it (RT-04);
 * errors are logged only (ERR-06).
 * @param onFact hears its facts, but troubles, and what other tabs know of a level
 */
export function startRealtime(
  { bind, inspect }: Pick<Runtime, 'bind' | 'inspect'>,
  onFact: (
    fact:
      | Exclude<RealtimeEmitted, { type: 'trouble.met' }>
      | Extract<RootEvent, { type: 'level.readElsewhere' }>,
  ) => void,
): { send(order: RealtimeOrder): void; stop(): void } {
  const mark = levelMark(onFact);
  const actor = createActor(bind(realtimeMachine, { channel: openChannel, watchDevice }), {
    input: { phase: Math.random() * RECONNECT_INTERVAL },
    ...(inspect && { inspect }),
  });
  actor.on('*', (fact) => {
    mark.hear(fact);
    if (fact.type !== 'trouble.met') onFact(fact);
    else console.warn(`Realtime channel: ${fact.trouble.kind}`);
  });
  actor.subscribe((snapshot) => {
    document.documentElement.dataset['realtime'] = realtimeScreen(snapshot).name;
  });
  actor.start();
  return {
    send(order) {
      mark.obey(order);
      if (order.type !== 'level.read') actor.send(order);
    },
    stop() {
      mark.stop();
      actor.stop();
    },
  };
}
