import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emit, setup, type InspectionEvent } from 'xstate';
import { RuntimeProvider } from '../../src/app/context.tsx';
import { useFlow } from '../../src/app/use-flow.ts';

import { stagedRuntime } from '../setup/in-locale.tsx';

/** How a page runs a flow, and hears of it. */

const counter = setup({
  types: {
    context: {} as { step: number },
    input: {} as { step: number },
    events: {} as { type: 'pressed' },
    emitted: {} as { type: 'counted'; step: number },
  },
}).createMachine({
  context: ({ input }) => ({ step: input.step }),
  entry: emit(({ context }) => ({ type: 'counted' as const, step: context.step })),
  on: {
    pressed: { actions: emit(({ context }) => ({ type: 'counted' as const, step: context.step })) },
  },
});

afterEach(() => {
  vi.restoreAllMocks();
});

function open(inspect?: (event: InspectionEvent) => void) {
  const heard: string[] = [];
  const actors = new Set<ReturnType<typeof useFlow<typeof counter>>>();
  function Page() {
    const [name, setName] = useState('first');
    const actor = useFlow(counter, { input: { step: 3 } }, ({ type, step }) => {
      heard.push(`${name}: ${type} ${step}`);
    });
    actors.add(actor);
    return (
      <>
        <button onClick={() => actor.send({ type: 'pressed' })}>Press</button>
        <button onClick={() => setName('second')}>Other</button>
      </>
    );
  }
  const { runtime } = stagedRuntime();
  const { unmount } = render(
    <RuntimeProvider runtime={inspect ? { ...runtime, inspect } : runtime}>
      <Page />
    </RuntimeProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { heard, actors, press, unmount };
}

test('facts are heard from the first on, by the page as it is now', () => {
  const { heard, press } = open();
  expect(heard).toEqual(['first: counted 3']);
  press('Press');
  press('Other');
  press('Press');
  expect(heard.slice(1)).toEqual(['first: counted 3', 'second: counted 3']);
});

test('the flow is one for as long as the page shows, and ends with it', () => {
  const { heard, actors, press, unmount } = open();
  press('Other');
  const [actor, ...others] = actors;
  expect(others).toEqual([]);
  unmount();
  act(() => actor?.send({ type: 'pressed' }));
  expect(heard).toEqual(['first: counted 3']);
});

describe('who watches the site', () => {
  test('sees the steps of the flow', () => {
    const inspect = vi.fn<(event: InspectionEvent) => void>();
    const { actors, press } = open(inspect);
    press('Press');
    const [actor] = actors;
    const events = inspect.mock.calls
      .map(([seen]) => seen)
      .filter((seen) => seen.type === '@xstate.event' && seen.actorRef === actor);
    expect(events.map((seen) => 'event' in seen && seen.event.type)).toContain('pressed');
  });
});
