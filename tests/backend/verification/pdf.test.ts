import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bareJpeg } from '../../../backend/verification/bare-jpeg.ts';
import { plainPdf } from '../../../backend/verification/pdf.ts';
import { handmadePdf, insidePdf, listedPdf, lockedPdf, packedPdf } from './attacks.support.ts';
import { pdf, photo } from './files.support.ts';

/** The reading of a PDF, here in the thread of the test; the attacks do it over the network. */

const action = (what: string) => () =>
  handmadePdf('/OpenAction 4 0 R', `4 0 obj\n${what}\nendobj\n`);
const pressed = (what: string) => () =>
  handmadePdf('/Outlines 4 0 R', `4 0 obj\n<</Subtype/Link/A${what}>>\nendobj\n`);

const streamed = (what: string) => `4 0 obj\n<<${what}/Length 0>>\nstream\n\nendstream\nendobj\n`;
const acting = (what: string) => () => handmadePdf('/OpenAction 4 0 R', streamed(what));

test.each([
  ['a program to start', () => handmadePdf('/OpenAction<</S/Launch/F(calc.exe)>>')],
  [
    'a program that is named elsewhere',
    () =>
      handmadePdf(
        '/Outlines 4 0 R',
        '4 0 obj\n<</First<</A<</S 5 0 R/F(calc.exe)>>>>>>\nendobj\n',
        '5 0 obj\n/Launch\nendobj\n',
      ),
  ],
  ['an address that opens by itself', action('<</S/URI/URI(http://x)>>')],
  [
    'an address behind a page that opens by itself',
    () => handmadePdf('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(http://x)>>>>'),
  ],
  [
    'an address behind several things that happen by themselves',
    action('<</S/Named/N/Print/Next[<</S/GoTo/D[3 0 R/Fit]>><</S/URI/URI(http://x)>>]>>'),
  ],
  ['an address when it is closed', () => handmadePdf('/AA<</WC<</S/URI/URI(http://x)>>>>')],
  [
    'a part that lies elsewhere',
    () =>
      handmadePdf(
        '',
        '4 0 obj\n<</Length 0/F<</FS/URL/F(http://x)>>>>\nstream\n\nendstream\nendobj\n',
      ),
  ],
  [
    'a page of another file in its page',
    () =>
      handmadePdf(
        '',
        '4 0 obj\n<</Subtype/Form/Length 0/Ref<</F(other.pdf)/Page 0>>>>\nstream\n\nendstream\nendobj\n',
      ),
  ],
  ['a bundle of files', () => handmadePdf('/Collection<</View/T>>')],
  ['a thread of another file', pressed('<</S/Thread/F(other.pdf)/D 0>>')],
  ['an address that opens by itself, said by a stream', acting('/S/URI/URI(http://x)')],
  [
    'a stream of addresses that open by themselves',
    () => handmadePdf('/AA 4 0 R', streamed('/WC<</S/URI/URI(http://x)>>')),
  ],
  ['a program to start, written wrong', () => listedPdf('5]', '--5]/A<</S/Launch/F(calc.exe)>>')],
])('[DOC-18] a PDF with %s is none', async (_, make) => {
  expect(await plainPdf(make())).toBe('unsafe');
});

test.each([
  '/S/Launch',
  '/S/ImportData',
  '/S/SubmitForm',
  '/S/GoToR',
  '/S/GoToE',
  '/S/Rendition',
  '/S/Movie',
  '/S/Sound',
  '/S/RichMediaExecute',
  '/Subtype/RichMedia',
  '/Type/3D',
  '/RichMediaContent<<>>',
])('[DOC-18] nor is one in which a press leads to %s', async (what) => {
  expect(await plainPdf(pressed(`<<${what}>>`)())).toBe('unsafe');
});

test('[DOC-18] what cannot be read of a PDF is not written back', async () => {
  const unread = '4 0 obj\n<</S/JavaScript/JS(app.alert(1)) >> ]] )\nendobj\n';
  const plain = await plainPdf(handmadePdf('/OpenAction 4 0 R', unread));
  expect(plain.includes('alert')).toBe(false);
  const deep = `4 0 obj\n${'['.repeat(100_000)}\nendobj\n`;
  expect(await plainPdf(handmadePdf('', deep))).toBe('content');
  expect(await plainPdf(Buffer.from('no PDF'))).toBe('content');
  expect(await plainPdf(await lockedPdf())).toBe('locked');
});

const paper = (name: string) => readFile(join(import.meta.dirname, 'papers', `${name}.pdf`));
test.each([
  ['a script', () => pdf('script')],
  ['a file', () => pdf('file')],
  ['an invoice for programs', () => paper('facturx')],
  ['a field that writes itself', () => paper('form-format-action')],
  ['the wish to be printed', () => paper('openaction-named-print')],
  ['a script that prints it', action('<</S/JavaScript/JS(this.print\\(true\\);)>>')],
  ['a script that stands packed', () => packedPdf(Buffer.from('5 0 <</S/JavaScript/JS(1)>>'), 4)],
  ['a page that acts when it is turned', () => handmadePdf('/AA<</WP<</S/Named/N/Print>>>>')],
  ['a script whose kind is left out', pressed('<</Type/Action/JS(1)>>')],
  ['a button that runs a script', pressed('<</S/JavaScript/JS(1)>>')],
  ['a script that is said by a stream', acting('/S/JavaScript/JS(1)')],
  [
    'a press that is said by a stream',
    () => handmadePdf('/Outlines<</A 4 0 R>>', streamed('/S/JavaScript/JS(1)')),
  ],
  [
    'a film that lies elsewhere',
    () => handmadePdf('/Names<</Renditions<</Names[(Embedded)<</S/MR/C<</D(x)>>>>]>>>>'),
  ],
  ['an original elsewhere', () => handmadePdf('/Outlines 4 0 R', streamed('/OPI<</F(Embedded)>>'))],
  ['a note without a type', () => handmadePdf('/Metadata 4 0 R', streamed('/X(Embedded)'))],
  ['a file of its program', () => handmadePdf('/PieceInfo<</X 4 0 R>>', streamed('/X(Embedded)'))],
  [
    'another shape of a picture',
    () => handmadePdf('/Outlines<</AlternatePresentations 4 0 R>>', streamed('/X(Embedded)')),
  ],
  ['pages of the web', () => handmadePdf('/SpiderInfo<</X 4 0 R>>', streamed('/X(Embedded)'))],
  [
    'a condition of a signature',
    () => handmadePdf('/Outlines<</SV 4 0 R>>', streamed('/X(Embedded)')),
  ],
  [
    'a file under a key of its own',
    () => handmadePdf('/Outlines<</X 4 0 R>>', streamed('/Type/EmbeddedFile')),
  ],
  [
    'a file whose kind is left out',
    () => handmadePdf('/Outlines<</X<</EF<</F 4 0 R>>>>>>', streamed('/X(Embedded)')),
  ],
  [
    'a script behind a page',
    () => handmadePdf('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/JavaScript/JS(1)>>]>>'),
  ],
  [
    'a file that is pinned to its page',
    () =>
      handmadePdf(
        '/Outlines<</Annots[4 0 R]>>',
        '4 0 obj\n<</Subtype/FileAttachment/FS<</EF<</F 5 0 R>>>>>>\nendobj\n',
        '5 0 obj\n<</Type/EmbeddedFile/Length 2>>\nstream\nMZ\nendstream\nendobj\n',
      ),
  ],
])('[DOC-18] of a PDF with %s the pages are kept, and nothing of that', async (_, make) => {
  const left = await insidePdf(await plainPdf(await make()));
  expect(left).toContain('/Type /Page\n');
  expect(left).not.toMatch(
    /JavaScript|\/JS|\/AA|OpenAction|Embedded|\/EF|\/AF|FileAttachment|Print/,
  );
});

test.each([
  ['two signs before a number', '5]', '--5]'],
  ['a number with an exponent', '5]', '1e-5]'],
  ['a key without a value', ']>>', ']/X>>'],
  ['a root without its kind', '/Type/Catalog', ''],
  ['pages without their kind', '/Type/Pages', ''],
  ['a page without its kind', '/Type/Page/', '/'],
  ['a page that stands in the list', '[3 0 R]', '[<</MediaBox[0 0 9 9]>>]'],
])('[DOC-18] one that is written wrong is mended, and taken: %s', async (_, what, by) => {
  const plain = await plainPdf(listedPdf(what, by));
  if (typeof plain === 'string') throw new Error(plain);
  expect((await PDFDocument.load(plain)).getPageCount()).toBe(1);
});

test('[DOC-18] a part of one is not mended: what is missing could be what counts', async () => {
  const given = listedPdf('5]', '--5]');
  expect(await plainPdf(given.subarray(0, -60))).toBe('content');
});

/** One with a password, whose objects stand packed. */
async function packedAndLocked(passwords: { readonly userPassword: string }): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText('hello');
  document.encrypt({ ownerPassword: 'secret', ...passwords });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

test('[DOC-18] one that its owner protects, packed, opens without a password, and is taken', async () => {
  const left = await insidePdf(await plainPdf(await packedAndLocked({ userPassword: '' })));
  expect(left).toContain('Helvetica');
  expect(await plainPdf(await packedAndLocked({ userPassword: 'secret' }))).toBe('locked');
});

test.each([
  'about:blank',
  'sms:+358401234567',
  'bank.example:8443/statement',
  'www.bank.example:443',
  'page.html#2',
])('[DOC-18] a PDF that leads to %s on a press is taken', async (address) => {
  expect(await plainPdf(pressed(`<</S/URI/URI(${address})>>`)())).toBeInstanceOf(Buffer);
});

test.each(['owner-rc4-128', 'owner-aes-128', 'owner-aes-256', 'bom', 'crlf', 'multipart-head'])(
  '[DOC-18] one that opens without a password, whatever stands before it, is taken: %s',
  async (name) => {
    const plain = await plainPdf(await paper(name));
    expect(plain.slice(0, 5).toString()).toBe('%PDF-');
    expect(await insidePdf(plain)).toContain('Helvetica');
    expect(plain.includes('/Encrypt')).toBe(false);
  },
);

test.each(['/OpenAction<</S/GoTo/D[3 0 R/Fit]>>', '/OpenAction[3 0 R/Fit]', ''])(
  '[DOC-18] one that opens at a page, and has an address to press, is: %s',
  async (catalog) => {
    const link = '4 0 obj\n<</Subtype/Link/A<</S/URI/URI(http://bank.example)>>>>\nendobj\n';
    expect(Buffer.isBuffer(await plainPdf(handmadePdf(catalog, link)))).toBe(true);
  },
);

test('[DOC-18] a plain one is, and is written anew', async () => {
  const given = Buffer.concat([await pdf(), Buffer.from('PK hidden behind it')]);
  const plain = await plainPdf(given);
  expect(plain.slice(0, 5).toString()).toBe('%PDF-');
  expect(plain.includes('hidden')).toBe(false);
});

test('[DOC-18] a photo in it keeps no place, camera or words', async () => {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawImage(await document.embedJpg(await photo()));
  const { context } = document;
  const note = context.stream('<x:xmpmeta>60.17 N</x:xmpmeta>', { Type: 'Metadata' });
  document.catalog.set(PDFName.of('Metadata'), context.register(note));
  const given = Buffer.from(await document.save());
  expect(given.includes('Aino Virtanen')).toBe(true);
  expect(given.includes('60.17')).toBe(true);
  const plain = await plainPdf(given);
  expect(Buffer.isBuffer(plain) && plain.includes('\xff\xd8\xff', 0, 'latin1')).toBe(true);
  for (const word of ['Exif', 'Aino', '60.17'])
    expect([word, plain.includes(word)]).toEqual([word, false]);
});

test.each([
  ['is packed once more', ['FlateDecode', 'DCTDecode']],
  ['says so in short', ['Fl', 'DCT']],
  ['says so up to a NUL', ['FlateDecode', 'DCTDecode#00']],
])('[DOC-18] nor does one that %s', async (_, Filter) => {
  const document = await PDFDocument.create();
  const { context } = document;
  const packed = context.stream(deflateSync(await photo()), {
    Type: 'XObject',
    Subtype: 'Image',
    Filter,
  });
  document.addPage([200, 100]).node.setXObject(PDFName.of('Photo'), context.register(packed));
  const plain = await plainPdf(Buffer.from(await document.save()));
  expect(Buffer.isBuffer(plain) && plain.includes('\xff\xd8\xff', 0, 'latin1')).toBe(true);
  for (const word of ['Exif', 'Aino']) expect([word, plain.includes(word)]).toEqual([word, false]);
});

test('[DOC-18] nor a smaller copy of it, or what only its maker reads', async () => {
  const camera = await photo();
  const [start, rest] = [camera.subarray(0, 2), camera.subarray(2)];
  const part = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const parts = [part(0xe0, 'JFXX\0small'), part(0xe2, 'FPXR\0sound'), part(0xee, 'Maker')];
  const bare = Buffer.from(bareJpeg(Buffer.concat([start, ...parts, rest])));
  for (const word of ['small', 'sound', 'Maker'])
    expect([word, bare.includes(word)]).toEqual([word, false]);
});

test.each([false, true])(
  '[DOC-18] and is the same picture (in several scans: %s)',
  async (progressive) => {
    const camera = await sharp(await photo())
      .withMetadata()
      .jpeg({ progressive })
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const [start, rest] = [camera.subarray(0, 2), camera.subarray(2)];
    const further = Buffer.concat([
      start,
      Buffer.from([0xff]),
      rest,
      Buffer.from('behind it'),
      camera,
    ]);
    const bare = Buffer.from(bareJpeg(further));
    expect(bare.includes('behind it')).toBe(false);
    const { exif, icc } = await sharp(bare).metadata();
    expect([exif, icc === undefined]).toEqual([
      undefined,
      (await sharp(camera).metadata()).icc === undefined,
    ]);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(bare)).toEqual(await pixels(camera));
  },
);

test.each([
  ['no JPEG', Buffer.from('PNG')],
  ['half a JPEG', Buffer.from('ffd8ffe1', 'hex')],
  ['a part that says nothing', Buffer.from('ffd8ffdb0000ffdb', 'hex')],
  ['a part that is longer than all', Buffer.from('ffd8ffdbffff00', 'hex')],
])('[DOC-18] what is %s is left alone', (_, bytes) => {
  expect(Buffer.from(bareJpeg(bytes))).toEqual(bytes);
});
