import { spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { apart } from '../../../backend/platform/apart.ts';
import { judgeFile } from '../../../backend/verification/judge-file.ts';
import { pdf, photo } from './files.support.ts';

const SENDER = { playerId: 'a-player', address: '192.0.2.1' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const processOf = (command: string, ...options: string[]) =>
  spawn(command, options, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
const node = (program: string) => processOf(process.execPath, '-e', program);

const UNAVAILABLE = { status: 503, code: 'error.unavailable', details: { retryAfter: 5 } };

test.each([
  ['the machine has no process for it', () => processOf('/nowhere/node')],
  [
    'the machine kills it',
    () => node('process.once("message", () => process.kill(process.pid, "SIGKILL"))'),
  ],
])(
  'a PDF or a picture is not called damaged where it was never read: %s [DOC-13] [DOC-18]',
  async (_, start) => {
    for (const file of [await pdf(), await photo()]) {
      vi.spyOn(apart, 'start').mockReturnValueOnce(start());
      await expect(judgeFile(file, SENDER)).rejects.toMatchObject(UNAVAILABLE);
    }
  },
);

test('a PDF is not called damaged where a busy machine gave its process no time [DOC-13] [DOC-18]', async () => {
  const file = await pdf();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(apart, 'start').mockImplementationOnce(() => {
    // The wait begins with the process.
    setImmediate(() => vi.advanceTimersByTime(30_000));
    return node('process.once("message", () => undefined)');
  });
  await expect(judgeFile(file, SENDER)).rejects.toMatchObject(UNAVAILABLE);
});

test('a PDF that takes more memory than a process has is damaged, and is not tried again', async () => {
  vi.spyOn(apart, 'start').mockReturnValueOnce(
    node('process.once("message", () => process.abort())'),
  );
  await expect(judgeFile(await pdf(), SENDER)).rejects.toMatchObject({
    status: 422,
    code: 'error.document.file_content',
  });
});

test('files of many players at one address keep no neighbour waiting [DOC-18]', async () => {
  const begun: ReturnType<typeof node>[] = [];
  const start = (program: string) => () => {
    const child = node(program);
    begun.push(child);
    return child;
  };
  const never = start('process.on("message", () => undefined)');
  vi.spyOn(apart, 'start')
    .mockImplementationOnce(never)
    .mockImplementationOnce(start('process.once("message", () => process.abort())'))
    .mockImplementation(never);
  const file = await pdf();
  const judged = [
    ['a', 'one'],
    ['b', 'one'],
    ['c', 'another'],
  ].map(([playerId = '', address = '']) =>
    judgeFile(file, { playerId, address }).catch(() => `${playerId} at ${address}`),
  );
  expect(await Promise.race(judged)).toBe('c at another');
  // The second of the address begins when the first has ended.
  begun[0]?.kill('SIGKILL');
  while (begun.length < 3) await new Promise((soon) => void setTimeout(soon, 10));
  begun[2]?.kill('SIGKILL');
  await Promise.all(judged);
});
