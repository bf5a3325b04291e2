import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyActorLogic } from 'xstate';
import { expect } from 'vitest';
import { FAILURES, type AnyFlow, type AnyJourney, type AnyStep } from '../../machines/flow.ts';

interface Pending {
  readonly src: string;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets promises and the actors behind them settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Actors that wait for the journey to answer; a port without answers only listens. */
function waitingActors(flow: AnyFlow, pending: Pending[]): Record<string, AnyActorLogic> {
  const entries = Object.entries(flow.samples.answers).map(([src, outcomes]) => {
    if (Object.keys(outcomes).length === 0) return [src, fromCallback(() => {})];
    const logic = fromPromise(({ signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const entry = { src, resolve, reject };
      pending.push(entry);
      signal.addEventListener('abort', () => pending.splice(pending.indexOf(entry), 1));
      return promise;
    });
    return [src, logic];
  });
  return Object.fromEntries(entries) as Record<string, AnyActorLogic>;
}

/** Walks one journey on the real chart with a simulated clock, and holds it to every expectation. */
export async function runJourney(flow: AnyFlow, journey: AnyJourney): Promise<void> {
  const pending: Pending[] = [];
  const clock = new SimulatedClock();
  const machine = flow.machine.provide({ actors: waitingActors(flow, pending) });
  const input = flow.samples.inputs[journey.input ?? 'typical'];
  const actor = createActor(machine, { clock, input } as never);
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await settle();
  expect(flow.screen(actor.getSnapshot()).name, 'the first screen').toBe(journey.start);

  const take = (src: string): Pending => {
    const index = pending.findIndex((entry) => entry.src === src);
    const [entry] = index < 0 ? [] : pending.splice(index, 1);
    if (!entry) throw new Error(`${src} is not waiting for an answer`);
    return entry;
  };
  const happen = (step: AnyStep): void => {
    if ('send' in step) {
      const cases = flow.samples.events[step.send] ?? {};
      actor.send({ type: step.send, ...cases[step.case ?? 'typical'] });
    } else if ('answer' in step) {
      take(step.answer).resolve(flow.samples.answers[step.answer]?.[step.with]);
    } else if ('fail' in step) {
      take(step.fail).reject(FAILURES[step.with]);
    } else {
      clock.increment(step.pass);
    }
  };

  for (const [index, step] of journey.steps.entries()) {
    emitted.length = 0;
    happen(step);
    await settle();
    const where = `step ${index + 1}: ${JSON.stringify(step)}`;
    expect(flow.screen(actor.getSnapshot()).name, where).toBe(step.see);
    if (step.emits) expect(emitted, where).toEqual(step.emits);
  }
  actor.stop();
}
