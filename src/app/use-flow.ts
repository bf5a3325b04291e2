import { useActorRef } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyStateMachine,
  EmittedFrom,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { useRuntime } from './context.tsx';

/** What a flow is started with: a chart that takes an input cannot go without it. */
type Start<M extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<M>> extends true
    ? [options: ActorOptions<M> & { [Key in RequiredActorOptionsKeys<M>]: unknown }]
    : [options?: ActorOptions<M>];

/**
 * Runs a bound flow for as long as the page shows. The facts that it announces go to `onFact`,
 * which turns them into effects (navigation, toasts, tracking); from the first fact on, since the
 * subscription is made before the flow starts.
 */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  onFact: (fact: EmittedFrom<M>) => void,
  ...start: Start<M>
): Actor<M> {
  const { inspect } = useRuntime();
  const actor = useActorRef(machine, ...start);
  const handle = useEffectEvent(onFact);
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('*', (fact) => {
        handle(fact);
      }),
      ...(inspect === undefined ? [] : [actor.system.inspect(inspect)]),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, inspect]);
  return actor;
}
