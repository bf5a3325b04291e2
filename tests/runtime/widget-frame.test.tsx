import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WidgetFrame } from '../../src/runtime/frames/widget-frame.tsx';

const greeting = { brand: 'northlight', language: 'fi', market: 'FI' };

interface Heard {
  readonly welcome: Record<string, unknown>;
  readonly port: MessagePort;
}

/** A frame that keeps the messages to it, as a browser would deliver them. */
function open(more: { readonly told?: object } = {}) {
  const onSaid = vi.fn<(said: string) => void>();
  const onReady = vi.fn<() => void>();
  let claims = 0;
  const view = (told: object | undefined) => (
    <WidgetFrame
      src="/widgets/test/"
      title="Test"
      greeting={greeting}
      claim={() => `claim-${++claims}`}
      read={(data) => (typeof data === 'string' && data.startsWith('known') ? data : undefined)}
      onSaid={onSaid}
      onReady={onReady}
      {...(told && { told })}
    />
  );
  const { rerender, unmount } = render(view(more.told));
  const frame = screen.getByTitle<HTMLIFrameElement>('Test');
  const widget = frame.contentWindow as Window;
  const heard: Heard[] = [];
  vi.spyOn(widget, 'postMessage').mockImplementation(((
    welcome: never,
    _to: string,
    ports: MessagePort[],
  ) => {
    heard.push({ welcome, port: ports[0] as MessagePort });
  }) as never);
  const post = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'null', source: widget, ...from }),
      );
    });
  return {
    frame,
    heard,
    onReady,
    onSaid,
    post,
    tell: (told: object) => rerender(view(told)),
    unmount,
  };
}

const say = (port: MessagePort, data: unknown): void => {
  port.postMessage(data);
};

/** The next message out of a port. */
const next = (port: MessagePort) =>
  new Promise<unknown>((resolve) => {
    port.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port.start();
  });

test('a widget has no origin of ours, and is greeted once it says that it is there', () => {
  const { frame, heard, onReady, post } = open();
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(heard).toEqual([]);
  post({ type: 'ready' });
  expect(heard[0]?.welcome).toEqual({ type: 'welcome', ...greeting, claim: 'claim-1' });
  expect(onReady).toHaveBeenCalledTimes(1);
});

test.each([
  ['another window', { source: window }],
  ['nobody', { source: null }],
  ['a page of the site', { origin: 'http://localhost:3000' }],
  ['another site', { origin: 'https://evil.example' }],
] as const)('a message of %s gets no claim, whatever it says', (_who, from) => {
  const { heard, onReady, onSaid, post } = open();
  post({ type: 'ready' }, from);
  post('known', from);
  expect(heard).toEqual([]);
  expect(onReady).not.toHaveBeenCalled();
  expect(onSaid).not.toHaveBeenCalled();
});

test('only the port speaks, what is not understood is dropped, and a claim is read anew', async () => {
  const { heard, onSaid, post } = open();
  post({ type: 'ready' });
  post('known by the window');
  const { port } = heard[0] as Heard;
  const answer = next(port);
  say(port, { type: 'unknown' });
  say(port, 'known by the port');
  say(port, { type: 'claim' });
  expect(await answer).toEqual({ type: 'claim', claim: 'claim-2' });
  expect(onSaid.mock.calls).toEqual([['known by the port']]);
});

test('what the widget is told follows what the site knows', async () => {
  const { heard, post, tell } = open({ told: { isShown: true } });
  post({ type: 'ready' });
  const { port } = heard[0] as Heard;
  expect(await next(port)).toEqual({ type: 'told', isShown: true });
  tell({ isShown: false });
  expect(await next(port)).toEqual({ type: 'told', isShown: false });
});

test('a widget that begins anew is greeted anew; the port of before is deaf', async () => {
  const { heard, onSaid, post } = open();
  post({ type: 'ready' });
  post({ type: 'ready' });
  const [{ port: before }, { port }] = heard as [Heard, Heard];
  const answer = next(port);
  say(before, 'known before');
  say(port, 'known now');
  say(port, { type: 'claim' });
  await answer;
  expect(onSaid.mock.calls).toEqual([['known now']]);
});
