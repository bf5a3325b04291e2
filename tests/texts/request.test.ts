import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../src/texts/index.ts';

const answer = (respond: () => Response | Promise<Response>) => {
  const spy = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', spy);
  return spy;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('TEXT-01: the request for texts', () => {
  it('ends with whom it is for', async () => {
    const spy = answer(() => Response.json({ a: 'b' }));
    const { signal } = new AbortController();
    expect(await loadTexts('en', signal)).toEqual({ a: ['b'] });
    expect(await loadTexts('en')).toEqual({ a: ['b'] });
    expect(spy.mock.calls.map(([, init]) => init)).toEqual([{ signal }, { signal: null }]);
    expect(spy.mock.calls[0]?.[1]?.signal).toBe(signal);
  });

  it.each([404, 400, 499])(
    'TEXT-03: whatever stands in an answer of %i is no text',
    async (status) => {
      answer(() => Response.json({ a: 'b' }, { status }));
      await expect(loadTexts('en')).rejects.toMatchObject({ name: 'UnsupportedLanguageError' });
    },
  );

  it.each([408, 429, 500, 599])(
    'TEXT-02: nor in one of %i, but it may come yet',
    async (status) => {
      answer(() => Response.json({ a: 'b' }, { status }));
      await expect(loadTexts('en')).rejects.toMatchObject({
        name: 'TextsUnavailableError',
        status,
      });
    },
  );

  it('TEXT-02: says for the log why it failed', async () => {
    const lost = new TypeError('Failed to fetch');
    answer(() => Promise.reject(lost));
    await expect(loadTexts('en')).rejects.toMatchObject({ status: 0, cause: lost });
    const broken = new TypeError('terminated');
    answer(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.error(broken);
            },
          }),
        ),
    );
    await expect(loadTexts('en')).rejects.toMatchObject({ status: 200, cause: broken });
  });

  it('that is given up while the texts arrive is no failure', async () => {
    const leaving = new AbortController();
    answer(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              leaving.abort();
              controller.error(new TypeError('terminated'));
            },
          }),
        ),
    );
    await expect(loadTexts('en', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
