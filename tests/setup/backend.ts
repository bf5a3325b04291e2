import fastify from 'fastify';
import pg from 'pg';
import { openPlatform } from '../../backend/platform/platform.ts';
import { seed } from '../../backend/seeds/seed.ts';
import { cheapenPasswords } from './cheap-passwords.ts';
import { makeConfig } from './platform-config.ts';
import {
  seededAtVariable,
  seededDatabaseVariable,
  startTestServer,
  testDatabase,
  testServerVariable,
} from './database.ts';

/** One database server for the whole run, with one seeded database; every test file has a copy of its own. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  // Another run that shares the server stops it when it is the last: between two files no other run shows.
  const presence = new pg.Client({ connectionString: server.url('postgres') });
  await presence.connect();
  process.env[testServerVariable] = server.url('postgres');
  const seeded = await testDatabase();
  const config = makeConfig({ databaseUrl: seeded.url, siteDir: '/nowhere' });
  const platform = await openPlatform(config, fastify({ logger: false }).log);
  process.env[seededAtVariable] = String(platform.clock.now());
  await seed(platform);
  await cheapenPasswords(platform);
  await platform.close();
  process.env[seededDatabaseVariable] = seeded.name;
  return async () => {
    await seeded.drop();
    await presence.end();
    await server.stop();
  };
}
