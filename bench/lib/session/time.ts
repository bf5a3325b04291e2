import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Traffic } from './traffic.ts';

/** The time of a page and of its platform, which stand still but for `pass`. */
export interface SharedTime {
  /** ms since 1970. */
  readonly now: () => number;
  /** Lets both go on by so much, and waits for the answers to what the page asked meanwhile. */
  readonly pass: (ms: number) => Promise<void>;
  /** The platform cannot be reached, or can again: until then its time stands. */
  readonly loseReach: () => void;
  readonly findReach: () => Promise<void>;
}

/**
 * Stops both clocks at one moment. The page's was installed before.
 * @param platform where it is, and the file from which its process reads the time of its intervals
 */
export async function stopTime(
  page: Page,
  traffic: Traffic,
  { origin, file }: { readonly origin: string; readonly file: string },
): Promise<SharedTime> {
  let at = (await page.evaluate(() => Date.now())) + 1_000;
  let isInReach = true;
  const tell = async (): Promise<void> => {
    writeFileSync(file, String(at));
    const answer = await fetch(`${origin}/control/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: new Date(at).toISOString(), frozen: true }),
    });
    if (!answer.ok) throw new Error(`The platform keeps its own time: ${await answer.text()}`);
  };
  await page.clock.pauseAt(at);
  await tell();
  await traffic.settled();
  return {
    now: () => at,
    async pass(ms) {
      at += ms;
      if (isInReach) await tell();
      await page.clock.runFor(ms);
      await traffic.settled();
    },
    loseReach() {
      isInReach = false;
    },
    async findReach() {
      isInReach = true;
      await tell();
    },
  };
}
