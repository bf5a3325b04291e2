import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, type Config } from '../../../backend/platform/config.ts';
import { documentStore, newDocumentId } from '../../../backend/verification/store.ts';
import { makeConfig } from '../../setup/platform-config.ts';

/** Where files of documents are kept: a folder, or any store that speaks S3. */

const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI';
const REGION = 'eu-north-1';
const objects = new Map<string, { body: Buffer; at: Date }>();
let trouble = 0;
let dataDir: string;
let bucket: Config['documentBucket'];

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

/** Whether a request is signed with the secret, as AWS Signature Version 4 has it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  const [, keyId, day = '', region = '', names = '', signature] = match ?? [];
  const sentHash = String(headers['x-amz-content-sha256']);
  if (keyId !== KEY_ID || (sentHash !== 'UNSIGNED-PAYLOAD' && sentHash !== sha(body))) return false;
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request');
  return region === REGION && hmac(key, text).toString('hex') === signature;
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const answer = (status: number, text: Buffer | string = '') =>
      response.writeHead(status).end(text);
    if (trouble > 0) {
      trouble -= 1;
      return answer(503);
    }
    if (!isSigned(request, body)) return answer(403);
    const key = pathname.slice('/papers/'.length);
    if (searchParams.has('list-type')) {
      const all = [...objects].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const left = all.filter(([id]) => id > (searchParams.get('start-after') ?? ''));
      const page = left
        .slice(0, 2)
        .map(
          ([id, { at }]) =>
            `<Contents><Key>${id}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
        );
      const isCut = left.length > 2;
      return answer(200, `<R><IsTruncated>${isCut}</IsTruncated>${page.join('')}</R>`);
    }
    if (request.method === 'PUT') objects.set(key, { body, at: new Date() });
    else if (request.method === 'DELETE') objects.delete(key);
    else {
      const found = objects.get(key);
      return found ? answer(200, found.body) : answer(404);
    }
    return answer(request.method === 'DELETE' ? 204 : 200);
  });
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-store-'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  bucket = {
    url: `http://127.0.0.1:${port}/papers`,
    region: REGION,
    keyId: KEY_ID,
    secret: SECRET,
  };
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => objects.clear());

const keyOf = (byte: number) => Buffer.alloc(32, byte);
const open = async (parts: Partial<Config>) => {
  const store = await documentStore(makeConfig({ dataDir, documentKeys: [keyOf(1)], ...parts }));
  if (!store) throw new Error('No store');
  return store;
};
const all = async (ids: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const id of ids) found.push(id);
  return found.toSorted();
};
const soon = () => new Date(Date.now() + 60_000);

describe.each(['a folder', 'a bucket'])('[DOC-18] %s', (kind) => {
  const parts = () => ({ documentBucket: kind === 'a bucket' ? bucket : null });

  test('keeps a file sealed, gives it back, and forgets it', async () => {
    const store = await open(parts());
    const ids = Array.from({ length: 5 }, newDocumentId).toSorted();
    for (const id of ids) await store.put(id, Buffer.from(`paper of ${id}`));
    expect((await store.get(ids[0] ?? '')).toString()).toBe(`paper of ${ids[0]}`);
    for (const { body } of objects.values()) expect(body.includes('paper')).toBe(false);
    expect((await all(store.idsBefore(soon()))).filter((id) => ids.includes(id))).toEqual(ids);
    expect(await all(store.idsBefore(new Date(0)))).toEqual([]);
    for (const id of ids) await store.delete(id);
    await store.delete(ids[0] ?? '');
    await expect(store.get(ids[0] ?? '')).rejects.toThrow(/ENOENT|404/);
  });

  test(`opens in ${kind} what an older key sealed, and nothing with a foreign one`, async () => {
    const id = newDocumentId();
    await (await open(parts())).put(id, Buffer.from('paper'));
    const rotated = await open({ ...parts(), documentKeys: [keyOf(2), keyOf(1)] });
    expect((await rotated.get(id)).toString()).toBe('paper');
    const foreign = await open({ ...parts(), documentKeys: [keyOf(3)] });
    await expect(foreign.get(id)).rejects.toThrow('No key opens the document');
    const later = newDocumentId();
    await rotated.put(later, Buffer.from('newer'));
    await expect((await open(parts())).get(later)).rejects.toThrow('No key opens');
  });

  test('takes no name but an id', async () => {
    const store = await open(parts());
    for (const name of ['../documents.key', 'doc_1', '', `${newDocumentId()}/..`]) {
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('Not the id');
      await expect(store.get(name)).rejects.toThrow('Not the id');
      await expect(store.delete(name)).rejects.toThrow('Not the id');
    }
  });
});

describe('[DOC-18] a bucket', () => {
  test('seals the same bytes differently each time, and for one id alone', async () => {
    const store = await open({ documentBucket: bucket });
    const ids = Array.from({ length: 200 }, newDocumentId);
    for (const id of ids) await store.put(id, Buffer.from('the same'));
    const nonces = new Set([...objects.values()].map(({ body }) => body.toString('hex', 0, 12)));
    expect(nonces.size).toBe(200);
    const [one = '', other = ''] = ids;
    objects.set(one, objects.get(other) ?? { body: Buffer.alloc(0), at: new Date() });
    await expect(store.get(one)).rejects.toThrow('No key opens');
  });

  test('is asked again when it has trouble, and never by a wrong secret', async () => {
    const store = await open({ documentBucket: bucket });
    const id = newDocumentId();
    trouble = 1;
    await store.put(id, Buffer.from('paper'));
    expect(objects.has(id)).toBe(true);
    if (!bucket) throw new Error('No bucket');
    const wrong = await open({ documentBucket: { ...bucket, secret: 'guessed' } });
    await expect(wrong.get(id)).rejects.toThrow('403');
    await expect(wrong.put(newDocumentId(), Buffer.from('x'))).rejects.toThrow('403');
    await expect(wrong.delete(id)).rejects.toThrow('403');
    expect(objects.size).toBe(1);
  });

  test('is named whole, and in production by HTTPS', () => {
    const env = {
      DOCUMENT_BUCKET: 'https://s3.example/papers/',
      DOCUMENT_BUCKET_KEY_ID: 'id',
      DOCUMENT_BUCKET_SECRET: 'secret',
    };
    const read = (differs: object) => readConfig([], { ...env, ...differs });
    expect(read({}).documentBucket).toEqual({
      url: 'https://s3.example/papers',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'secret',
    });
    const production = {
      CROUPIER_MODE: 'production',
      ALLOW_STAND_INS: 'captcha,content,outbox,payment-provider',
    };
    for (const differs of [
      { DOCUMENT_BUCKET_SECRET: '' },
      { DOCUMENT_BUCKET: 'papers' },
      { DOCUMENT_BUCKET: 'https://id:secret@s3.example/papers' },
      { ...production, DOCUMENT_BUCKET: 'http://s3.example/papers' },
      { DOCUMENT_KEY: 'short' },
      { DOCUMENT_KEY: `${keyOf(1).toString('base64')},` },
    ]) {
      expect(() => read(differs)).toThrow(/DOCUMENT_/);
    }
    const keys = [keyOf(1), keyOf(2)].map((key) => key.toString('base64'));
    expect(read({ DOCUMENT_KEY: keys.join(', ') }).documentKeys).toEqual([keyOf(1), keyOf(2)]);
  });
});
