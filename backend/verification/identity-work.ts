import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { startWorkerLoop, type Working } from '../platform/worker-loop.ts';
import { takeNews } from './identity-check.ts';
import type { IdentityProvider } from './ports.ts';
import { identityChecks } from './tables.ts';

/** How often the work looks for something to do, ms. */
const ROUND = 5_000;
/** The silence, in ms, after which the provider is asked about a check. */
const SILENCE = 10 * 60_000;
const BATCH = 20;

/** Asks about checks of which nothing was heard for long: a callback may never come. */
export async function askAboutSilent(
  platform: Platform,
  provider: IdentityProvider,
): Promise<void> {
  const { db, clock, log } = platform;
  const silent = await db
    .select()
    .from(identityChecks)
    .where(
      and(
        inArray(identityChecks.state, ['OPEN', 'SUBMITTED']),
        lte(identityChecks.createdAt, new Date(clock.now() - SILENCE)),
      ),
    )
    .orderBy(asc(identityChecks.createdAt))
    .limit(BATCH);
  for (const { reference, checkId } of silent) {
    // A check that the provider does not know will never end by itself.
    const news = (await provider.ask(db, checkId)) ?? { status: 'EXPIRED' };
    const unmatched = await takeNews(platform, { reference, checkId }, news);
    if (unmatched) log.error({ reference, why: unmatched }, 'identity check does not fit');
  }
}

/** Runs the work until stopped. Several instances may work side by side: each step holds the check. */
export const startIdentityWork = (platform: Platform, provider: IdentityProvider): Working =>
  startWorkerLoop(() => askAboutSilent(platform, provider), {
    log: platform.log,
    name: 'identity work',
    every: ROUND,
  });
