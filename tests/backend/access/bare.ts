import fastify from 'fastify';
import { makeConfig } from '../../setup/platform-config.ts';
import { noRateLimits, type RateLimits } from '../../../backend/platform/rate-limits.ts';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import { testDatabase } from '../../setup/database.ts';
import { NOON } from '../banking/facts.ts';

export interface Bare {
  readonly platform: Platform;
  /** The same platform, with no limits but these. */
  limitedTo(limits: Partial<RateLimits>): Platform;
  /** Moves the still clock to so many milliseconds after NOON. */
  at(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** A platform without persons, pages or calls, for calls of its functions; time stands still at NOON. */
export async function openBare(): Promise<Bare> {
  const database = await testDatabase();
  const config = makeConfig({ databaseUrl: database.url, limits: noRateLimits, poolSize: 6 });
  const platform = await openPlatform(config, fastify({ logger: false }).log);
  const at: Bare['at'] = async (ms) => platform.movableClock?.set(NOON + ms, true);
  await at(0);
  return {
    platform,
    limitedTo: (limits) => ({
      ...platform,
      config: { ...platform.config, limits: { ...noRateLimits, ...limits } },
    }),
    at,
    async close() {
      await platform.close();
      await database.drop();
    },
  };
}
