import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts, textsSettled } from '../../src/app/start-texts.ts';
import { activeLanguage, t } from '../../src/texts/index.ts';

const began = new Date('2026-11-21T12:00:00Z').getTime();
/** When each file was asked for, in ms since the start. */
let asked: [path: string, after: number][] = [];
let answer: (path: string) => Response;

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked = [];
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const path = String(input instanceof Request ? input.url : input);
    asked.push([path, Date.now() - began]);
    return Promise.resolve(answer(path));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FINNISH = '/locales/fi/default.json';
const DEFAULT = '/locales/en/default.json';

it('TEXT-02 CONST-03: failed texts are asked for after 2, 4 and 6 seconds more, and then no longer', async () => {
  answer = (path) =>
    path === FINNISH
      ? new Response('', { status: 503 })
      : Response.json({ 'login.title': ['Log in'] });
  const actor = startTexts('fi');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([
    [FINNISH, 0],
    [FINNISH, 2_000],
    [FINNISH, 6_000],
    [FINNISH, 12_000],
    [DEFAULT, 12_000],
  ]);
  expect(await textsSettled(actor)).toBe(true);
  expect(activeLanguage()).toBe('en');
  expect(vi.mocked(console.warn).mock.calls.map(([said]) => said as string)).toEqual(
    Array.from({ length: 4 }, () => 'Texts could not be loaded'),
  );
  actor.stop();
});

it('TEXT-01: texts that arrive with a second try are the ones that show', async () => {
  let failures = 1;
  answer = () =>
    failures-- > 0
      ? new Response('', { status: 503 })
      : Response.json({ 'login.title': ['Kirjaudu'] });
  const actor = startTexts('fi');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await textsSettled(actor)).toBe(true);
  expect(activeLanguage()).toBe('fi');
  expect(t('login.title')).toBe('Kirjaudu');
  expect(asked).toHaveLength(2);
  actor.stop();
});

it('TEXT-01: a language that is chosen while another loads is the one that shows', async () => {
  let arrive = (_texts: Response): void => undefined;
  const finnish = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', (path: string) =>
    path === FINNISH ? finnish : Promise.resolve(Response.json({ 'login.title': ['Entrar'] })),
  );
  const actor = startTexts('fi');
  actor.send({ type: 'language.chosen', language: 'pt' });
  await vi.advanceTimersByTimeAsync(10);
  expect(activeLanguage()).toBe('pt');
  arrive(Response.json({ 'login.title': ['Kirjaudu'] }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(activeLanguage()).toBe('pt');
  expect(t('login.title')).toBe('Entrar');
  actor.stop();
});

it('TEXT-03: a language that is not there is reported, and the default one shows', async () => {
  answer = (path) =>
    path === DEFAULT
      ? Response.json({ 'login.title': ['Log in'] })
      : new Response('', { status: 404 });
  const actor = startTexts('xx');
  await vi.advanceTimersByTimeAsync(0);
  expect(await textsSettled(actor)).toBe(true);
  expect(activeLanguage()).toBe('en');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('There are no texts in this language', {
    type: 'language.unsupported',
    language: 'xx',
  });
  actor.stop();
});

it('TEXT-04 ERR-02: where no texts can be fetched the default ones show that came with the site', async () => {
  answer = () => new Response('', { status: 503 });
  const actor = startTexts('fi');
  const settled = textsSettled(actor);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await settled).toBe(true);
  expect(activeLanguage()).toBe('en');
  expect(t('login.title')).toBe('Log in');
  actor.stop();
});

it('TEXT-04 ERR-02: that there are no texts at all is known, once nothing is left to try', async () => {
  vi.doMock('../../src/texts/fallback.ts', () => {
    throw new Error('The chunk could not be fetched');
  });
  answer = () => new Response('', { status: 503 });
  const actor = startTexts('fi');
  const settled = textsSettled(actor);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await settled).toBe(false);
  actor.stop();
  vi.doUnmock('../../src/texts/fallback.ts');
});
