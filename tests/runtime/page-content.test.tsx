import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { whenIdle, whenTakenOver, whenUsed } from '../../src/runtime/idle.ts';
import { useLive } from '../../src/runtime/live.tsx';
import {
  contentKey,
  PAGE_CONTENT,
  readPageContent,
} from '../../src/runtime/content/page-content.ts';
import { useContent } from '../../src/runtime/content/use-content.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: [], aboutUs: [] });
const KEY = contentKey('settings', { lang: 'en' }, northlight.dataset);

const handOver = (reads: readonly [string, unknown][]): void => {
  const template = document.createElement('template');
  template.id = PAGE_CONTENT;
  template.dataset['content'] = JSON.stringify(reads);
  document.body.append(template);
};

const answer = vi.fn((_url: string) =>
  Promise.resolve(Response.json({ result: settings(true), ms: 1 })),
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', answer);
  answer.mockClear();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Settings({ poll }: { poll?: number }) {
  const read = useContent('settings', { lang: 'en' }, poll === undefined ? {} : { poll });
  return <p>{read.status === 'ready' ? `closed: ${read.value.maintenance}` : read.status}</p>;
}

/** As `client.tsx` starts a page. @returns the markup of the first paint */
function start(poll?: number): string {
  const content = readPageContent(document);
  const { runtime } = stagedRuntime(content === undefined ? {} : { content });
  const { container } = render(
    <RuntimeProvider runtime={runtime}>
      <Settings {...(poll !== undefined && { poll })} />
    </RuntimeProvider>,
  );
  return container.textContent;
}

describe('content that a page came with', () => {
  it('shows at once and is not asked for again', async () => {
    handOver([[KEY, settings(false)]]);
    expect(start()).toBe('closed: false');
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(answer).not.toHaveBeenCalled();
  });

  it('NS-51: is asked for again after a minute where the site watches it', async () => {
    handOver([[KEY, settings(false)]]);
    expect(start(60_000)).toBe('closed: false');
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(answer).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('closed: true')).toBeVisible();
  });

  it('is fetched when the page came without it', async () => {
    handOver([]);
    expect(start()).toBe('loading');
    expect(await screen.findByText('closed: true')).toBeVisible();
  });

  it('knows a loader, which came with nothing', () => {
    expect(readPageContent(document)).toBeUndefined();
  });
});

describe('code that the first screen does not need', () => {
  it('waits for the page to have loaded, and for a quiet moment', async () => {
    const quiet: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => quiet.push(callback));
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    vi.resetModules();
    const idle = await import('../../src/runtime/idle.ts');
    const settled = vi.fn<() => void>();
    void idle.whenIdle().then(settled);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(quiet).toHaveLength(0);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect([quiet.length, settled.mock.calls.length]).toEqual([1, 0]);
    quiet[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledTimes(1);
    state.mockRestore();
  });

  it('does without idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const settled = vi.fn<() => void>();
    void whenIdle().then(settled);
    await vi.advanceTimersByTimeAsync(300);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('waits only where the server has rendered the page', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const served = vi.fn<() => void>();
    const fresh = vi.fn<() => void>();
    void whenTakenOver().then(fresh);
    handOver([]);
    void whenTakenOver().then(served);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([fresh.mock.calls.length, served.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('code that reading the page does not need', () => {
  it.each(['pointerdown', 'keydown', 'focusin'])('waits for the first %s', async (sign) => {
    const used = vi.fn<() => void>();
    void whenUsed().then(used);
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(used).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(used).toHaveBeenCalledTimes(1);
  });
});

describe('presses before the scripts', () => {
  it('go through to each part of the page when that part is live', () => {
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML =
      '<header><button inert>Menu</button></header><main><form inert><input inert></form></main>';
    document.body.append(root);
    const inert = () => [...root.querySelectorAll('[inert]')].map(({ tagName }) => tagName);
    function Part({ part }: { part: 'frame' | 'page' }) {
      useLive(part);
      return null;
    }
    render(<Part part="page" />);
    expect(inert()).toEqual(['BUTTON']);
    render(<Part part="frame" />);
    expect(inert()).toEqual([]);
  });
});
