import fastify, { type FastifyInstance } from 'fastify';
import { readConfig, type Config } from './platform/config.ts';
import { describeError, type Log } from './platform/log.ts';
import { isOnlyHere } from './platform/stand-ins.ts';
import { startDatabase } from './platform/start-database.ts';
import { personaPassword, personas } from './seeds/personas.ts';
import { DEMO_STAFF, STAFF_PASSWORD } from './back-office/staff.ts';

/** Fastify brings the logger; asking it for one keeps it a single dependency. */
const createLog = ({ logLevel }: Config): Log =>
  fastify({ logger: { level: logLevel, base: null } }).log;

function announce(config: Config, address: string): void {
  const lines = [`Croupier backend on ${address}`];
  // A connection's address may hold a password.
  lines.push(`  data        ${config.databaseUrl === null ? config.dataDir : 'DATABASE_URL'}`);
  if (config.mode === 'development') {
    lines.push(`  outbox      ${address}/outbox`);
    lines.push(`  demo login  ${personas[0]?.email ?? ''} / ${personaPassword}`);
    lines.push(`  desk login  ${DEMO_STAFF[0]?.email ?? ''} / ${STAFF_PASSWORD}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Adds to an instance before it listens; the shipped instance adds nothing.
 * @param at.isOnlyHere whether it is in development, and reached by this machine alone
 */
export type Extension = (
  app: FastifyInstance,
  at: { readonly isOnlyHere: boolean },
) => Promise<void>;

/**
 * Runs an instance by flags and environment. A first signal ends it after the calls in flight, a
 * second at once.
 */
export async function run(extend?: Extension): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const log = createLog(config);
  // The database starts in processes of its own, while this one reads its modules.
  const starting = startDatabase(config);
  const modules = Promise.all([
    import('./app.ts'),
    import('./platform/platform.ts'),
    import('./seeds/seed.ts'),
  ]);
  const [database, [{ buildApp }, { openPlatform }, { seed }]] = await Promise.all([
    starting,
    modules,
  ]);
  const platform = await openPlatform(config, log, database);
  try {
    await seed(platform);
  } catch (error) {
    await platform.close();
    throw error;
  }
  const app = await buildApp(platform);
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await app.close();
    await platform.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error(describeError(error), 'stop failed');
        process.exitCode = 1;
      });
    });
  }
  try {
    await extend?.(app, { isOnlyHere: isOnlyHere(config) });
    announce(config, await app.listen({ host: config.host, port: config.port }));
  } catch (error) {
    await platform.close();
    throw error;
  }
}
