import { entries, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice } from '../../replay/dom/site.tsx';
import { forgetAllChoices, forgetChoice, keepChoice } from '../../src/api/kept-files.ts';
import type { FileDocument } from '../../machines/verification/documents/asked.ts';

const WORDS = 'Passport of Aino, number 123456789';
const passport = () =>
  new File([WORDS], 'aino passport.jpg', { type: 'image/jpeg', lastModified: 7 });
const HOUR = 3_600_000;

/** All rows in the database of this device. */
const onDevice = () => entries<string, object>(createStore('croupier-documents', 'files'));

/** All stored bytes, as text. */
const plain = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  // It may be of another realm than this test's.
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]') {
    return Buffer.from(new Uint8Array(value as ArrayBuffer)).toString('latin1');
  }
  return Object.values(value).map(plain).join('\n');
};

/** The choice that a reloaded page finds. */
const keptChoice = async (playerId: string, document: FileDocument) => {
  vi.resetModules();
  const page = await import('../../src/api/kept-files.ts');
  return page.keptChoice(playerId, document);
};

beforeEach(freshDevice);
afterEach(() => {
  vi.useRealTimers();
});

test('a choice is there again after a reload, with its kind [DOC-13]', async () => {
  await keepChoice('player_1', 'PROOF_OF_ADDRESS', { kind: 'UB', files: [passport()] });
  const { kind, files } = await keptChoice('player_1', 'PROOF_OF_ADDRESS');
  expect(kind).toBe('UB');
  expect(files.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
    ['aino passport.jpg', 'image/jpeg', 7],
  ]);
  expect(await files[0]?.text()).toBe(WORDS);
  expect((await keptChoice('player_1', 'PROOF_OF_ID')).files).toEqual([]);
});

test('what is kept of papers is sealed, name and all, and the key stands elsewhere [DOC-13]', async () => {
  await keepChoice('player_1', 'PROOF_OF_ID', { kind: undefined, files: [passport()] });
  const [[, kept] = []] = await onDevice();
  expect(kept).toBeDefined();
  const text = plain(kept);
  expect(text.length).toBeGreaterThan(WORDS.length);
  expect(text).not.toMatch(/passport|aino|123456789/i);
  // The tab is gone, and its key with it: nobody can open what is left behind.
  sessionStorage.clear();
  expect((await keptChoice('player_1', 'PROOF_OF_ID')).files).toEqual([]);
});

test('what somebody has changed or put in place of another document is not opened [DOC-13]', async () => {
  await keepChoice('player_1', 'PROOF_OF_ID', { kind: undefined, files: [passport()] });
  const store = createStore('croupier-documents', 'files');
  const [[key, kept] = ['', {}]] = await onDevice();
  await store('readwrite', (all) => {
    all.put(kept, key.replace('PROOF_OF_ID', 'OTHER'));
    return Promise.resolve();
  });
  expect((await keptChoice('player_1', 'OTHER')).files).toEqual([]);
  expect((await keptChoice('player_1', 'PROOF_OF_ID')).files).toHaveLength(1);
});

test('two hours after the last change it is gone, and at once for another player [DOC-13]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepChoice('player_1', 'PROOF_OF_ID', { kind: undefined, files: [passport()] });
  vi.setSystemTime(Date.now() + 2 * HOUR - 1_000);
  expect((await keptChoice('player_1', 'PROOF_OF_ID')).files).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2_000);
  expect((await keptChoice('player_1', 'PROOF_OF_ID')).files).toEqual([]);
  expect(await onDevice()).toEqual([]);

  await keepChoice('player_1', 'PROOF_OF_ID', { kind: undefined, files: [passport()] });
  expect((await keptChoice('player_2', 'PROOF_OF_ID')).files).toEqual([]);
  expect(await onDevice()).toEqual([]);
});

test('what is handed in, taken away or signed out of is forgotten [DOC-13] [SESS-12]', async () => {
  const choice = { kind: undefined, files: [passport()] };
  await keepChoice('player_1', 'PROOF_OF_ID', choice);
  await keepChoice('player_1', 'PROOF_OF_ID', { kind: undefined, files: [] });
  expect(await onDevice()).toEqual([]);
  await keepChoice('player_1', 'PROOF_OF_ID', choice);
  await forgetChoice('player_1', 'PROOF_OF_ID');
  expect(await onDevice()).toEqual([]);
  // The last word counts, however quickly the words came.
  void keepChoice('player_1', 'PROOF_OF_ID', choice);
  await forgetAllChoices();
  expect(await onDevice()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('where the browser keeps nothing, nothing breaks', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepChoice('player_1', 'PROOF_OF_ID', { kind: undefined, files: [passport()] });
  vi.restoreAllMocks();
  expect(await onDevice()).toEqual([]);
  expect((await keptChoice('player_1', 'PROOF_OF_ID')).files).toEqual([]);
});
