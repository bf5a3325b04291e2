import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../replay/dom/token-platform.ts';

/** The scripts of the chat's third party, the widget and the desk's page, over the test's service. */

const NOW = new Date('2026-11-23T12:00:00Z');
const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}';
const ODD = `\u0639\u0644\u064a ${FAMILY} \u202etxet <b>Aino</b>`;
const BEFORE = '2026-11-22T09:30:00Z';
const TODAY = '2026-11-23T11:45:00Z';

const heard: unknown[] = [];
/** Ends the listeners, so that no test hears of another. */
let leave: () => void;

/** A service that answers by path; a list is a stream that stays open. */
function serve(answers: Readonly<Record<string, object>>): void {
  const left = new AbortController();
  leave = () => left.abort();
  vi.stubGlobal('fetch', (path: string) => {
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1] ?? {};
    if (!Array.isArray(found)) {
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(found) });
    }
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const line of found as readonly object[]) {
          stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        }
        left.signal.addEventListener('abort', () => stream.close());
      },
    });
    return Promise.resolve({ ok: true, status: 200, body });
  });
}

beforeEach(() => {
  vi.resetModules();
  heard.length = 0;
  document.body.replaceChildren();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device whose clock is so far ahead, in ms. */
const onDevice = (skew: number) =>
  void vi.useFakeTimers({ toFake: ['Date'], now: NOW.getTime() + skew });

const message = (id: number, isOwn: boolean, body: string, sentAt: string) => ({
  id,
  isOwn,
  body,
  sentAt,
  clientId: `c${id}`,
});

/** A DOM without a layout has none: nothing ever changes its size. */
class NeverResized {
  observe(): void {}
}

async function openWidget(): Promise<void> {
  vi.stubGlobal('ResizeObserver', NeverResized);
  await import('../../backend/third-parties/support-chat/public/chat.js');
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => heard.push(data));
  port1.start();
  const data = { type: 'welcome', brand: 'northlight', language: 'en', market: 'UN', claim: 'c' };
  dispatchEvent(new MessageEvent('message', { data, source: window, ports: [port2] }));
  port1.postMessage({ type: 'told', isShown: false, secret: null, theme: 'auto' });
  leave = ((before) => () => {
    before();
    port1.close();
  })(leave);
}

test('[CHAT-02] a key that an input method takes sends nothing, and leaves the chat open', async () => {
  serve({ '/news': [{ conversation: null, unread: 0, messages: [], now: NOW.toISOString() }] });
  await openWidget();
  const body = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  body.value = 'すみません';
  // Safari says it by the code alone.
  for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(body, { key, ...taken });
  }
  expect(body).toHaveValue('すみません');
  fireEvent.keyDown(body, { key: 'Enter' });
  expect(body).toHaveValue('');
  fireEvent.keyDown(body, { key: 'Escape' });
  await vi.waitFor(() => expect(heard).toContainEqual({ type: 'close' }));
  expect(heard.filter((said) => Object(said).type === 'close')).toHaveLength(1);
});

const SKEWS = [
  ['right', 0],
  ['a day fast', DAY],
  ['a day slow', -DAY],
] as const;

test.each(SKEWS)(
  '[CHAT-02] [CHAT-05] the widget on a device whose clock is %s: messages in their order, with the day of those before today, and what is unread',
  async (_, skew) => {
    onDevice(skew);
    const news = {
      conversation: 'one',
      now: NOW.toISOString(),
      isClosed: false,
      unread: 1,
      messages: [message(1, true, ODD, BEFORE), message(2, false, 'Hello', TODAY)],
    };
    serve({ '/news': [news] });
    await openWidget();
    const log = await screen.findByRole('log');
    await within(log).findByText('Hello');
    const [, ...items] = within(log).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([ODD, 'Hello']);
    expect(items.map((item) => item.querySelector('p')?.dir)).toEqual(['auto', 'auto']);
    const [before, today] = items.map((item) => item.querySelector('time')?.textContent);
    expect(before).toMatch(/^22 Nov, \d{1,2}:30/);
    expect(today).toMatch(/^\d{1,2}:45/);
    await vi.waitFor(() => {
      expect(heard).toContainEqual({ type: 'unread', count: 1 });
    });
  },
);

/** The elements of the desk's page that its script fills. */
function deskPage(): void {
  document.body.innerHTML = `
    <p id="news"></p><ul id="conversations"></ul><p id="none"></p>
    <section id="conversation"><h2 id="guest" tabindex="-1"></h2><button id="close"></button>
      <div id="log"><ol id="messages"></ol></div>
      <form id="answer"><textarea id="body"></textarea><p id="error"></p><button></button></form>
      <dialog id="closing"><button id="keep"></button><button id="close-it"></button></dialog>
    </section>`;
}

test.each(SKEWS)(
  '[CHAT-05] the desk on a device whose clock is %s: when somebody wrote, by the platform’s day, and what, as it is',
  async (_, skew) => {
    onDevice(skew);
    deskPage();
    const entry = { id: 'abcd1', playerId: null, origin: 'Northlight', lastMessageAt: TODAY };
    const asked = { ...entry, waitingSince: TODAY, last: { author: 'GUEST', body: ODD } };
    const messages = [BEFORE, TODAY].map((sentAt, at) => ({
      id: at + 1,
      author: 'GUEST',
      body: ODD,
      sentAt,
    }));
    serve({
      '/chat/news': [{ type: 'changed' }],
      '/conversations': { now: NOW.toISOString(), conversations: [asked] },
      '/conversations/abcd1': { ...entry, status: 'OPEN', messages },
    });
    await vi.importActual('../../backend/back-office/public/chat.js');
    const row = await screen.findByRole('button', { name: /^Visitor abcd/ });
    expect(row.querySelector('time')).toHaveTextContent(/^11:45 UTC$/);
    expect(within(row).getByText(ODD)).toHaveAttribute('dir', 'auto');
    row.click();
    const said = await within(document.getElementById('messages') as HTMLElement).findAllByText(
      ODD,
    );
    expect(said.map(({ dir }) => dir)).toEqual(['auto', 'auto']);
    const times = [...document.querySelectorAll('#messages time')].map((time) => time.textContent);
    expect(times).toEqual(['2026-11-22 09:30 UTC', '11:45 UTC']);
    expect(document.querySelector('#messages b b')).toBeNull();
  },
);
