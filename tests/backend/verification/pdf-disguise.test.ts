import { expect, test } from 'vitest';
import { plainPdf } from '../../../backend/verification/pdf.ts';
import { handmadePdf, insidePdf, listedPdf, packedPdf } from './attacks.support.ts';

/** PDFs whose traps stand where a reader of the standard does not look, and a viewer does. */

const given = (catalog: string, ...objects: readonly string[]): Buffer =>
  handmadePdf(catalog, ...objects.map((object, at) => `${at + 4} 0 obj\n${object}\nendobj\n`));

/** One whose root stands in its trailer. @param more in the root, and beside it */
const rooted = (more: string, beside = ''): Buffer => {
  const trailer = `trailer\n<<${beside}/Root<</Type/Catalog/Pages 2 0 R${more}>>`;
  const text = handmadePdf('').toString('latin1');
  return Buffer.from(text.replace('trailer\n<</Root 1 0 R', trailer), 'latin1');
};

test.each([
  // Many viewers read a name up to there.
  ['whose kind holds a NUL', given('/Outlines<</A<</S/Launch#00/F(calc.exe)>>>>')],
  ['whose kind goes on behind a NUL', given('/OpenAction<</S/JavaScript#00ish/JS(1)>>')],
  ['whose kind holds another sign that nobody sees', given('/X<</Subtype/Movie#0A>>')],
  ['whose kind ends there and stands elsewhere', given('/X<</S 4 0 R>>', '/Launch#00')],
  [
    'that stands packed, with such a kind',
    packedPdf(Buffer.from('5 0 <</S/Launch#00/F(calc.exe)>>'), 4),
  ],
  ['in a root that stands in the trailer', rooted('/OpenAction<</S/Launch/F(calc.exe)>>')],
  ['that is a bundle of files in such a root', rooted('/Collection<</View/T>>')],
  ['in notes that stand in the trailer', rooted('', '/Info<</A<</S/Launch>>>>')],
  ['in the mark of the trailer', rooted('', '/ID[<</S/Launch/F(calc.exe)>>]')],
])('[DOC-18] a PDF with a trap %s is none', async (_, bytes) => {
  expect(await plainPdf(bytes)).toBe('unsafe');
});

test.each([
  [
    'scripts under keys with a NUL',
    given('/Names<</JavaScript#00<</Names[(a)4 0 R]>>>>', '<</JS#00(1)>>'),
  ],
  ['what it does when it opens, under such a key', given('/OpenAction#00x<</S/Named/N/Print>>')],
  [
    'a kind that only a viewer finds which passes over a reference’s second number',
    given('/Outlines<</A<</S 4 1 R/F(calc.exe)>>/X 4 0 R>>', '/Launch'),
  ],
  [
    'an address that such a viewer opens by itself',
    given('/OpenAction 4 1 R/Outlines<</A 4 0 R>>', '<</S/URI/URI(http://x)>>'),
  ],
])('[DOC-18] of a PDF with %s the pages are kept, and nothing of that', async (_, bytes) => {
  const left = await insidePdf(await plainPdf(bytes));
  expect(left).toContain('/Type /Page\n');
  expect(left).not.toMatch(/JavaScript|\/JS|OpenAction|Print|4 1 R/);
});

test('[DOC-18] a PDF whose root stands in its trailer is taken, and refers to it', async () => {
  expect(await insidePdf(await plainPdf(rooted('')))).toMatch(/\/Root \d+ 0 R/);
});

test('[DOC-18] names of fonts in two bytes, as some programs write them, are no trap', async () => {
  const named = listedPdf('/Helvetica', '/#00H#00e').toString('latin1').replace('/F 4', '/#00F 4');
  const left = await insidePdf(await plainPdf(Buffer.from(named, 'latin1')));
  expect(left).toContain('/BaseFont /#00H#00e');
  expect(left).toContain('/#00F 4 0 R');
});
