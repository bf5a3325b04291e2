import { useActorRef } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, EmittedFrom } from 'xstate';
import { useRuntime } from './context.tsx';

/**
 * Runs a bound flow for as long as the page shows. The facts that it announces go to `onFact`,
 * which turns them into effects (navigation, toasts, tracking); from the first fact on, since the
 * subscription is made before the flow starts.
 */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  options: ActorOptions<M>,
  onFact: (fact: EmittedFrom<M>) => void,
): Actor<M> {
  const { inspect } = useRuntime();
  const watched = inspect === undefined ? options : { ...options, inspect };
  const actor = useActorRef(machine, watched as never);
  const handle = useEffectEvent(onFact);
  useLayoutEffect(() => {
    const subscription = actor.on('*', (fact) => {
      handle(fact);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
  return actor;
}
