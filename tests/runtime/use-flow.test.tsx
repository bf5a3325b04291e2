import { render, renderHook } from '@testing-library/react';
import { Activity, StrictMode, type ReactNode } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { createMachine, emit, setup, type InputFrom, type InspectionEvent } from 'xstate';
import type { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { useFlow } from '../../src/runtime/flows/use-flow.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

/** The hook that runs a flow while its page shows. */

const shop = setup({
  types: { input: {} as { goods: string }, emitted: {} as { type: string } },
}).createMachine({
  context: ({ input }) => input,
  entry: emit(({ context }) => ({ type: `opened with ${context.goods}` })),
  on: { 'till.rung': { actions: emit({ type: 'sold' }) } },
});

function open(onFact: (fact: { type: string }) => void, more: Partial<Runtime> = {}) {
  const runtime = { ...stagedRuntime().runtime, ...more };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
  );
  const useShop = (heard: typeof onFact) =>
    useFlow(
      shop,
      (fact) => {
        heard(fact);
      },
      { input: { goods: 'bread' } },
    );
  return renderHook(useShop, { wrapper, initialProps: onFact });
}

test('a flow runs with its input, its facts are heard from the first on, until the page goes', () => {
  const [first, second] = [vi.fn<(fact: object) => void>(), vi.fn<(fact: object) => void>()];
  const { result, rerender, unmount } = open(first);
  expect(first).toHaveBeenCalledExactlyOnceWith({ type: 'opened with bread' });
  rerender(second);
  result.current.send({ type: 'till.rung' });
  expect(second).toHaveBeenCalledExactlyOnceWith({ type: 'sold' });
  unmount();
  result.current.start();
  result.current.send({ type: 'till.rung' });
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).toHaveBeenCalledTimes(1);
});

test('every step of it is watched where somebody asks for it', () => {
  const seen: InspectionEvent[] = [];
  const inspect = (event: InspectionEvent): void => {
    seen.push(event);
  };
  const { result, unmount } = open(() => undefined, { inspect });
  result.current.send({ type: 'till.rung' });
  const snapshots = seen.filter(({ type }) => type === '@xstate.snapshot');
  expect(snapshots.map(({ actorRef }) => actorRef)).toEqual([result.current, result.current]);
  unmount();
  const heard = seen.length;
  result.current.start();
  result.current.send({ type: 'till.rung' });
  expect(seen).toHaveLength(heard);
});

const door = setup({ types: { emitted: {} as { type: string } } }).createMachine({
  on: { 'door.opened': { actions: emit({ type: 'rang' }) } },
});

test('a chart is told once that its page opens, though React runs effects twice or hides the page meanwhile', () => {
  const { runtime } = stagedRuntime();
  const heard = vi.fn<(fact: object) => void>();
  function Shop() {
    useFlow(
      door,
      (fact) => {
        heard(fact);
      },
      { opens: { type: 'door.opened' } },
    );
    return null;
  }
  const at = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <RuntimeProvider runtime={runtime}>
        <Activity mode={mode}>
          <Shop />
        </Activity>
      </RuntimeProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(at('visible'));
  rerender(at('hidden'));
  rerender(at('visible'));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'rang' });
  unmount();
  render(at('visible'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a chart with an input is not started without it, one without needs nothing', () => {
  type Deposit = typeof depositMachine;
  const plain = createMachine({});
  type Plain = typeof plain;
  type Ignored = () => void;
  expectTypeOf<typeof useFlow<Plain>>().toExtend<(machine: Plain, onFact: Ignored) => unknown>();
  type WithInput = { readonly input: InputFrom<Deposit> };
  expectTypeOf<typeof useFlow<Deposit>>().toExtend<
    (machine: Deposit, onFact: Ignored, options: WithInput) => unknown
  >();
  expectTypeOf<typeof useFlow<Deposit>>().not.toExtend<
    (machine: Deposit, onFact: Ignored) => unknown
  >();
  expectTypeOf<typeof useFlow<Deposit>>().not.toExtend<
    (machine: Deposit, onFact: Ignored, options: { readonly input: object }) => unknown
  >();
});
