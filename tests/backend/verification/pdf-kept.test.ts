import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { expect, test } from 'vitest';
import { plainPdf } from '../../../backend/verification/pdf.ts';
import { handmadePdf, insidePdf } from './attacks.support.ts';
import { photo } from './files.support.ts';

/** What pages keep although a part of a PDF looks like something that acts; and what is dropped beside them. */

const object = (id: number, what: string) => `${id} 0 obj\n${what}\nendobj\n`;
const kept = async (...given: Parameters<typeof handmadePdf>) =>
  (await insidePdf(await plainPdf(handmadePdf(...given)))).replaceAll(/\s+/g, ' ');

test.each([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
  'CharProcs',
  'Colorants',
  'RoleMap',
  'ClassMap',
  'Dests',
])('[DOC-18] what a program calls its own (%s) stays, whatever its name', async (list) => {
  const names = [
    'AF',
    'AA',
    'JS',
    'EF',
    'OPI',
    'Metadata',
    'XFA',
    'Collection',
    'URI',
    'PresSteps',
  ];
  const left = await kept(
    `/X<</${list}<<${names.map((name) => `/${name}<</Is/${name}>>`).join('')}>>>>`,
  );
  for (const name of names) expect(left).toContain(`/${name} << /Is /${name} >>`);
});

test('[DOC-18] so do the looks of a field, by the names of its states', async () => {
  const left = await kept('/X<</AP<</N<</AA<</Is/Seen>>>>/D<</JS<</Is/Pressed>>>>>>>>');
  expect(left).toContain('/AA << /Is /Seen >>');
  expect(left).toContain('/JS << /Is /Pressed >>');
});

test.each([
  ['a letter', '/Differences[65/Launch/Sound/3D]'],
  ['a font', '/BaseFont/Movie'],
  ['the state of a field', '/AS/Launch'],
  ['a colour', '/CS[/Separation/Rendition/DeviceRGB 4 0 R]'],
  ['an article of its own', '/A<</S/Thread/D 0>>'],
])('[DOC-18] one is not refused for the name of %s', async (_, what) => {
  expect(await kept(`/X<<${what}>>`)).toContain('/X <<');
});

test('[DOC-18] a list that also stands where its keys act is one that acts', async () => {
  const both = '/X<</Font 4 0 R>>/Outlines 4 0 R';
  expect(await kept(both, object(4, '<</JS(Embedded)/Is/List>>'))).not.toContain('Embedded');
  const collection = handmadePdf(both, object(4, '<</Collection<<>>>>'));
  expect(await plainPdf(collection)).toBe('unsafe');
  const opens = object(4, '<</AA<</O<</S/URI/URI(http://x)>>>>>>');
  expect(await plainPdf(handmadePdf(both, opens))).toBe('unsafe');
  expect(await kept('/X<</Font 4 0 R>>', opens)).toContain('/AA');
});

test.each([
  'javascript:void\\(0\\)',
  ' Java\\tScript:alert\\(1\\)',
  '\xef\xbb\xbfjavascript:1',
  'data:text/html,x',
  'blob:https://bank.example/1',
  'x-apple-data-detectors://1',
  'E-mail: aino@bank.example',
  'htpps://bank.example',
  'upi://pay?pa=x',
  'file:///etc/passwd',
  'about:<script>1</script>',
  'ms-word:80/x',
  'ms-msdt:/id',
  '\\\\\\\\evil\\\\share',
  '//evil/share',
  'mailto:a@bank.example?subject=x&attach=/etc/passwd',
])('[DOC-18] a link to %s is dropped, and its page is kept', async (address) => {
  for (const kind of ['/S/URI', '']) {
    const link = `<</Subtype/Link/Mark 7/A<<${kind}/URI(${address})>>>>`;
    const left = await kept('/Outlines<</Annots[4 0 R]>>', object(4, link));
    expect(left).toContain('/Mark 7');
    expect(left).not.toContain('/URI');
  }
});

test.each([
  ['an address that is no text', '/Outlines<</A<</S/URI/URI[1]>>>>'],
  ['an address behind a page', '/Outlines<</A<</S/GoTo/D[3 0 R]/Next<</URI(data:1)>>>>>>'],
  ['a script before all addresses', '/URI<</Base(javascript:)>>'],
  ['an address at a step of a page', '/X<</PresSteps<</NA<</S/URI/URI(http://x)>>>>>>'],
  ['what asks a viewer for scripts', '/Requirements[<</RH<</URI(data:1)>>>>]'],
])('[DOC-18] %s is dropped, and the pages are kept', async (_, catalog) => {
  const left = await kept(catalog);
  expect(left).toContain('/Type /Page ');
  expect(left).not.toMatch(/\/URI|PresSteps|Requirements/);
});

test('[DOC-18] how all addresses begin stays, where somebody may press them', async () => {
  expect(await kept('/URI<</Base(https://bank.example/)>>')).toContain('/Base');
});

const otherForm = '/AcroForm<</Fields[5 0 R]/XFA 4 0 R>>/X<</Annots[5 0 R]>>';
const template = object(4, '<</Is/Template>>');

test('[DOC-18] of a form of two kinds the fields of its pages are kept', async () => {
  const document = await PDFDocument.create();
  const form = document.getForm();
  form.createTextField('name').addToPage(document.addPage([200, 100]));
  form.acroForm.dict.set(PDFName.of('XFA'), document.context.obj('Template'));
  // Otherwise the library drops the other form by itself.
  const given = async () => Buffer.from(await document.save({ updateFieldAppearances: false }));
  expect(await insidePdf(await given())).toContain('/XFA');
  const left = await insidePdf(await plainPdf(await given()));
  expect(left).toContain('/Widget');
  expect(left).not.toMatch(/XFA|Template/);
  document.catalog.set(PDFName.of('NeedsRendering'), document.context.obj(true));
  expect(await plainPdf(await given())).toBe('unsafe');
  expect(await plainPdf(handmadePdf(otherForm, template, object(5, '<<>>')))).toBe('unsafe');
});

test.each([1, 2, 3, 4])(
  '[DOC-18] a photo packed as the lines of a PNG (%i) stays the picture, without its place',
  async (way) => {
    const [camera, length] = [await photo(), 9];
    const at = (line: number, column: number): number =>
      line < 0 || column < 0 ? 0 : (camera[line * length + column] ?? 0);
    const lines = Array.from({ length: Math.ceil(camera.length / length) }, (_, line) => [
      way,
      ...Array.from({ length }, (__, column) => {
        const left = at(line, column - 1);
        const [above, corner] = [at(line - 1, column), at(line - 1, column - 1)];
        const all = [left, above, corner];
        const near = (one: number) => Math.abs(left + above - corner - one);
        const paeth = all.reduce((best, one) => (near(one) < near(best) ? one : best));
        const from = [0, left, above, Math.floor((left + above) / 2), paeth][way] ?? 0;
        return (at(line, column) - from) & 0xff;
      }),
    ]);
    const document = await PDFDocument.create();
    const { context } = document;
    const packed = context.stream(deflateSync(Buffer.from(lines.flat())), {
      Subtype: 'Image',
      Filter: ['FlateDecode', 'DCTDecode'],
      DecodeParms: [{ Predictor: 15, Columns: length }, { ColorTransform: 0 }],
    });
    document.addPage([200, 100]).node.setXObject(PDFName.of('Photo'), context.register(packed));
    const plain = await plainPdf(Buffer.from(await document.save()));
    const start = camera.subarray(-60, -10).toString('latin1');
    expect(Buffer.from(plain).includes(start, 0, 'latin1')).toBe(true);
    expect(plain.includes('Aino')).toBe(false);
    expect(await insidePdf(plain)).toContain('/ColorTransform 0');
  },
);

test.each([
  ['a certificate', '/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4'],
  ['a shop', '/Filter/EBX_HANDLER/V 4'],
  ['a program of an office', '/Filter/MicrosoftIRMServices/V 4'],
  ['a key of a strange length', '/Filter/Standard/V 1/R 2/Length 300/O(1)/U(2)/P -1'],
])('[DOC-18] one that opens with %s alone is locked, not damaged', async (_, how) => {
  const closed = handmadePdf('').toString('latin1').replace('/Root', `/Encrypt<<${how}>>/Root`);
  expect(await plainPdf(Buffer.from(closed, 'latin1'))).toBe('locked');
});

test('[DOC-18] a text of a protected one becomes nothing else when it is opened', async () => {
  const Title = 'a)/S/Launch/F(calc.exe)/Is(b';
  const given = await new Promise<Buffer>((settle) => {
    const document = new PDFKit({ ownerPassword: 'owner', info: { Title } });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => settle(Buffer.concat(parts)));
    document.text('hello').end();
  });
  const plain = await plainPdf(given);
  if (typeof plain === 'string') throw new Error(plain);
  const { context } = await PDFDocument.load(plain, { updateMetadata: false });
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  expect(info.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText()).toBe(Title);
});

test('[DOC-18] one of many objects is written one by one: packing them would take too long', async () => {
  const many = (count: number) =>
    handmadePdf(
      `/X[${Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')}]`,
      ...Array.from({ length: count }, (_, at) => object(at + 4, `<</N ${at}>>`)),
    );
  expect((await plainPdf(many(4_000))).includes('/ObjStm')).toBe(true);
  const plain = await plainPdf(many(6_000));
  expect(plain.includes('/ObjStm')).toBe(false);
  expect(plain.includes('/N 5999')).toBe(true);
});
