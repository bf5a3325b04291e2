import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { pass, settle } from '../../replay/dom/time.ts';
import { STORAGE_KEYS } from '../../src/api/token-store.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';
import { connected, PLAYER, pushes } from './live-site.ts';

const MARK = STORAGE_KEYS.levelReached;
const WORDS = 'You have reached a new loyalty level.';
const risen = { type: 'PLAYER_LOYALTY_LEVEL', playerId: PLAYER, isLevelUp: true };

beforeEach(freshDevice);
/** Lets go of what is said. */
const reads = (): void => {
  act(() => {
    for (const { id } of toastList()) dismissToast(id);
  });
};
afterEach(() => {
  reads();
  leaveSite();
});

/** What is said and not gone yet, whether or not a frame has shown it. */
const said = () => toastList().filter(({ message }) => message === WORDS);

const shown = () => screen.queryAllByText(WORDS);
/** Another tab of this device has changed the storage. */
const elsewhere = (value: string | null): Promise<void> => {
  if (value === null) localStorage.removeItem(MARK);
  else localStorage.setItem(MARK, value);
  dispatchEvent(new StorageEvent('storage', { key: MARK, newValue: value }));
  return settle();
};

test('a higher level is said, and cleared once it was read [REW-16] [NS-45] [RT-06]', async () => {
  await connected();
  await pushes(risen);
  expect(await screen.findAllByText(WORDS)).toHaveLength(1);
  expect(localStorage.getItem(MARK)).toBe(PLAYER);
  await pushes(risen);
  expect(shown()).toHaveLength(1);
  reads();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(localStorage.getItem(MARK)).toBeNull();
});

test('a level that has not risen is not said [RT-06]', async () => {
  await connected();
  await pushes({ ...risen, isLevelUp: false });
  await pass(2_000);
  expect(said()).toEqual([]);
  expect(localStorage.getItem(MARK)).toBeNull();
});

test('a higher level waits for the end of a round [REW-16] [INGAME-03]', async () => {
  const { runtime } = await connected();
  runtime.site.send({ type: 'game.played' });
  await pushes(risen);
  await pass(2_000);
  expect(shown()).toEqual([]);
  runtime.site.send({ type: 'game.rested' });
  expect(await screen.findAllByText(WORDS)).toHaveLength(1);
});

test('what was not read before the page was left is said when it is open again [NS-45]', async () => {
  localStorage.setItem(MARK, PLAYER);
  await connected();
  expect(await screen.findAllByText(WORDS)).toHaveLength(1);
});

test('what another player of the device has not read is not said [NS-45] [LOGOUT-02]', async () => {
  localStorage.setItem(MARK, '100456');
  await connected();
  await pass(2_000);
  expect(shown()).toEqual([]);
});

test('what another tab has shown goes here as well [NS-45]', async () => {
  await connected();
  await pushes(risen);
  await screen.findAllByText(WORDS);
  await elsewhere(null);
  expect(said()).toEqual([]);
});

test('it is nobody else’s: it goes with the session [LOGOUT-02] [NS-45]', async () => {
  const { runtime } = await connected();
  await pushes(risen);
  await screen.findAllByText(WORDS);
  const outlived = vi.fn<() => void>();
  runtime.site.on('reads.outlived', outlived);
  runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() => expect(outlived).toHaveBeenCalled());
  expect(said()).toEqual([]);
  expect(localStorage.getItem(MARK)).toBeNull();
});
