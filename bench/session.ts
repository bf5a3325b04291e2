import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBackendProcess } from '../tools/lib/backend-process.ts';
import { removeData } from '../tools/lib/data.mjs';
import { openBrowser, option, root, WITH_SITE } from './lib/opened.ts';
import { openMemory, type Held } from './lib/session/memory.ts';
import { logInWith, lookAt, playerAt } from './lib/session/player.ts';
import { report } from './lib/session/report.ts';
import { countSigns } from './lib/session/signs.ts';
import { stopTime } from './lib/session/time.ts';
import { watchTraffic } from './lib/session/traffic.ts';

/**
 * Runs one player's session from the log-in to its end after twelve hours, in a real browser against the real
 * backend. Both share one simulated clock that moves in small steps, so every poll, timer, socket and renewal
 * happens. The player walks about and answers each reminder. In the fifth hour they only answer. In the seventh
 * the backend is killed as a renewal is due. In the ninth the browser is offline as a reminder is due. Missed
 * reminders, a lost session, complaints and growth beyond the aim fail it. `--hours=12`,
 * `--player=united-kingdom`
 */
const HOURS = Number(option('hours', '12'));
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const STEP = 5 * SECOND;
/** Between two reminders, in minutes. */
const REMINDER = 30;
/** Without a sign of the player, until the warning. */
const UNTIL_WARNING = 27 * MINUTE;
/** The site asks each minute, and a step goes by before it is seen. */
const PATIENCE = 75 * SECOND;
/** From the log in to a renewal: tokens hold for 15 minutes, and are renewed three before. */
const UNTIL_RENEWAL = 12 * MINUTE;
const WALK_EVERY = 5 * MINUTE;
const QUIET = { from: 4 * HOUR, to: 5 * HOUR };

const dataDir = join(root, '.cache', 'bench-session');
const timeFile = join(root, '.cache', 'bench-session.time');
const start = (port = '0') =>
  startBackendProcess({
    DATA_DIR: dataDir,
    PORT: port,
    ...WITH_SITE,
    SIMULATED_TIME: timeFile,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'lib', 'session', 'beats.ts')).href}`,
  });

await removeData(dataDir);
writeFileSync(timeFile, String(Date.now()));
let backend = await start();
const { origin } = backend;
const browser = await openBrowser({ whole: false });
const began = performance.now();
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  let begun = Date.now();
  let now = begun;
  const traffic = watchTraffic(page, () => Math.floor((now - begun) / HOUR));
  await page.clock.install();
  begun = await logInWith(page, origin, { name: option('player', 'demo'), reminder: REMINDER });
  const time = await stopTime(page, traffic, { origin, file: timeFile });
  now = time.now();
  const player = playerAt(page, traffic);
  const measure = await openMemory(page);
  const held: Held[] = [];
  const reminders = countSigns(begun, REMINDER * MINUTE, PATIENCE);
  const warnings = countSigns(begun, UNTIL_WARNING, PATIENCE);
  let [renewals, renewedAt] = [0, begun];
  let lostAt: number | undefined;

  /** The outages, in order: when, for how long, and how each begins and ends. */
  const outages = [
    {
      isDue: () => now - begun > 6.3 * HOUR && now > renewedAt + UNTIL_RENEWAL - 15 * SECOND,
      lasts: MINUTE,
      async begin() {
        time.loseReach();
        await backend.end('SIGKILL');
      },
      async end() {
        backend = await start(new URL(origin).port);
        await time.findReach();
      },
    },
    {
      isDue: () => now - begun > 8.3 * HOUR && now > reminders.due() - 90 * SECOND,
      lasts: 2.5 * MINUTE,
      begin: () => context.setOffline(true),
      end: () => context.setOffline(false),
    },
  ];
  let outage: { readonly endsAt: number; readonly end: () => Promise<void> } | undefined;
  let complaintsEndAt = 0;

  // The last minute is the platform's: then the session is over.
  const end = begun + HOURS * HOUR - MINUTE;
  while (now < end) {
    const before = now - begun;
    await time.pass(STEP);
    now = time.now();
    const passed = (every: number): boolean =>
      Math.floor(before / every) < Math.floor((now - begun) / every);
    if (outage && now >= outage.endsAt) {
      await outage.end();
      outage = undefined;
      complaintsEndAt = now + 30 * SECOND;
    }
    const [next] = outages;
    if (!outage && next?.isDue() === true) {
      outages.shift();
      traffic.isOut = true;
      await next.begin();
      outage = { endsAt: now + next.lasts, end: () => next.end() };
    }
    if (!outage && now >= complaintsEndAt) traffic.isOut = false;
    if (traffic.renewals() > renewals) [renewals, renewedAt] = [traffic.renewals(), now];

    const { dialogs, isSignedIn } = await lookAt(page);
    if (!isSignedIn) {
      lostAt = now - begun;
      break;
    }
    const wasReminded = reminders.isShown();
    reminders.look(now, dialogs.includes('activity'));
    warnings.look(now, dialogs.includes('idle-timer'));
    const isQuiet = before >= QUIET.from && before < QUIET.to;
    if (dialogs.includes('idle-timer')) await player.stay();
    else if (dialogs.includes('activity')) {
      // An answer that did not arrive is given again, by and by.
      if (!wasReminded || passed(15 * SECOND)) await player.answer();
      warnings.putOff(now);
    } else if (passed(WALK_EVERY) && !isQuiet && !outage) {
      await player.walk();
      warnings.putOff(now);
    } else if (!outage && player.isAtAccount() && held.length < Math.floor((now - begun) / HOUR)) {
      held.push(await measure());
      console.log(`hour ${held.length} is over`);
    }
  }
  traffic.isEnding = true;
  const isWhole = HOURS === 12 && lostAt === undefined;
  for (let left = isWhole ? 2 * MINUTE : 0; left > 0; left -= STEP) {
    await time.pass(STEP);
    if (!(await lookAt(page)).isSignedIn) break;
  }
  report({
    hours: HOURS,
    traffic,
    reminders: reminders.counts,
    warnings: warnings.counts,
    held,
    lostAt,
    endedAt: (await lookAt(page)).isSignedIn ? undefined : time.now() - begun,
    seconds: (performance.now() - began) / SECOND,
  });
} finally {
  await browser.close();
  await backend.end('SIGTERM');
  await removeData(dataDir);
}
