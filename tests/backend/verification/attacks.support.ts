import { request } from 'node:http';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import sharp from 'sharp';
import type { Tokens } from '../instance.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A PDF of one empty page with more objects in it, as no library would write them. */
export const handmadePdf = (catalog: string, ...objects: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat([
    latin(
      `%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R ${catalog}>>\nendobj\n` +
        '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
        '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n',
    ),
    ...objects.map((object) => (typeof object === 'string' ? latin(object) : object)),
    latin('\ntrailer\n<</Root 1 0 R>>\n%%EOF'),
  ]);

/** A PDF of one page with a table of its objects, as programs write it. @param changed words in it, and what its program writes instead */
export function listedPdf(...changed: readonly [what: string, by: string]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</Font<</F 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 0/Widths[1 5]>>',
  ].map((object, at) => `${at + 1} 0 obj\n${object.replace(...changed)}\nendobj\n`);
  let end = '%PDF-1.4\n';
  const places = objects.map((object) => {
    const place = String(end.length).padStart(10, '0');
    end += object;
    return `${place} 00000 n \n`;
  });
  return latin(
    `${end}xref\n0 5\n0000000000 65535 f \n${places.join('')}` +
      `trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${end.length}\n%%EOF`,
  );
}

/** All objects of a PDF as text, those that stand packed, too. @throws Error with what is said instead of one */
export async function insidePdf(plain: Buffer | string): Promise<string> {
  if (typeof plain === 'string') throw new Error(plain);
  const { context } = await PDFDocument.load(plain);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
}

const streamOf = (id: number, dict: string, body: Buffer): Buffer =>
  Buffer.concat([
    latin(`${id} 0 obj\n<<${dict}/Length ${body.length}>>\nstream\n`),
    body,
    latin('\nendstream\nendobj\n'),
  ]);

/** Objects that stand packed in another one. */
export const packedPdf = (objects: Buffer, first: number): Buffer =>
  handmadePdf(
    '',
    streamOf(4, `/Type/ObjStm/N 1/First ${first}/Filter/FlateDecode`, deflateSync(objects)),
  );

/** So many megabytes in a thousandth of that. */
export const pdfBomb = (megabytes: number): Buffer =>
  packedPdf(Buffer.alloc(megabytes * 1024 * 1024, ' '), 4);

/** One that opens with a password alone. */
export const lockedPdf = (): Promise<Buffer> =>
  new Promise((settle) => {
    const document = new PDFKit({ userPassword: 'secret' });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => settle(Buffer.concat(parts)));
    document.text('hello').end();
  });

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};
const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([latin(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
};

/** A picture that claims that width and height, and is a few bytes. */
export function hugePng(width: number, height = width): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture with words in it. */
export async function wordedPng(): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  return Buffer.concat([
    plain.subarray(0, 33),
    chunk('tEXt', latin('Comment\0<script>alert(1)</script>')),
    plain.subarray(33),
  ]);
}

/** A GIF, which is also a script. */
export const gif = (): Buffer =>
  Buffer.concat([latin('GIF89a/*'), Buffer.alloc(40), latin('*/=1;alert(1)')]);

/** An archive that unfolds into much more. */
export const zip = (): Buffer =>
  Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateRawSync(Buffer.alloc(1e6))]);

export interface Sent {
  readonly status: number;
  readonly code: string | undefined;
  readonly id: string | undefined;
}

export interface Wire {
  /** The whole body, or an iterable that goes out bit by bit. */
  readonly body: Buffer | AsyncIterable<Buffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an upload over the network, as it stands. A connection that is cut is status 0. */
export const upload = (url: string, own: Tokens, { body, headers = {} }: Wire): Promise<Sent> =>
  new Promise((settle) => {
    const outgoing = request(
      `${url}/api/v1/player/documents`,
      {
        method: 'POST',
        agent: false,
        headers: { authorization: own.idToken, 'access-token': own.accessToken, ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (part) => (text += String(part)));
        answer.on('end', () => {
          const read = JSON.parse(text) as { code?: string; id?: string };
          settle({ status: answer.statusCode ?? 0, code: read.code, id: read.id });
          outgoing.destroy();
        });
      },
    );
    outgoing.on('error', () => settle({ status: 0, code: undefined, id: undefined }));
    void (async () => {
      if (Buffer.isBuffer(body)) return void outgoing.end(body);
      for await (const part of body) {
        if (outgoing.destroyed) return;
        if (!outgoing.write(part)) await new Promise((drained) => outgoing.once('drain', drained));
      }
      outgoing.end();
    })().catch(() => undefined);
  });
