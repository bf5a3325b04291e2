import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { startWorkerLoop, type Working } from '../platform/worker-loop.ts';
import { takeNews } from './identity-check.ts';
import type { IdentityProvider } from './ports.ts';
import { identityChecks } from './tables.ts';

/** How often the work looks for something to do, ms. */
const ROUND = 5_000;
/** After which time the provider is asked what became of a check that it never told of, ms. */
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
    // One that the provider does not know of will never end by itself.
    const news = (await provider.ask(db, checkId)) ?? { status: 'EXPIRED' };
    const unmatched = await takeNews(platform, { reference, checkId }, news);
    if (unmatched) log.error({ reference, why: unmatched }, 'identity check does not fit');
  }
}

/** Runs that until stopped. Several instances may work side by side: each step holds the check. */
export const startIdentityWork = (platform: Platform, provider: IdentityProvider): Working =>
  startWorkerLoop(() => askAboutSilent(platform, provider), {
    log: platform.log,
    name: 'identity work',
    every: ROUND,
  });
