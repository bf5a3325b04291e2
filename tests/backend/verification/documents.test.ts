import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { players } from '../../../backend/players/tables.ts';
import {
  decideDocument,
  documentsToReview,
  fileToReview,
} from '../../../backend/verification/review.ts';
import { documentFiles } from '../../../backend/verification/tables.ts';
import type { DocumentType } from '../../../backend/verification/requests.ts';
import { documentStore } from '../../../backend/verification/store.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { formOf, pdf, photo, pngPart, screenshot } from './files.support.ts';

let site: Instance;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-documents-'));
  // Each test may be the first.
  await mkdir(join(dataDir, 'documents'), { mode: 0o700 });
  site = await openInstance({ dataDir });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const session = (name: string) => site.logIn(`${name}@croupier.test`);
const idOf = async (name: string): Promise<string> => {
  const where = eq(players.email, `${name}@croupier.test`);
  const [row] = await site.platform.db.select({ id: players.id }).from(players).where(where);
  return row?.id ?? '';
};
const send = (
  own: Tokens,
  file: Parameters<typeof formOf>[1],
  documentType: DocumentType = 'PROOF_OF_ID',
  more: Readonly<Record<string, string>> = {},
) => {
  const { body, headers } = formOf({ documentType, ...more }, file);
  return site.call('uploadDocument', { session: own, body, headers });
};
const read = async (own: Tokens) => (await site.call('getDocuments', { session: own })).body;
const start = (own: Tokens, documentType: DocumentType) =>
  site.call('startDocumentVerification', { session: own, body: { documentType } });

test('from what is asked for to what is verified, the account and the check follow [API-033] [API-034] [API-035] [API-036] [DOC-11] [DOC-13] [DOC-19]', async () => {
  const own = await session('documents');
  const playerId = await idOf('documents');
  const details = async () => (await site.call('getAccessDetails', { session: own })).body;
  const verification = async (documentType: DocumentType) =>
    (await site.call('getDocumentVerification', { session: own, query: { documentType } })).body;

  expect(await read(own)).toMatchObject({
    idDocument: {
      documentStatus: 'REQUESTED',
      documentTypeName: 'PROOF_OF_ID',
      dueAt: expect.any(String),
    },
    addressDocument: { documentStatus: 'REQUESTED' },
    sowDocument: { documentStatus: 'UNREQUESTED' },
    otherDocument: [],
    paymentDocument: [],
  });
  expect((await details()).requestDocumentTypeStatus).toBe('PROOF_OF_ADDRESS,PROOF_OF_ID');
  expect(await start(own, 'PROOF_OF_ID')).toMatchObject({
    status: 409,
    code: 'error.document.missing',
  });

  const front = await send(own, { bytes: await photo() });
  expect(front).toMatchObject({
    status: 201,
    body: { documentTypeName: 'PROOF_OF_ID', documentStatus: 'REQUESTED' },
  });
  await send(own, { bytes: await screenshot(), name: 'back.png', type: 'image/png' });
  let told = 0;
  const stop = site.platform.events.subscribe('player.changed', (news) => {
    if (news.playerId === playerId) told += 1;
  });
  expect((await start(own, 'PROOF_OF_ID')).status).toBe(200);
  await expect.poll(() => told).toBe(1);
  stop();
  // The answer was lost, and the request is repeated.
  expect((await start(own, 'PROOF_OF_ID')).status).toBe(200);
  expect(await verification('PROOF_OF_ID')).toEqual({ documentStatus: 'UNDER_REVIEW' });
  expect((await details()).requestDocumentTypeStatus).toBe('PROOF_OF_ADDRESS');

  const address = await send(
    own,
    { bytes: await pdf(), type: 'application/pdf' },
    'PROOF_OF_ADDRESS',
    {
      subType: 'UB',
    },
  );
  expect(address.body).toMatchObject({ subType: 'UB' });
  await start(own, 'PROOF_OF_ADDRESS');
  const waiting = async () => {
    const all = await documentsToReview(site.platform);
    const ofPlayer = all.filter((one) => one.playerId === playerId);
    return ofPlayer.map(({ type, files }) => [type, files.length]);
  };
  expect(await waiting()).toEqual([
    ['PROOF_OF_ID', 2],
    ['PROOF_OF_ADDRESS', 1],
  ]);

  const decide = (type: DocumentType, reason?: 'BAD_QUALITY') =>
    decideDocument(site.platform, playerId, type, reason, 'desk', () => true);
  expect(await decide('PROOF_OF_ID', 'BAD_QUALITY')).toBe(true);
  expect(await verification('PROOF_OF_ID')).toEqual({
    documentStatus: 'REQUESTED',
    rejectionReason: 'BAD_QUALITY',
  });
  // A rejected document does not count as handed in again.
  expect((await start(own, 'PROOF_OF_ID')).code).toBe('error.document.missing');
  await send(own, { bytes: await photo(120) });
  await start(own, 'PROOF_OF_ID');
  // The decision on one document says nothing of another, and is not looked at twice.
  expect(await waiting()).toEqual([
    ['PROOF_OF_ADDRESS', 1],
    ['PROOF_OF_ID', 1],
  ]);
  expect((await read(own)).idDocument).not.toHaveProperty('rejectionReason');
  expect((await read(own)).idDocument).not.toHaveProperty('dueAt');
  expect(await decide('PROOF_OF_ID')).toBe(true);
  expect(await decide('PROOF_OF_ID', 'BAD_QUALITY')).toBe(false);
  expect((await details()).kycStatus).toBe('PENDING');
  expect(await decide('PROOF_OF_ADDRESS')).toBe(true);
  expect((await details()).kycStatus).toBe('FULLY VERIFIED');
  const check = await site.call('checkDepositAllowed', {
    session: own,
    body: { ipAddress: '192.0.2.1', blackbox: 'x' },
  });
  expect(check.body.result).toBe('SUCCESS');
});

describe('a file', () => {
  test('is kept as a picture alone, sealed, and read by a reviewer [DOC-18]', async () => {
    const own = await session('documents-soon');
    const { body } = await send(own, { bytes: await photo(), name: '../../<b>pass\\port.jpg' });
    const stored = await readFile(join(dataDir, 'documents', body.id));
    expect(stored.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect((await stat(join(dataDir, 'documents', body.id))).mode & 0o077).toBe(0);
    const kept = await fileToReview(site.platform, body.id);
    expect(kept?.mediaType).toBe('image/jpeg');
    expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined();
    const [row] = await site.platform.db
      .select()
      .from(documentFiles)
      .where(eq(documentFiles.id, body.id));
    expect(row?.name).toBe('port.jpg');
  });

  test('has of a long name whole characters [DOC-18]', async () => {
    const own = await session('documents-soon');
    const fits = 'a'.repeat(79);
    const { body } = await send(own, { bytes: await photo(34), name: `${fits}\u{1f600}.jpg` });
    const [row] = await site.platform.db
      .select()
      .from(documentFiles)
      .where(eq(documentFiles.id, body.id));
    expect(row?.name).toBe(fits);
  });

  test('that came before is the same one, whatever it is called [ERR-04]', async () => {
    const own = await session('documents-soon');
    const bytes = await photo(33);
    const [first, second] = [await send(own, { bytes }), await send(own, { bytes, name: 'b.jpg' })];
    expect(second.body.id).toBe(first.body.id);
    const stored = await readdir(join(dataDir, 'documents'));
    const rows = await site.platform.db.select({ id: documentFiles.id }).from(documentFiles);
    expect(stored.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
  test.each([
    ['a renamed executable', exe, 'type'],
    ['an SVG', svg, 'type'],
    ['a web page', html, 'type'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'size'],
    ['a HEIC photo', heic, 'heic'],
    ['half a picture', undefined, 'content'],
  ] as const)('%s is refused, and nothing of it is kept [DOC-18]', async (_, what, code) => {
    const own = await session('documents-soon');
    const bytes = what === undefined ? (await photo()).subarray(0, 300) : what;
    const before = await readdir(join(dataDir, 'documents'));
    const answer = await send(own, { bytes });
    expect(answer).toMatchObject({ status: 422, code: `error.document.file_${code}` });
    expect(await readdir(join(dataDir, 'documents'))).toEqual(before);
  });

  test('whose end mark is missing, or that has moving pictures behind its first, is kept as the picture [DOC-18]', async () => {
    const own = await session('documents-soon');
    const [whole, still] = [await photo(11), await screenshot()];
    const control = Buffer.alloc(8);
    control.writeUInt32BE(1);
    // Behind the header: how often what follows is played.
    const moving = [still.subarray(0, 33), pngPart('acTL', control), still.subarray(33)];
    for (const bytes of [whole.subarray(0, -2), Buffer.concat(moving)]) {
      const { body, status } = await send(own, { bytes });
      expect(status).toBe(201);
      expect((await fileToReview(site.platform, body.id))?.bytes.length).toBeGreaterThan(100);
    }
  });

  test('of which no more than some lines are missing is damaged, too [DOC-18]', async () => {
    const own = await session('documents-soon');
    const whole = await photo(12);
    const answer = await send(own, { bytes: whole.subarray(0, -8) });
    expect(answer.code).toBe('error.document.file_content');
  });

  test('that is a picture with an archive behind it is kept without that [DOC-18]', async () => {
    const own = await session('documents-soon');
    const hidden = Buffer.from('PK\u0003\u0004 not of the picture');
    const { body, status } = await send(own, { bytes: Buffer.concat([await photo(7), hidden]) });
    expect(status).toBe(201);
    const kept = await fileToReview(site.platform, body.id);
    expect(kept?.bytes.includes(hidden)).toBe(false);
  });

  test('the eleventh of a document is refused [DOC-18]', async () => {
    const own = await session('documents-strict');
    const { id } = (await send(own, { bytes: await photo(20) })).body;
    const { db } = site.platform;
    // Each that is sent is drawn anew in a process of its own: eight are copies of the first.
    const [first] = await db.select().from(documentFiles).where(eq(documentFiles.id, id));
    if (!first) throw new Error('The first was not kept');
    const copies = Array.from({ length: 8 }, (_, n) => ({
      id: `doc_copy${n}`,
      digest: `copy ${n}`,
    }));
    await db.insert(documentFiles).values(copies.map((copy) => ({ ...first, ...copy })));
    expect((await send(own, { bytes: await photo(200) })).status).toBe(201);
    const codes = await Promise.all(
      [5, 15].map(async (shade) => (await send(own, { bytes: await photo(shade) })).code),
    );
    expect(codes).toEqual(Array(2).fill('error.document.too_many_files'));
  });
});

test('no more files are taken in an hour than somebody may need [DOC-18]', async () => {
  const limits = { ...noRateLimits, documentUploads: 1 };
  const limited = await openInstance({ dataDir, limits });
  const own = await limited.logIn('documents@croupier.test');
  const upload = async (shade: number) => {
    const { body, headers } = formOf(
      { documentType: 'PROOF_OF_ID' },
      { bytes: await photo(shade) },
    );
    const { status, code } = await limited.call('uploadDocument', { session: own, body, headers });
    return [status, code];
  };
  expect(await upload(10)).toEqual([201, undefined]);
  expect(await upload(20)).toEqual([429, 'error.rate_limited']);
  await limited.close();
});

describe('a form', () => {
  test('of what nobody asked for is refused before its file is read', async () => {
    const own = await session('documents-soon');
    const bytes = await photo();
    expect(await send(own, { bytes }, 'SOURCE_OF_WEALTH')).toMatchObject({
      status: 409,
      code: 'error.document.not_requested',
    });
    expect(await send(await session('documents-review'), { bytes })).toMatchObject({ status: 409 });
    expect(await send(own, { bytes }, 'EDD_QUESTIONNAIRE')).toMatchObject({ status: 400 });
    expect(await send(own, { bytes }, 'PROOF_OF_ID', { subType: '<b>' })).toMatchObject({
      status: 400,
      fields: ['subType:pattern'],
    });
    expect(await send(own, { bytes }, 'PROOF_OF_ID', { more: 'x' })).toMatchObject({ status: 400 });
  });

  test('that is none, or is cut off, is refused', async () => {
    const own = await session('documents-soon');
    const json = await site.call('uploadDocument', { session: own, body: { a: 1 } });
    expect(json).toMatchObject({ status: 415 });
    const { body, headers } = formOf({ documentType: 'PROOF_OF_ID' }, { bytes: await photo() });
    const half = await site.call('uploadDocument', {
      session: own,
      body: body.subarray(0, body.length - 60),
      headers,
    });
    expect(half.status).toBe(400);
    const empty = await site.call('uploadDocument', {
      session: own,
      body: Buffer.from('--boundary-of-a-test--\r\n'),
      headers,
    });
    expect(empty.status).toBe(400);
  });
});

test('production without a key takes no files', async () => {
  const config = makeConfig({ dataDir, mode: 'production' });
  expect(await documentStore(config)).toBeUndefined();
  const withKey = makeConfig({ dataDir, mode: 'production', documentKeys: [Buffer.alloc(32, 1)] });
  expect(await documentStore(withKey)).toBeDefined();
});
