import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { useFlow, useTold } from '../../src/runtime/flows/use-flow.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

/** The facts of a page that the runtime tells the chart. */

const shop = createMachine({
  initial: 'closed',
  states: {
    closed: { on: { 'page.opened': 'open' } },
    open: { on: { 'page.opened': 'openedTwice', 'player.changed': 'outdated' } },
    openedTwice: {},
    outdated: {},
  },
});

function open() {
  const { runtime } = stagedRuntime();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
  );
  const view = renderHook(
    () => useFlow(shop, () => undefined, { opens: { type: 'page.opened' } }),
    { wrapper },
  );
  return { runtime, ...view };
}

test('a chart is told once that its page has opened', () => {
  const { result, rerender } = open();
  rerender();
  expect(result.current.getSnapshot().value).toBe('open');
});

test('news of the player reach a chart that takes them, until its page goes [RT-06]', () => {
  const { runtime, result, unmount } = open();
  const send = vi.spyOn(result.current, 'send');
  runtime.site.start();
  runtime.site.send({ type: 'session.authorized', playerId: '100123' });
  runtime.site.send({ type: 'channel.stands' });
  expect(send.mock.calls).toEqual([[{ type: 'player.changed' }]]);
  expect(result.current.getSnapshot().value).toBe('outdated');
  unmount();
  runtime.site.send({ type: 'channel.stands' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('what surrounds a chart is told when it is known, when it is another, and when it is gone', () => {
  const send = vi.fn<(event: { type: string; at?: string }) => void>();
  const chart = { send, getSnapshot: () => ({ status: 'active' }) };
  const { rerender, unmount } = renderHook(
    (at: string | undefined) => {
      useTold(chart, at === undefined ? undefined : { type: 'page.shown', at }, { type: 'left' });
    },
    { initialProps: undefined as string | undefined },
  );
  expect(send).not.toHaveBeenCalled();
  for (const at of ['/home', '/home', '/help']) rerender(at);
  unmount();
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    { type: 'page.shown', at: '/home' },
    { type: 'page.shown', at: '/help' },
    { type: 'left' },
  ]);
});

test('a chart that has come to its end is told of nothing', () => {
  const send = vi.fn<(event: { type: string; at: string }) => void>();
  const over = createActor(createMachine({ initial: 'over', states: { over: { type: 'final' } } }));
  over.start();
  const chart = { send, getSnapshot: () => over.getSnapshot() };
  renderHook(() => {
    useTold(chart, { type: 'page.shown', at: '/home' });
  });
  expect(send).not.toHaveBeenCalled();
});
