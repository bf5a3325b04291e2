import { useSelector } from '@xstate/react';
import type { BreakEvent } from '../../../machines/limits/breaks/setup.ts';
import type { timeoutMachine } from '../../../machines/limits/breaks/machine.ts';
import type { timeoutScreen } from '../../../machines/limits/breaks/screen.ts';
import { sameScreen, useRuntime, useSession } from '../../runtime/context.tsx';
import { residenceOf } from '../../runtime/player/policy.ts';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { keepBegun } from './begun.ts';

/** A break of one kind, from here to the end of the session. */
export function useBreak(machine: typeof timeoutMachine, screenOf: typeof timeoutScreen) {
  const runtime = useRuntime();
  const policy = usePolicy();
  const session = useSession();
  const home = session.name === 'player' ? residenceOf(session) : undefined;
  const actor = useFlow(
    runtime.bind(machine),
    ({ kind, begun }) => {
      keepBegun({ kind, home, ...begun });
      runtime.session.send({ type: 'session.onBreak' });
    },
    { input: { policy } },
  );
  const screen = useSelector(actor, screenOf, sameScreen);
  const send = (event: BreakEvent): void => {
    actor.send(event);
  };
  return { screen, send };
}
