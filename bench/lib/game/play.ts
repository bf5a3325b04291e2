import type { Frame, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { gameActs } from '../../../backend/games/tables.ts';
import { at } from '../figures.ts';
import { madeByScripts, openMemory } from '../session/memory.ts';
import { openGamePage, openPhoneOfPlayer, playing, playNow, type Place } from './place.ts';

export interface OpenGame {
  readonly page: Page;
  readonly frame: Frame;
  /** Rounds that the wallet has taken. */
  readonly rounds: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The control that starts a round, where it would. */
const READY = '[data-part="play"][aria-disabled="false"]';

/** A slot that a player of means has opened for money. */
export async function openGame(place: Place): Promise<OpenGame> {
  const context = await openPhoneOfPlayer(place, 'game');
  const page = await openGamePage(context, place, 'load');
  await playNow(page).click();
  await playing(page);
  const frame = await (await page.locator('iframe[data-game]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The game has no frame');
  await frame.locator(READY).waitFor();
  const rounds = () => place.db.$count(gameActs, eq(gameActs.kind, 'BET'));
  return { page, frame, rounds, close: () => context.close() };
}

/** ms: free spins of a game follow one another by themselves, and the control waits for the last. */
const LONGEST_ROUND = 180_000;

/** Presses the control as soon as it can be pressed. */
async function spin({ frame }: OpenGame): Promise<void> {
  await frame.locator(READY).press('Space', { timeout: LONGEST_ROUND });
}

/** Rounds that are watched, and how much slower the processor is. */
const WATCHED = 10;
const SLOWDOWN = 4;

/** The frames of the game from a press to the end of its round. */
export async function framesOfGame(game: OpenGame): Promise<Record<string, string | number>> {
  const devtools = await game.page.context().newCDPSession(game.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const all: number[] = [];
  for (let round = 0; round < WATCHED; round += 1) {
    await spin(game);
    const times = await game.frame.evaluate(
      (ready) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          let last = performance.now();
          const look = (now: number): void => {
            seen.push(now - last);
            last = now;
            const isOver = document.querySelector(ready) !== null;
            if (isOver && seen.length > 10) resolve(seen.slice(1));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      READY,
    );
    all.push(...times);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  const sum = all.reduce((total, time) => total + time, 0);
  return {
    'a second': Math.round((all.length / sum) * 1_000),
    p99: Math.round(at(all, 0.99)),
    longest: Math.round(Math.max(...all)),
    'over 50 ms': all.filter((time) => time > 50).length,
    of: all.length,
  };
}

/** What a page and its frame hold after a while of play: bytes, and elements of the page. */
export interface HeldInPlay {
  /** With machine code that the browser keeps for speed, and what its tools note. */
  readonly heap: number;
  readonly made: number;
  readonly nodes: number;
}

/** Plays for `ms`, a round after the other. @returns what is held after each `every` */
export async function playFast(game: OpenGame, ms: number, every: number): Promise<HeldInPlay[]> {
  const measure = await openMemory(game.page);
  const held: HeldInPlay[] = [];
  const began = Date.now();
  for (let next = every; next <= ms; next += every) {
    while (Date.now() - began < next) await spin(game);
    const { heap, nodes } = await measure();
    held.push({ heap, nodes, made: await madeByScripts(game.page) });
  }
  return held;
}
