import { deepEqual } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type {
  Actor,
  AnyActor,
  ActorOptions,
  AnyStateMachine,
  EmittedFrom,
  EventFrom,
  EventObject,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { useRuntime } from '../context.tsx';
import { hearNews } from '../player/hear-news.ts';

/**
 * The input that a flow is started with: a chart that takes one cannot go without it. `opens` is told to the chart
 * once, when the page opens, however often React runs its effects.
 */
type Start<M extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<M>> extends true
    ? [options: Options<M> & { [Key in RequiredActorOptionsKeys<M>]: unknown }]
    : [options?: Options<M>];

type Options<M extends AnyStateMachine> = ActorOptions<M> & { readonly opens?: EventFrom<M> };

/** The flows whose pages have opened. */
const opened = new WeakSet<AnyActor>();

/**
 * Runs a bound flow for as long as the page shows. Its facts go to `onFact`, which turns them into effects
 * (navigation, toasts, tracking), from the first fact on, since the subscription precedes the start. It tells the
 * flow the news of the player that its chart takes.
 */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  onFact: (fact: EmittedFrom<M>, actor: Actor<M>) => void,
  ...start: Start<M>
): Actor<M> {
  const runtime = useRuntime();
  const { inspect } = runtime;
  const actor = useActorRef(machine, ...start);
  const handle = useEffectEvent(onFact);
  const open = useEffectEvent(() => {
    const opens = start[0]?.opens;
    if (opens !== undefined) actor.send(opens);
  });
  useLayoutEffect(() => {
    // A page that was hidden and shows again has been open.
    if (opened.has(actor)) return;
    opened.add(actor);
    open();
  }, [actor]);
  useLayoutEffect(() => {
    const takes = new Set<string>(machine.events);
    const deafen = hearNews(runtime, (news) => {
      const anyone: AnyActor = actor;
      if (takes.has(news.type)) anyone.send(news);
    });
    const subscriptions = [
      actor.on('*', (fact) => {
        handle(fact, actor);
      }),
      ...(inspect === undefined ? [] : [actor.system.inspect(inspect)]),
    ];
    return () => {
      deafen();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, machine, runtime, inspect]);
  return actor;
}

/** A receiver of events of one kind. */
interface Hearer<Event> {
  readonly send: (event: Event) => void;
  readonly getSnapshot: () => { readonly status: string };
}

/**
 * Tells a chart what surrounds it, the page or the address: at once, and again whenever that changes. The chart
 * decides what follows; one that has come to its end hears of nothing.
 * @param now undefined as long as it is not known
 * @param gone told when the part of the page that asks is gone
 */
export function useTold<Event extends EventObject>(
  chart: Hearer<Event>,
  now: Event | undefined,
  gone?: Event,
): void {
  const [told, setTold] = useState(now);
  if (!deepEqual(told, now)) setTold(now);
  const [last] = useState(gone);
  useEffect(() => {
    if (told !== undefined && chart.getSnapshot().status === 'active') chart.send(told);
  }, [chart, told]);
  useEffect(
    () => () => {
      if (last !== undefined) chart.send(last);
    },
    [chart, last],
  );
}
