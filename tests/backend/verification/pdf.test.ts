import { expect, test } from 'vitest';
import { plainPdf } from '../../../backend/verification/pdf.ts';
import { handmadePdf, packedPdf } from './attacks.support.ts';
import { pdf } from './files.support.ts';

/** How a PDF is read, here in the thread of the test; over the network see the attacks. */

test.each([
  ['a script', () => pdf('script')],
  ['a file', () => pdf('file')],
  ['a program to start', () => handmadePdf('/OpenAction<</S/Launch/F(calc.exe)>>')],
  ['a script that stands packed', () => packedPdf(Buffer.from('5 0 <</S/JavaScript/JS(1)>>'), 4)],
])('[DOC-18] a PDF with %s is none', async (_, make) => {
  expect(await plainPdf(await make())).toBeUndefined();
});

test('[DOC-18] what cannot be read of a PDF is not written back', async () => {
  const unread = '4 0 obj\n<</S/JavaScript/JS(app.alert(1)) >> ]] )\nendobj\n';
  expect(await plainPdf(handmadePdf('/OpenAction 4 0 R', unread))).toBeUndefined();
  const deep = `4 0 obj\n${'['.repeat(100_000)}\nendobj\n`;
  expect(await plainPdf(handmadePdf('', deep))).toBeUndefined();
});

test('[DOC-18] a plain one is, and is written anew', async () => {
  const given = Buffer.concat([await pdf(), Buffer.from('PK hidden behind it')]);
  const plain = await plainPdf(given);
  expect(plain?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(plain?.includes('hidden')).toBe(false);
});
