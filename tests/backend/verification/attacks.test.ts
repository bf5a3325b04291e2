import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { fileToReview } from '../../../backend/verification/review.ts';
import { newDocumentId } from '../../../backend/verification/store.ts';
import { sweepDocuments } from '../../../backend/verification/sweep.ts';
import { documentFiles } from '../../../backend/verification/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import {
  gif,
  handmadePdf,
  hugePng,
  lockedPdf,
  wordedPng,
  packedPdf,
  pdfBomb,
  upload,
  zip,
} from './attacks.support.ts';
import { formOf, pdf, photo, screenshot } from './files.support.ts';
import { fewOf } from '../../setup/few-of.ts';

/** Uploads that somebody would send to reach more than a reviewer's eyes, over the network. */

let site: Instance;
let url: string;
let dataDir: string;
let own: Tokens;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-attacks-'));
  site = await openInstance({ dataDir, uploadIdleMs: 1_000 });
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  own = await site.logIn('documents-soon@croupier.test');
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

/** The wait of somebody who stops sending. */
const never = new Promise<void>(() => undefined);

const fields = { documentType: 'PROOF_OF_ID' };
const send = (bytes: Buffer, more: { readonly name?: string; readonly type?: string } = {}) =>
  upload(url, own, formOf(fields, { bytes, ...more }));
const stored = async (): Promise<readonly string[]> => {
  const names: string[] = await readdir(join(dataDir, 'documents')).catch(() => []);
  return names.toSorted();
};
const rows = () => site.platform.db.select().from(documentFiles);
const kept = async (id: string | undefined) =>
  (await fileToReview(site.platform, id ?? ''))?.bytes ?? Buffer.alloc(0);

describe('[DOC-18] a file that is not what it seems', () => {
  const script = '<script>alert(document.domain)</script>';
  const action = (what: string) => handmadePdf('/OpenAction 4 0 R', `4 0 obj\n${what}\nendobj\n`);
  type Case = readonly [what: string, make: () => Buffer | Promise<Buffer>, code: string];
  const some: readonly Case[] = [
    ['a GIF that is a script', gif, 'type'],
    ['a PDF that starts a program', () => action('<</S/Launch/F(calc.exe)>>'), 'unsafe'],
    ['a PDF with a password', lockedPdf, 'locked'],
    ['a picture that says more than it has', () => hugePng(5_000), 'content'],
    ['a picture of one long line', () => hugePng(32_001, 1), 'pixels'],
  ];
  const further: readonly Case[] = [
    ['an archive', zip, 'type'],
    ['a WebP', () => sharp({ create: plain }).webp().toBuffer(), 'type'],
    ['a TIFF', () => sharp({ create: plain }).tiff().toBuffer(), 'type'],
    ['an SVG behind a mark of its bytes', () => Buffer.from(`\ufeff<svg>${script}</svg>`), 'type'],
    ['an archive before a PDF', async () => Buffer.concat([zip(), await pdf()]), 'type'],
    ['a PDF that sends a form', () => action('<</S/SubmitForm/F(http://x)>>'), 'unsafe'],
    ['an address that opens by itself', () => action('<</S/URI/URI(http://x)>>'), 'unsafe'],
    [
      'a program whose kind is said elsewhere',
      () => handmadePdf('/A<</S 4 0 R/F(calc.exe)>>', '4 0 obj\n/Launch\nendobj\n'),
      'unsafe',
    ],
    ['a form of another kind in a PDF', () => handmadePdf('/AcroForm <</XFA 3 0 R>>'), 'unsafe'],
    ['a PDF that stands in itself', () => action('['.repeat(100_000)), 'content'],
    ['a picture of twenty thousand by as many', () => hugePng(20_000), 'pixels'],
    ['half a PNG', async () => (await screenshot()).subarray(0, 70), 'content'],
    ['the head of a PDF alone', () => Buffer.from('%PDF-1.7'), 'content'],
  ];
  const plain = { width: 9, height: 9, channels: 3, background: '#777' } as const;

  const isRefused = async (...[, make, code]: Case): Promise<void> => {
    const before = await stored();
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const answer = await send(bytes, { name: 'passport.jpg' });
    expect(answer).toMatchObject({ status: 422, code: `error.document.file_${code}` });
    expect(await stored()).toEqual(before);
  };
  test.each(some)('%s is refused, and nothing of it is kept', isRefused);
  // Each is looked at in a process of its own.
  test.each(further)('%s is refused, and nothing of it is kept', { tags: 'long' }, isRefused);

  const hidden: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    ['a script whose name is spelt in hex', () => action('<</S/J#61vaScript/J#53(app.alert)>>')],
    [
      'a script that stands packed',
      () => packedPdf(Buffer.from('5 0 <</S/JavaScript/JS(app.alert(1))>>'), 4),
    ],
    ['a page before it', async () => Buffer.concat([Buffer.from(script), await pdf()])],
  ];
  for (const { rows: some, tags } of fewOf(hidden))
    test.each(some)('that is a PDF with %s is kept without that', { tags }, async (_, make) => {
      const left = await kept((await send(await make(), { type: 'application/octet-stream' })).id);
      expect(left.subarray(0, 5).toString()).toBe('%PDF-');
      for (const trace of ['alert', 'JavaScript']) expect(left.includes(trace)).toBe(false);
      await site.platform.db.delete(documentFiles);
    });

  test(
    'that unpacks into much is read in a process of its own, of little memory, which ends',
    { tags: 'long' },
    async () => {
      const begun: ChildProcess[] = [];
      const begins = (message: unknown): void => {
        begun.push((message as { readonly process: ChildProcess }).process);
      };
      subscribe('child_process', begins);
      // In the thread of the platform it takes two gigabytes, and nobody is answered for forty seconds.
      expect((await send(pdfBomb(1_000))).status).toBe(422);
      unsubscribe('child_process', begins);
      expect(begun.map(({ spawnargs }) => spawnargs.includes('--max-old-space-size=512'))).toEqual([
        true,
      ]);
      await vi.waitFor(() => {
        expect(begun.every(({ exitCode, signalCode }) => (exitCode ?? signalCode) !== null)).toBe(
          true,
        );
      });
    },
  );

  test('that is a picture and a page in one is kept as the picture', async () => {
    const bytes = await photo(41);
    const comment = Buffer.from(`\u0000<html>${script}`);
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const both = Buffer.concat([bytes.subarray(0, 2), marker, comment, bytes.subarray(2)]);
    const { id, status } = await send(Buffer.concat([both, await pdf('script')]));
    expect(status).toBe(201);
    const left = await kept(id);
    for (const trace of ['<script', '%PDF', 'JavaScript']) expect(left.includes(trace)).toBe(false);
  });

  test('keeps no place, camera or words of a picture, and stands upright', async () => {
    const turned = await sharp(await photo(42))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const given = await sharp(turned).metadata();
    expect([given.orientation, given.exif?.includes('Aino')]).toEqual([6, true]);
    const left = await kept((await send(turned)).id);
    const { exif, xmp, iptc, orientation, width, height } = await sharp(left).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([80, 120]);
    expect(left.includes('Aino')).toBe(false);
    const worded = await kept((await send(await wordedPng(), { type: 'image/gif' })).id);
    expect(worded.subarray(1, 4).toString()).toBe('PNG');
    for (const trace of ['tEXt', '<script']) expect(worded.includes(trace)).toBe(false);
  });

  const names = [
    ['../../../../etc/passwd', 'passwd'],
    ['C:\\\\Windows\\\\..\\\\x.jpg', 'x.jpg'],
    ['%2e%2e%2fkey', '%2e%2e%2fkey'],
    ['..', 'document'],
    ['a\u202egpj.exe', 'agpj.exe'],
  ] as const;
  for (const { rows: some, tags } of fewOf(names))
    test.each(some)(
      'named %s is read as %s, and stored under neither',
      { tags },
      async (name, read) => {
        const { id } = await send(await photo(50 + name.length), { name });
        expect((await rows()).find((row) => row.id === id)?.name).toBe(read);
        expect(await stored()).toContain(id);
        await site.platform.db.delete(documentFiles).where(eq(documentFiles.id, id ?? ''));
      },
    );
});

describe('[DOC-18] a request that is not what it seems', () => {
  const boundary = 'boundary-of-a-test';
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const head = (parts: string) => Buffer.from(parts.replaceAll('\n', '\r\n'));
  const field = `--${boundary}\nContent-Disposition: form-data; name="documentType"\n\nPROOF_OF_ID\n`;
  const file = `--${boundary}\nContent-Disposition: form-data; name="file"; filename="a.jpg"\n\n`;

  test('two gigabytes that are announced are refused before they come', async () => {
    const answer = await upload(url, own, {
      body: (async function* () {
        yield head(field + file);
        await never;
      })(),
      headers: { ...headers, 'content-length': String(2 * 1024 ** 3) },
    });
    expect(answer).toMatchObject({ status: 422, code: 'error.document.file_size' });
  });

  test('one that never says how long it is is cut at the most', async () => {
    let sent = 0;
    const answer = await upload(url, own, {
      body: (async function* () {
        yield head(field + file);
        for (; sent < 200; sent += 1) yield Buffer.alloc(1024 * 1024, 7);
      })(),
      headers,
    });
    // Where the answer is on its way during an upload, the line may be cut before it is read.
    expect([0, 422]).toContain(answer.status);
    expect(sent).toBeLessThan(100);
  });

  test('one that stops is ended, and leaves its place to others', { tags: 'long' }, async () => {
    const over = { is: false };
    const stopping = () =>
      upload(url, own, {
        body: (async function* () {
          yield head(field + file);
          while (!over.is) {
            yield Buffer.alloc(1_000, 7);
            await pause(20);
          }
          await never;
        })(),
        headers,
      });
    const slow = [stopping(), stopping(), stopping(), stopping()];
    // One player gets no more at once, another one does all the same.
    const fifth = async () => (await send(Buffer.from('of no known type'))).status;
    await expect.poll(fifth).toBe(429);
    const other = await site.logIn('documents@croupier.test');
    const form = formOf(fields, { bytes: await photo(62) });
    expect(await upload(url, other, form)).toMatchObject({ status: 201 });
    over.is = true;
    for (const answer of await Promise.all(slow)) expect([0, 408]).toContain(answer.status);
    expect(await send(await photo(61))).toMatchObject({ status: 201 });
  });

  test(
    'one that drips is ended, and many of one address leave places to others',
    { tags: 'long' },
    async () => {
      const names = ['documents-soon', 'documents', 'documents-two', 'documents-strict'];
      const all = await Promise.all(names.map((name) => site.logIn(`${name}@croupier.test`)));
      const dripping = (session: Tokens) =>
        upload(url, session, {
          body: (async function* () {
            yield head(field + file);
            for (;;) {
              yield Buffer.alloc(100, 7);
              await pause(100);
            }
          })(),
          headers,
        });
      const statuses: number[] = [];
      for (const session of [...all, ...all, ...all, ...all])
        void dripping(session).then(({ status }) => statuses.push(status));
      await expect.poll(() => statuses).toHaveLength(16);
      // Four places of each player, and twelve of an address.
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      expect(statuses.filter((status) => status === 0 || status === 408)).toHaveLength(12);
    },
  );

  test('one that never comes to its file, and one that goes on behind it, is cut', async () => {
    for (const before of [
      field,
      `${field}${file}x
--${boundary}--
`,
    ]) {
      let sent = 0;
      const answer = await upload(url, own, {
        body: (async function* () {
          yield head(before);
          for (; sent < 200; sent += 1) yield Buffer.alloc(1024 * 1024, 7);
        })(),
        headers,
      });
      expect([0, 201, 413, 422]).toContain(answer.status);
      expect(sent).toBeLessThan(100);
    }
  });

  test('one that is refused is over soon after its answer, whatever is still to come', async () => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/v1/player/documents HTTP/1.1\r\nHost: localhost\r\n' +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 9000000\r\n\r\nx`,
    );
    await expect.poll(() => socket.closed).toBe(true);
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('of a session that ended meanwhile, by log-out or exclusion, nothing is kept', async () => {
    const ends: readonly ((session: Tokens) => Promise<unknown>)[] = [
      (session) => site.call('signOut', { session, body: {} }),
      () =>
        site.platform.db
          .update(players)
          .set({ status: 'SELF_EXCLUDED' })
          .where(eq(players.email, 'documents-two@croupier.test')),
    ];
    for (const end of ends) {
      const session = await site.logIn('documents-two@croupier.test');
      const before = await stored();
      const form = formOf(fields, { bytes: await photo(201) });
      const answer = await upload(url, session, {
        body: (async function* () {
          yield form.body.subarray(0, 400);
          await pause(200);
          await end(session);
          yield form.body.subarray(400);
        })(),
        headers: form.headers,
      });
      expect(answer).toMatchObject({ status: 401, code: 'error.session.expired' });
      expect(await stored()).toEqual(before);
    }
    await site.platform.db
      .update(players)
      .set({ status: 'REGISTERED' })
      .where(eq(players.email, 'documents-two@croupier.test'));
  });

  test('one whose session ends is cut at once, by log-out or exclusion', async () => {
    const email = 'documents-two@croupier.test';
    const ends: readonly ((session: Tokens) => Promise<unknown>)[] = [
      (session) => site.call('signOut', { session, body: {} }),
      async () => {
        const [player] = await site.platform.db
          .update(players)
          .set({ status: 'SELF_EXCLUDED' })
          .where(eq(players.email, email))
          .returning({ playerId: players.id });
        if (player) site.platform.events.publish('player.changed', player);
      },
    ];
    onTestFinished(async () => {
      await site.platform.db
        .update(players)
        .set({ status: 'REGISTERED' })
        .where(eq(players.email, email));
    });
    const listens = vi.spyOn(site.platform.events, 'subscribe');
    for (const end of ends) {
      const session = await site.logIn(email);
      listens.mockClear();
      const answer = await upload(url, session, {
        body: (async function* () {
          yield head(field + file);
          // Whoever is not admitted yet is refused as any other call is, and is not cut.
          await vi.waitFor(
            () => expect(listens).toHaveBeenCalledWith('player.changed', expect.anything()),
            { timeout: 30_000 },
          );
          await end(session);
          for (;;) {
            // At its end it would be too large.
            yield Buffer.alloc(100_000, 7);
            await pause(20);
          }
        })(),
        headers,
      });
      expect(answer).toMatchObject({ status: 401, code: 'error.session.expired' });
    }
  });

  test('those of which no file has come yet keep no place', { tags: 'long' }, async () => {
    const over = { is: false };
    const waiting = Array.from({ length: 4 }, () =>
      upload(url, own, {
        body: (async function* () {
          yield head(field);
          while (!over.is) {
            await pause(100);
            yield head('x');
          }
        })(),
        headers,
      }),
    );
    await pause(200);
    const answer = await send(await photo(63));
    over.is = true;
    await Promise.all(waiting);
    expect(answer.status).toBe(201);
  });

  test(
    'many at once are each taken or told to come again, and none is half there',
    { tags: 'long' },
    async () => {
      const shades = Array.from({ length: 40 }, (_, index) => 100 + index);
      const answers = await Promise.all(shades.map(async (shade) => send(await photo(shade))));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => ![201, 422, 429].includes(status))).toEqual([]);
      expect(statuses).toContain(201);
      const known = new Set((await rows()).map(({ id }) => id));
      for (const id of answers.flatMap((answer) => answer.id ?? [])) expect(known).toContain(id);
    },
  );

  const end = `\n--${boundary}--\n`;
  const two = `${field}${field.replace('PROOF_OF_ID', 'SOURCE_OF_WEALTH')}${file}x${end}`;
  test.each([
    ['a file before what it is', `${file}x\n${field}${end}`, 400],
    ['two files', `${field}${file}x\n${file}y${end}`, 400],
    [
      'a field of a name of objects',
      `${field.replace('documentType', '__proto__')}${file}x${end}`,
      400,
    ],
    ['a type said twice', two, 400],
    ['no end', `${field}${file}x`, 400],
    ['nothing at all', '', 400],
    ['a file under another name', `${field}${file.replace('"file"', '"evil"')}x${end}`, 400],
  ])('%s is refused', async (_, text, status) => {
    const before = await stored();
    expect((await upload(url, own, { body: head(text), headers })).status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=a',
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  ])('of the type %s is refused', async (type) => {
    const { body } = formOf(fields, { bytes: await photo() });
    const answer = await upload(url, own, { body, headers: { 'content-type': type } });
    expect([400, 406, 415]).toContain(answer.status);
  });
});

/** Over the network, as somebody who is logged in at the desk. */
const atTheDesk = async (path: string): Promise<Response> =>
  fetch(`${url}${path}`, { headers: { cookie: await site.deskCookie() } });

describe('[DOC-18] a file that is stored', () => {
  test('is served by no address of the site, and by the desk as nothing that runs', async () => {
    await site.platform.db.delete(documentFiles);
    const { id = '' } = await send(await photo(70));
    for (const path of [
      `/documents/${id}`,
      `/api/v1/player/documents/${id}`,
      `/api/v1/player/documents?id=${id}`,
      `/assets/../documents/${id}`,
      `/desk/documents/files/..%2f..%2fdocuments.key`,
      `/desk/documents/files/${id}%00.html`,
    ]) {
      const answer = await fetch(`${url}${path}`);
      expect([path, answer.ok]).toEqual([path, false]);
    }
    const elsewhere = await fetch(`${url}/desk/documents/files/${id}`, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    });
    expect(elsewhere.status).toBe(404);
    expect((await fetch(`${url}/desk/documents/files/${id}`)).status).toBe(401);
    const answer = await atTheDesk(`/desk/documents/files/${id}`);
    expect(answer.status).toBe(200);
    const header = (name: string) => answer.headers.get(name);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/);
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('cache-control')).toBe('no-store');
    const paper = await send(await pdf());
    const saved = await atTheDesk(`/desk/documents/files/${paper.id}`);
    expect(saved.headers.get('content-disposition')).toBe('attachment');
  });

  test('of another player is neither told nor handed in', async () => {
    const other = await site.logIn('documents-strict@croupier.test');
    const { body } = await site.call('getDocuments', { session: other });
    expect(body.idDocument).not.toHaveProperty('id');
    const handedIn = await site.call('startDocumentVerification', {
      session: other,
      body: { documentType: 'PROOF_OF_ID' },
    });
    expect(handedIn.code).toBe('error.document.missing');
  });

  test('is swept where its upload ended between the store and its row; what has a row stays', async () => {
    const { id = '' } = await send(await photo(80));
    const [orphan, half, young] = [newDocumentId(), newDocumentId(), newDocumentId()];
    const place = (name: string) => join(dataDir, 'documents', name);
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of [orphan, `${half}.part`, young]) await writeFile(place(name), 'sealed');
    for (const name of [orphan, `${half}.part`, id]) await utimes(place(name), old, old);
    expect((await atTheDesk(`/desk/documents/files/${orphan}`)).status).toBe(404);
    await sweepDocuments(site.platform);
    const left = await stored();
    expect(left).not.toContain(orphan);
    expect(left).not.toContain(`${half}.part`);
    expect(left).toContain(young);
    expect(left).toContain(id);
    expect((await stat(place(id))).size).toBeGreaterThan(0);
  });

  test('and never handed in is forgotten after thirty days', async () => {
    const { id = '' } = await send(await photo(81));
    const at = new Date(site.platform.clock.now() - 31 * 86_400_000);
    await site.platform.db
      .update(documentFiles)
      .set({ uploadedAt: at })
      .where(eq(documentFiles.id, id));
    await sweepDocuments(site.platform);
    expect(await stored()).not.toContain(id);
    expect((await rows()).map((row) => row.id)).not.toContain(id);
  });

  test('that is gone from the store is told as missing, and breaks nothing', async () => {
    const { id = '' } = await send(await photo(82));
    await rm(join(dataDir, 'documents', id));
    expect((await atTheDesk(`/desk/documents/files/${id}`)).status).toBe(404);
    expect((await atTheDesk('/desk/documents')).status).toBe(200);
  });
});
