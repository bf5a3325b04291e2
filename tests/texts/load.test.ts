import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  activateTexts,
  isTextId,
  loadTexts,
  t,
  UnsupportedLanguageError,
} from '../../src/texts/index.ts';
import { TextsUnavailableError } from '../../src/texts/catalogue.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

const answer = (respond: (url: string, init?: RequestInit) => Response | Promise<Response>) => {
  const spy = vi.fn<typeof fetch>(async (input, init) =>
    respond(input instanceof Request ? input.url : input.toString(), init),
  );
  vi.stubGlobal('fetch', spy);
  return spy;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('TEXT-01: the texts of a language', () => {
  it('come from /locales/{lang}/default.json, once', async () => {
    const spy = answer(() => Response.json({ 'login.title': ['Kirjaudu'] }));
    const messages = await loadTexts('fi');
    expect(spy.mock.calls.map(([url]) => url)).toEqual(['/locales/fi/default.json']);
    activateTexts('fi', messages);
    expect(t('login.title')).toBe('Kirjaudu');
    expect(isTextId('login.title')).toBe(true);
    expect(isTextId('constructor')).toBe(false);
  });

  it('may be compiled or not', async () => {
    answer(() =>
      Response.json({
        'footer.age': [['age'], ' and over only'],
        'login.title': 'Log in',
        'code.resendIn': en['code.resendIn'],
      }),
    );
    activateTexts('en', await loadTexts('en'));
    expect(t('footer.age', { age: 18 })).toBe('18 and over only');
    expect(t('login.title')).toBe('Log in');
    expect(t('code.resendIn', { seconds: 1 })).toContain('1\u00a0second.');
    expect(t('code.resendIn', { seconds: 60 })).toContain('60\u00a0seconds.');
  });

  it('count as the language counts', async () => {
    const says = async (language: string, days: number) => {
      answer(() => Response.json(sourceTexts(language)));
      activateTexts(language, await loadTexts(language));
      return t('deposit.verifyLoyal.body', { days });
    };
    expect(await says('en', 1)).toContain('1\u00a0day left');
    expect(await says('en', 1_200)).toContain('1,200\u00a0days left');
    expect(await says('fi', 1)).toContain('1\u00a0päivä aikaa');
    expect(await says('fi', 1_200)).toContain('1\u00a0200\u00a0päivää aikaa');
    expect(await says('pt', 1)).toContain('1\u00a0dia para');
    expect(await says('pt', 1_200)).toContain('1.200\u00a0dias para');
  });
});

describe('TEXT-03: a language is unsupported', () => {
  it.each([404, 403, 410])('when the answer is %i', async (status) => {
    answer(() => new Response('', { status }));
    await expect(loadTexts('sv')).rejects.toBeInstanceOf(UnsupportedLanguageError);
  });

  it.each([
    ['a page', '<!doctype html>'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', '{}'],
    ['a message that is a number', '{"a":1}'],
    ['a compiled message of the wrong parts', '{"a":[1]}'],
    ['half a file', '{"a":"b"'],
  ])('when what is served is %s', async (_what, body) => {
    answer(() => new Response(body));
    await expect(loadTexts('sv')).rejects.toBeInstanceOf(UnsupportedLanguageError);
  });

  it.each(['', '..', 'e', 'EN', 'en/../fi', 'english'])(
    'named %s, without a request',
    async (name) => {
      const spy = answer(() => Response.json({}));
      await expect(loadTexts(name)).rejects.toBeInstanceOf(UnsupportedLanguageError);
      expect(spy).not.toHaveBeenCalled();
    },
  );
});

describe('TEXT-02: texts that may come with another try', () => {
  it.each([500, 503, 429, 408])('%i', async (status) => {
    answer(() => new Response('', { status }));
    await expect(loadTexts('en')).rejects.toMatchObject({ name: 'TextsUnavailableError', status });
  });

  it('no connection', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadTexts('en')).rejects.toMatchObject({ status: 0, language: 'en' });
    await expect(loadTexts('en')).rejects.toBeInstanceOf(TextsUnavailableError);
  });

  it('a connection that breaks in the middle', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    answer(() => new Response(broken));
    await expect(loadTexts('en')).rejects.toBeInstanceOf(TextsUnavailableError);
  });

  it('a load that was cancelled is neither', async () => {
    const leaving = new AbortController();
    answer(() => {
      leaving.abort();
      return Promise.reject(leaving.signal.reason);
    });
    await expect(loadTexts('en', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
