import { SLOW_LINE } from '../tools/lib/slow-line.ts';
import { yardstick, yardstickInWords } from '../tools/test/yardstick.ts';
import { framesOfGame, openGame, playFast } from './lib/game/play.ts';
import { aloneReady, pressedForMoney, pressedFree } from './lib/game/launch.ts';
import { scriptsOf } from './lib/game/scripts.ts';
import { openBrowser, openPlatform, option, WITH_SITE } from './lib/opened.ts';
import { median, report } from './lib/figures.ts';
import { growthOf } from './lib/session/memory.ts';

/**
 * Measures a game in its shell, on a phone of 390 × 844.
 * `launch`: from the press on Play, free and for money, until the game can be played, on a slow line with cold caches,
 * beside the game's own page alone. `scripts`: what the page of an open game loads that the home page does not.
 * `hour`: what scripts hold while somebody plays for money at full speed, told for an hour, and frames while reels turn on a
 * processor four times slower.
 * `--parts=launch,scripts,hour`, `--runs=5`, `--minutes=20`
 */
const parts = option('parts', 'launch,scripts,hour').split(',');
const runs = Number(option('runs', '5'));
const minutes = Number(option('minutes', '20'));

/** Between two looks at the memory, ms. */
const LOOK_EVERY = 60_000;
const HOUR = 3_600_000;

const times = [yardstick()];
const browser = await openBrowser({ together: true });
const platform = await openPlatform('bench-game', { ...WITH_SITE, LIMITS: 'off' });
const place = { browser, origin: platform.origin, db: platform.db };
try {
  if (parts.includes('launch')) {
    const ready: { free: number; money: number; alone: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const free = await pressedFree(place, SLOW_LINE);
      const money = await pressedForMoney(place, SLOW_LINE, run);
      // A game for money is told to one page only, so the page alone is the one of free play.
      const alone = await aloneReady(place, SLOW_LINE, free.frame);
      ready.push({ free: free.ms, money: money.ms, alone });
    }
    const alone = median(ready.map((one) => one.alone));
    for (const way of ['free', 'money'] as const) {
      const pressed = median(ready.map((one) => one[way]));
      report(`press → ready, ${way}`, {
        ms: Math.round(pressed),
        alone: Math.round(alone),
        ratio: (pressed / alone).toFixed(2),
        aim: 1.2,
      });
    }
  }
  if (parts.includes('scripts')) {
    for (const visitor of ['guest', 'player'] as const) {
      report(`scripts beyond the home page, ${visitor}`, {
        KiB: ((await scriptsOf(place, visitor)) / 1_024).toFixed(1),
        aim: 15,
      });
    }
  }
  if (parts.includes('hour')) {
    const game = await openGame(place);
    const frames = await framesOfGame(game);
    report('frames while reels turn', frames);
    const held = await playFast(game, minutes * 60_000, LOOK_EVERY);
    // What is made once is there by the middle.
    const later = held.slice(held.length / 2);
    const anHour = (values: number[]): number => growthOf(values) * (HOUR / LOOK_EVERY);
    report('heap', {
      first: held[0]?.made,
      last: held.at(-1)?.made,
      'KiB an hour': Math.round(anHour(later.map(({ made }) => made)) / 1_024),
      'with machine code': Math.round(anHour(later.map(({ heap }) => heap)) / 1_024),
      'nodes an hour': Math.round(anHour(later.map(({ nodes }) => nodes))),
      rounds: await game.rounds(),
      aim: 1_024,
    });
    await game.close();
  }
} finally {
  await browser.close();
  await platform.close();
}
times.push(yardstick());
console.log(yardstickInWords(times));
