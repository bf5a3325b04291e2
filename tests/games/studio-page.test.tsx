import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { wordsIn } from '../../studio/texts.ts';

/** The page of a game as its frame loads it, with answers of the contract's examples. */

const { say } = await wordsIn('en', 'locale');
const start = () => screen.findByRole('button', { name: say('spin') });

const ANSWERS: readonly (readonly [end: string, answer: unknown])[] = [
  ['/open', outcomes.openPlay.slot.data],
  ['/rounds', outcomes.playRound.lost.data],
  ['/end', outcomes.endRound.success.data],
];

const asked: string[] = [];
const count = (end: string): number => asked.filter((path) => path.endsWith(end)).length;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const [, answer] = ANSWERS.find(([end]) => path.endsWith(end)) ?? [];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  document.body.innerHTML = '<div id="root"></div>';
  location.hash = '#session=token&language=en';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const look = (isHidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const press = async () => {
  const button = await start();
  await act(async () => {
    fireEvent.click(button);
  });
};

test('begins no round while nobody sees it, and brings one to its end that was begun [INGAME-03]', async () => {
  await act(() => import('../../studio/main.tsx'));
  await look(true);
  await press();
  expect(count('/rounds')).toBe(0);
  await look(false);
  await press();
  expect(count('/rounds')).toBe(1);
  await look(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(count('/end')).toBe(1);
});
