import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** When code loads that neither the first screen nor reading the page needs. */

let page: EventTarget;
let listening: number;
/** Callbacks that wait for an idle moment, with the longest wait in ms. */
let quiet: { readonly run: () => void; readonly timeout: number | undefined }[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  listening = 0;
  quiet = [];
  vi.stubGlobal('addEventListener', (...given: Parameters<EventTarget['addEventListener']>) => {
    listening += 1;
    page.addEventListener(...given);
  });
  vi.stubGlobal(
    'removeEventListener',
    (...given: Parameters<EventTarget['removeEventListener']>) => {
      listening -= 1;
      page.removeEventListener(...given);
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    quiet.push({ run, timeout: options?.timeout }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('../../src/runtime/idle.ts');
/** @param markup whether the server has rendered the page */
const pageIs = (readyState: string, markup = false): void => {
  vi.stubGlobal('document', {
    readyState,
    querySelector: (selector: string) => (markup && selector === '#page-content' ? {} : null),
  });
};
/** Whether a promise has been kept by now. */
function isKept(promise: Promise<void>): () => Promise<boolean> {
  let kept = false;
  void promise.then(() => {
    kept = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return kept;
  };
}

describe('a quiet moment', () => {
  test('comes once the page has loaded and the browser has nothing to do', async () => {
    pageIs('interactive');
    const { whenIdle } = await load();
    const kept = isKept(whenIdle());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await kept(), quiet.length]).toEqual([false, 0]);
    page.dispatchEvent(new Event('load'));
    expect(await kept()).toBe(false);
    expect(quiet.map(({ timeout }) => timeout)).toEqual([3_000]);
    quiet[0]?.run();
    expect(await kept()).toBe(true);
  });

  test('is waited for by each who asks, on a page that has loaded already', async () => {
    pageIs('complete');
    const { whenIdle } = await load();
    const first = isKept(whenIdle());
    expect(await first()).toBe(false);
    quiet[0]?.run();
    expect(await first()).toBe(true);
    const second = isKept(whenIdle());
    expect(await second()).toBe(false);
    quiet[1]?.run();
    expect(await second()).toBe(true);
    expect(listening).toBe(0);
  });

  test('is awaited with one listener, however many ask while the page loads', async () => {
    pageIs('loading');
    const { whenIdle } = await load();
    const both = [isKept(whenIdle()), isKept(whenIdle())];
    expect(listening).toBe(1);
    page.dispatchEvent(new Event('load'));
    for (const kept of both) await kept();
    for (const { run } of quiet) run();
    for (const kept of both) expect(await kept()).toBe(true);
  });

  test('is 200 ms later in a browser that does not tell', async () => {
    pageIs('complete');
    vi.stubGlobal('requestIdleCallback', undefined);
    const { whenIdle } = await load();
    const kept = isKept(whenIdle());
    await vi.advanceTimersByTimeAsync(199);
    expect(await kept()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await kept()).toBe(true);
  });

  test('is at once where there is no page, as on the server', async () => {
    const { whenIdle, whenTakenOver } = await load();
    expect(await isKept(whenIdle())()).toBe(true);
    expect(await isKept(whenTakenOver())()).toBe(true);
  });
});

test('what the server has rendered is taken over before more code comes', async () => {
  pageIs('complete', true);
  const { whenTakenOver } = await load();
  const kept = isKept(whenTakenOver());
  expect(await kept()).toBe(false);
  quiet[0]?.run();
  expect(await kept()).toBe(true);
});

test('a page that the scripts show themselves waits for nothing', async () => {
  pageIs('complete');
  const { whenTakenOver } = await load();
  expect(await isKept(whenTakenOver())()).toBe(true);
  expect(quiet).toEqual([]);
});

describe('the first use of a page', () => {
  test.each(['pointerdown', 'keydown', 'focusin'])('is a %s, and is noticed once', async (sign) => {
    pageIs('complete');
    const { whenUsed } = await load();
    const kept = isKept(whenUsed());
    page.dispatchEvent(new Event('scroll'));
    page.dispatchEvent(new Event('pointermove'));
    expect([await kept(), listening]).toEqual([false, 3]);
    page.dispatchEvent(new Event(sign));
    expect([await kept(), listening]).toEqual([true, 0]);
  });

  test('is listened for before anybody can stop it, without holding it up', async () => {
    const given: unknown[] = [];
    vi.stubGlobal('addEventListener', (...[name, , options]: [string, unknown, unknown]) => {
      given.push([name, options]);
    });
    const { whenUsed } = await load();
    void whenUsed();
    const options = { capture: true, passive: true };
    expect(given).toEqual([
      ['pointerdown', options],
      ['keydown', options],
      ['focusin', options],
    ]);
  });

  test('nobody listens any more once it is over', async () => {
    const { whenUsed } = await load();
    const heard = vi.spyOn(page, 'removeEventListener');
    const kept = isKept(whenUsed());
    page.dispatchEvent(new Event('keydown'));
    expect(await kept()).toBe(true);
    expect(heard.mock.calls.map(([name, , capture]) => [name, capture])).toEqual([
      ['pointerdown', true],
      ['keydown', true],
      ['focusin', true],
    ]);
  });
});
