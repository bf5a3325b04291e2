import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { removeData } from '../../tools/lib/data.mjs';
import { freePort } from '../../tools/lib/port.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Starts the real backend with the built site on data of its own. */
export async function startBackend(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort(4900);
  const dataDir = join(root, '.cache', 'bench');
  await removeData(dataDir);
  const child = spawn(
    process.execPath,
    [
      join(root, 'backend', 'main.ts'),
      `--port=${port}`,
      `--data-dir=${dataDir}`,
      '--log-level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answered = await fetch(`${origin}/en-UN/`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) break;
    if (tries > 300 || child.exitCode !== null) throw new Error('The backend did not start');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await removeData(dataDir);
    },
  };
}
