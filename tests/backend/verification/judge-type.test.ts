import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apart } from '../../../backend/platform/apart.ts';
import { judgeFile } from '../../../backend/verification/judge-file.ts';
import { pdf, photo } from './files.support.ts';
import { fewOf } from '../../setup/few-of.ts';

const SENDER = { playerId: 'a-player', address: '192.0.2.1' };

beforeEach(() => {
  // However little of a core the machine gives to a process, it is waited for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The beginning of a file of the family that HEIC belongs to. */
const family = (...brands: readonly string[]): Buffer => {
  const [brand, ...further] = brands.map((name) => Buffer.from(name));
  const rest = [brand, Buffer.alloc(4), ...further].filter((part) => part !== undefined);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + Buffer.concat(rest).length);
  return Buffer.concat([length, Buffer.from('ftyp'), ...rest, Buffer.alloc(200)]);
};

test.each([
  ['heic', ['heic', 'mif1']],
  ['heic', ['heim', 'mif1']],
  ['heic', ['heis', 'mif1']],
  ['heic', ['heix']],
  ['heic', ['hevc']],
  ['heic', ['hevm']],
  ['heic', ['hevs']],
  ['heic', ['hevx']],
  ['heic', ['mif2', 'heic']],
  ['heic', ['msf1', 'hevc']],
  ['heic', ['mif1', 'miaf']],
  ['type', ['avif', 'mif1']],
  ['type', ['mif1', 'avif']],
  ['type', ['msf1', 'avis']],
  ['type', ['isom', 'mp42']],
] as const)(
  '[DOC-18] a picture is refused as %s by what it calls itself: %s',
  async (code, brands) => {
    await expect(judgeFile(family(...brands), SENDER)).rejects.toMatchObject({
      code: `error.document.file_${code}`,
    });
  },
);

for (const { rows, tags } of fewOf(['<?xml version="1.0"?>\n', '%!PS-Adobe-3.0\n']))
  test.each(rows)(
    '[DOC-18] a PDF behind a note of its program is one: %j',
    { tags },
    async (note) => {
      const given = Buffer.concat([Buffer.from(note), await pdf()]);
      const { mediaType, bytes } = await judgeFile(given, SENDER);
      expect([mediaType, bytes.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-']);
    },
  );

/** An archive whose first file is a PDF that is not packed. */
const archive = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt32LE(bytes.length, 22);
  head.writeUInt16LE(8, 26);
  return Buffer.concat([head, Buffer.from('bill.pdf'), bytes]);
};

test.each([
  ['a program', (bytes: Buffer) => Buffer.concat([Buffer.from('MZ'), bytes])],
  ['an archive', archive],
  ['a moving picture', (bytes: Buffer) => Buffer.concat([Buffer.from('GIF89a'), bytes])],
])('[DOC-18] a PDF in %s is none: there may be more in it', async (_, wrap) => {
  await expect(judgeFile(wrap(await pdf()), SENDER)).rejects.toMatchObject({
    code: 'error.document.file_type',
  });
});

test('[DOC-18] a picture is drawn in a process of its own, of little memory', async () => {
  const start = vi.spyOn(apart, 'start');
  expect((await judgeFile(await photo(), SENDER)).mediaType).toBe('image/jpeg');
  expect(start.mock.calls.map(([, memory]) => memory)).toEqual([512]);
});
