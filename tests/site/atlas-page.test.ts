import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atlas } from '../../backend/site/web/atlas.ts';
import { addSecurityHeaders } from '../../backend/site/web/headers.ts';

/** The answers of /atlas/ while the atlas comes, goes and is replaced. */

let app: FastifyInstance;
let atlasDir = '';
beforeEach(async () => {
  atlasDir = join(await mkdtemp(join(tmpdir(), 'dist-')), 'atlas');
  app = Fastify();
  addSecurityHeaders(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing'));
  await app.register(atlas, { atlasDir });
});
afterEach(async () => {
  await app.close();
  await rm(join(atlasDir, '..'), { recursive: true });
});

async function write(file: string, content: string) {
  await mkdir(join(atlasDir, file, '..'), { recursive: true });
  await writeFile(join(atlasDir, file), content);
}

test('until it is built, each of its pages says so and looks again, without a script', async () => {
  for (const url of ['/atlas/', '/atlas/flows/banking.deposit.html']) {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['refresh']).toBe('3');
    expect(reply.body).toContain('The atlas is not built yet');
    expect(reply.body).not.toMatch(/<script|style=/);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
  }
  expect((await app.inject('/atlas/assets/in-frame.js')).statusCode).toBe(404);
});

test('when its build failed, the page says why, and looks again', async () => {
  await write('failed.txt', 'Error: the chart <deposit> has no end');
  const reply = await app.inject('/atlas/');
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('could not be built');
  expect(reply.body).toContain('the chart &lt;deposit&gt; has no end');
  expect(reply.headers['refresh']).toBe('3');
});

test('once it is there it shows, and so does the next one', async () => {
  expect((await app.inject('/atlas/')).statusCode).toBe(503);
  await write('index.html', 'the atlas');
  await write('assets/index-1.js', 'one');
  expect((await app.inject('/atlas/')).body).toBe('the atlas');
  expect((await app.inject('/atlas/assets/index-1.js')).body).toBe('one');
  await rm(atlasDir, { recursive: true });
  await write('index.html', 'a newer atlas');
  await write('assets/index-2.js', 'two');
  expect((await app.inject('/atlas/assets/index-2.js')).body).toBe('two');
  expect((await app.inject('/atlas/')).body).toBe('a newer atlas');
  expect((await app.inject('/atlas/assets/index-1.js')).statusCode).toBe(404);
});
