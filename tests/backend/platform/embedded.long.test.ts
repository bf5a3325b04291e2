import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedServer } from '../../../backend/platform/embedded/server.ts';

let folder: string;

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'croupier-'));
  // A temporary folder is closed to others; PostgreSQL's account must get in.
  await chmod(path, 0o755);
  return path;
}
const removeFolder = () => rm(folder, { recursive: true, force: true });

const start = () => startEmbeddedServer({ folder, disposable: true });
const noteFile = () => join(folder, 'postgres', 'postmaster.pid');

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe('the embedded server', () => {
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(removeFolder);

  test('is joined while it runs, and stopped by the last to leave', async () => {
    const first = await start();
    const second = await start();
    expect([first.reused, second.reused]).toEqual([false, true]);
    expect(second.url('postgres')).toBe(first.url('postgres'));
    const user = new pg.Client({ connectionString: second.url('postgres') });
    await user.connect();
    await first.stop();
    expect((await user.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await user.end();
    await second.stop();
    expect(existsSync(noteFile())).toBe(false);
  });

  test('is reached by a socket file of its own, and by TCP where the path to one is too long', async () => {
    const near = await start();
    const socket = new URL(near.url('postgres')).searchParams.get('host');
    expect(socket).toBe(join(folder, 'postgres'));
    expect(await query(near.url('postgres'), 'SELECT inet_server_addr()')).toBe(null);
    await near.stop();
    const far = join(folder, 'x'.repeat(100));
    const server = await startEmbeddedServer({ folder: far, disposable: true });
    expect(new URL(server.url('postgres')).search).toBe('');
    expect(await query(server.url('postgres'), 'SELECT 7')).toBe(7);
    await server.stop();
  });

  test('started by three at once on an empty folder is one server', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(new Set(servers.map((server) => server.url('postgres'))).size).toBe(1);
    for (const server of servers) await server.stop();
    expect(existsSync(noteFile())).toBe(false);
  });

  test('starts over a note whose process number belongs to something else now', async () => {
    await (await start()).stop();
    const stale = [
      process.pid,
      join(folder, 'postgres'),
      '1',
      '5432',
      '',
      '127.0.0.1',
      '0',
      'ready',
    ];
    await writeFile(noteFile(), `${stale.join('\n')}\n`);
    const server = await start();
    expect(await query(server.url('postgres'), 'SELECT 7')).toBe(7);
    await server.stop();
  });

  test('an initialisation that was cut off is not taken for data', async () => {
    await mkdir(join(folder, 'postgres.init-1-dead'));
    const server = await start();
    expect(await query(server.url('postgres'), 'SELECT 7')).toBe(7);
    await server.stop();
  });

  test.runIf(process.getuid?.() === 0)(
    'lives elsewhere when its account cannot enter the folder, and starts afresh without its link',
    async () => {
      const closed = join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const data = join(closed, 'data');
      const options = { folder: data, disposable: true };
      const server = await startEmbeddedServer(options);
      await query(server.url('postgres'), 'CREATE DATABASE kept');
      const place = await realpath(join(data, 'postgres'));
      await server.stop();
      const again = await startEmbeddedServer(options);
      expect(await query(again.url('kept'), 'SELECT 7')).toBe(7);
      await rm(data, { recursive: true });
      const fresh = await startEmbeddedServer(options);
      await expect(query(fresh.url('kept'), 'SELECT 7')).rejects.toThrow('does not exist');
      await fresh.stop();
      await rm(resolve(place, '..'), { recursive: true });
    },
  );
});

describe('the backend as a process', () => {
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(removeFolder);

  const main = resolve(import.meta.dirname, '../../../backend/main.ts');

  async function run(): Promise<{ child: ChildProcess; url: string }> {
    const args = [main, '--port=0', `--data-dir=${folder}`, '--log-level=error'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    for (let tries = 0; tries < 1_000; tries++) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url) return { child, url };
      if (child.exitCode !== null) break;
      await sleep(50);
    }
    throw new Error(`The backend did not start: ${said}`);
  }

  const post = (url: string, path: string, body: object) =>
    fetch(`${url}/api/v1/player/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Captcha-Token': 'token' },
      body: JSON.stringify(body),
    });

  test('[SESS-05] after kill -9 it starts again on the orphan, with everything there', async () => {
    const first = await run();
    const credentials = { email: 'demo@croupier.test', password: 'Demo-Player-1' };
    const tokens = (await (await post(first.url, 'login', credentials)).json()) as {
      refreshToken: string;
    };
    const killed = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await killed;
    const orphan = Number((await readFile(noteFile(), 'utf8')).split('\n')[0]);
    expect(spawnSync('ps', ['-p', String(orphan)]).status).toBe(0);

    const second = await run();
    const { refreshToken } = tokens;
    expect((await post(second.url, 'session/refresh', { refreshToken })).status).toBe(200);
    expect(Number((await readFile(noteFile(), 'utf8')).split('\n')[0])).toBe(orphan);

    const ended = once(second.child, 'exit');
    second.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(noteFile())).toBe(false);
  });

  test('a taken port and a setting that is not understood are one clear line', async () => {
    const { child, url } = await run();
    const attempt = (...args: string[]) =>
      spawnSync(process.execPath, [main, `--data-dir=${folder}`, ...args], { encoding: 'utf8' });
    const taken = attempt(`--port=${new URL(url).port}`);
    expect(taken.status).toBe(1);
    expect(taken.stderr.trim()).toMatch(/^listen EADDRINUSE: .*$/);
    const wrong = attempt('--port=many');
    expect(wrong.status).toBe(1);
    expect(wrong.stderr.trim()).toBe('port must be a whole number from 0 to 65535, not "many".');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
});
