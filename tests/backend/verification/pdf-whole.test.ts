import { PDFArray, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { plainPdf } from '../../../backend/verification/pdf.ts';

/** What a page shows comes out whole, and as its readers see it. */

const object = (id: number, what: string): string => `${id} 0 obj\n${what}\nendobj\n`;
const content = (words: string, length: string): string =>
  object(4, `<</Length ${length}>>\nstream\n${words}\nendstream`);

/** A PDF of one page. @param listed its objects in their order; of one number the first is in the table */
function paper(...listed: readonly string[]): Buffer {
  const objects = [
    object(1, '<</Type/Catalog/Pages 2 0 R>>'),
    object(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    object(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>'),
    ...listed,
  ];
  const places = new Map<number, number>();
  let text = '%PDF-1.4\n';
  for (const one of objects) {
    const id = Number.parseInt(one);
    if (!places.has(id)) places.set(id, text.length);
    text += one;
  }
  const rows = [...places.values()].map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  const size = rows.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}` +
      `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** What draws the first page. */
async function drawing(plain: Buffer | string): Promise<string> {
  if (typeof plain === 'string') throw new Error(plain);
  const page = (await PDFDocument.load(plain)).getPage(0).node;
  const given = page.Contents();
  const streams =
    given instanceof PDFArray
      ? Array.from({ length: given.size() }, (_, at) => given.lookup(at))
      : [page.lookup(PDFName.of('Contents'))];
  return streams
    .map((one) =>
      one instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(one).decode()).toString('latin1')
        : '',
    )
    .join('');
}

const WORDS = [
  '(the word endstream is in it) Tj 0 0 5 5 re f',
  '(endstream endobj 9 0 obj) Tj 0 0 5 5 re f',
  '(\nendstream\nendobj\n) Tj 0 0 5 5 re f',
];

test.each(WORDS)(
  '[DOC-18] a page with the words of the format in it is whole: %j',
  async (words) => {
    const apart = paper(content(words, '5 0 R'), object(5, String(words.length)));
    expect(await drawing(await plainPdf(apart))).toContain(words);
    expect(await drawing(await plainPdf(paper(content(words, String(words.length)))))).toContain(
      words,
    );
  },
);

test.each(['5 0 R', '7', '70'])(
  '[DOC-18] a page whose program counted wrong is whole: %s',
  async (length) => {
    const given = paper(content('0 0 5 5 re f', length), object(5, '7'));
    expect(await drawing(await plainPdf(given))).toContain('0 0 5 5 re f');
  },
);

test('[DOC-18] of what was written twice the one that its table names is shown', async () => {
  const given = paper(content('1 1 5 5 re f', '12'), content('2 2 5 5 re f', '12'));
  expect(await drawing(await plainPdf(given))).toContain('1 1 5 5 re f');
});
