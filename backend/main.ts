import fastify from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { describeError, type Log } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';
import { personaPassword, personas } from './seeds/personas.ts';
import { seed } from './seeds/seed.ts';

/** Fastify brings the logger; asking it for one keeps it a single dependency. */
const createLog = ({ logLevel }: Config): Log =>
  fastify({ logger: { level: logLevel, base: null } }).log;

function announce(config: Config, address: string): void {
  const lines = [`Croupier backend on ${address}`];
  if (config.mode === 'development') {
    lines.push(`  outbox      ${address}/outbox`);
    lines.push(`  demo login  ${personas[0]?.email ?? ''} / ${personaPassword}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Starts an instance; a first signal ends it after the calls in flight, a second at once. */
async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const log = createLog(config);
  const platform = await openPlatform(config, log);
  await seed(platform);
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
    announce(config, await app.listen({ host: config.host, port: config.port }));
  } catch (error) {
    await platform.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  const taken = (error as { code?: unknown }).code === 'EADDRINUSE';
  const known = taken || error instanceof ConfigError;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${known ? text : ((error as Error).stack ?? text)}\n`);
  process.exitCode = 1;
});
