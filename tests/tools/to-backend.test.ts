import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { toBackend } from '../../tools/lib/to-backend.ts';

/** The addresses that `npm run dev` leaves to the backend. */

const portOf = (address: AddressInfo | string | null | undefined): number =>
  Object(address).port as number;

test('calls and the realtime channel reach the backend, as if from its own address', async () => {
  const backend = createServer(({ headers, url }, response) => {
    response.end(`${headers.host} ${url}`);
  });
  new WebSocketServer({ server: backend }).on('connection', (channel, { headers, url }) => {
    channel.send(`${headers.host} ${url}`);
  });
  await new Promise<void>((done) => {
    backend.listen(0, '127.0.0.1', done);
  });
  const root = await mkdtemp(join(tmpdir(), 'to-backend-'));
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: 'silent',
    server: {
      host: '127.0.0.1',
      port: 0,
      proxy: toBackend(`http://127.0.0.1:${portOf(backend.address())}`),
    },
  });
  onTestFinished(async () => {
    await vite.close();
    backend.close();
    await rm(root, { recursive: true });
  });
  await vite.listen();
  const host = `127.0.0.1:${portOf(vite.httpServer?.address())}`;
  const called = await fetch(`http://${host}/api/wallet`);
  expect(await called.text()).toBe(`${host} /api/wallet`);
  const channel = new WebSocket(`ws://${host}/realtime?token=t`);
  const told = new Promise((hear, fail) => {
    channel.on('message', (text: Buffer) => hear(text.toString()));
    channel.on('error', fail);
  });
  expect(await told).toBe(`${host} /realtime?token=t`);
  channel.close();
});
