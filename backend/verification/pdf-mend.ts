import { fileURLToPath } from 'node:url';
import openQpdf from '@neslinesli93/qpdf-wasm';

/** What its library of types leaves out: a file is put into its memory before. */
interface Files {
  readonly writeFile: (path: string, bytes: Uint8Array) => void;
  readonly readFile: (path: string) => Uint8Array;
}

const BINARY = fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
const [GIVEN, MADE] = ['given.pdf', 'made.pdf'];
/** How it ends when nothing is made. */
const FAILED = 2;
/** The root ends there: qpdf writes it first, and leaves its kind as it was. */
const END_OF_ROOT = '>>\nendobj\n';

/**
 * A PDF as qpdf writes it anew: opened where it opens without a password, its objects unpacked, and right what its
 * writer got wrong (numbers, keys and kinds of pages). It sees nothing of the machine's files.
 * @returns nothing when qpdf cannot read it either, or it opens with a password alone
 */
export async function mendedPdf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const qpdf = await openQpdf({ locateFile: () => BINARY });
  const files = qpdf.FS as unknown as Files;
  files.writeFile(GIVEN, bytes);
  // All pages are named: only then it looks whether each of them is one.
  const how = ['--decrypt', '--object-streams=disable', '--no-warn'];
  if (qpdf.callMain([...how, GIVEN, '--pages', '.', '1-z', '--', MADE]) === FAILED)
    return undefined;
  const made = Buffer.from(files.readFile(MADE));
  const root = made.indexOf(END_OF_ROOT);
  return Buffer.concat([made.subarray(0, root), Buffer.from('/Type/Catalog'), made.subarray(root)]);
}
