import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface BackendProcess {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the spawn to the first answer over HTTP. */
  readonly startedIn: number;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Runs the backend in a process of its own, on a free port, without the site's pages.
 * @param env added to the environment; `DATABASE_URL` or `DATA_DIR` says where the data is
 * @param folder of the repository; another one, to compare the two
 * @throws Error with its output, when it ends before it answers
 */
export async function startBackendProcess(
  env: Readonly<Record<string, string>>,
  folder: string = root,
): Promise<BackendProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(folder, 'backend', 'main.ts')], {
    env: { ...process.env, PORT: '0', SITE_DIR: '/nowhere', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const address = /https?:\/\/[^\s"]+:\d+/.exec(written)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
    child.on('exit', () => reject(new Error(`The backend did not start:\n${written}`)));
  });
  await (await fetch(`${origin}/api/v1/player/wallet`)).arrayBuffer();
  return {
    origin,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
