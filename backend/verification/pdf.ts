import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { bareJpeg } from './bare-jpeg.ts';
import { beginOfPdf } from './pdf-begin.ts';
import { dropWhatActs } from './pdf-drop.ts';
import { mendedPdf } from './pdf-mend.ts';
import { isTrap } from './pdf-traps.ts';

/** Why a PDF is not taken: it opens with a password alone, could do something, or cannot be read. */
export type PdfFault = 'locked' | 'unsafe' | 'content';

const TYPE = PDFName.of('Type');
const METADATA = PDFName.of('Metadata');
const PACKED = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const JPEG = PDFName.of('DCTDecode');

/**
 * Reads a PDF and writes it anew: its pages, and nothing that acts by itself, no attached file, and not the
 * place where a photo in it was taken. One that opens without a password is read, whatever its owner forbids. One
 * that is written wrong is mended first.
 */
export async function plainPdf(bytes: Buffer): Promise<Buffer | PdfFault> {
  const begin = beginOfPdf(bytes);
  if (begin < 0) return 'content';
  const given = bytes.subarray(begin);
  const plain = await readPdf(given);
  if (plain !== 'content') return plain;
  const mended = await mendedPdf(given);
  if (mended !== undefined) return readPdf(mended);
  return (await isLocked(given)) ? 'locked' : 'content';
}

async function readPdf(bytes: Uint8Array): Promise<Buffer | 'unsafe' | 'content'> {
  try {
    const document = await PDFDocument.load(bytes, {
      // Written back as it came, it might still mean something to a viewer.
      throwOnInvalidObject: true,
      updateMetadata: false,
      password: '',
    });
    const { context } = document;
    if (document.getPageCount() === 0) return 'content';
    // Also what nothing leads to: it shows what the file is for.
    if (context.enumerateIndirectObjects().some(([, object]) => isTrap(object))) return 'unsafe';
    dropWhatActs(context);
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (isMetadata(object)) context.delete(ref);
      else if (object instanceof PDFRawStream) barePhoto(object);
    }
    return Buffer.from(await document.save({ updateFieldAppearances: false }));
  } catch {
    return 'content';
  }
}

/** Whether it opens with a password alone. What stands packed in it cannot be read before that. */
async function isLocked(bytes: Uint8Array): Promise<boolean> {
  try {
    await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
    return false;
  } catch (error) {
    // The library throws plain errors when the empty password does not open it.
    return error instanceof Error && /password|encrypt/i.test(error.message);
  }
}

/** Whether it is a program's note on a picture or a page. */
const isMetadata = (object: PDFObject): boolean =>
  object instanceof PDFStream && object.dict.lookup(TYPE) === METADATA;

/** Takes everything but the picture out of one as a camera made it, also where it is packed once more. */
function barePhoto(stream: PDFRawStream): void {
  const { dict } = stream;
  const filter = dict.lookup(PACKED);
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  const last = filters.at(-1);
  if (last === undefined || dict.context.lookup(last) !== JPEG) return;
  const before = filters.slice(0, -1);
  if (filter instanceof PDFArray && before.length > 0) {
    filter.remove(before.length);
    const photo = decodePDFRawStream(stream).decode();
    dict.set(PACKED, JPEG);
    dict.delete(PARAMETERS);
    stream.updateContents(bareJpeg(photo));
  } else stream.updateContents(bareJpeg(stream.contents));
}
