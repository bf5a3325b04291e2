import { startTestServer, testServerVariable } from '../../backend/platform/testing.ts';

/** One database server for the whole run; every test file has a database of its own on it. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env[testServerVariable] = server.url('postgres');
  return () => server.stop();
}
