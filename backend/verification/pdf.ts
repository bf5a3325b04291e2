import {
  PDFBool,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { beginOfPdf } from './pdf-begin.ts';
import { dropWhatActs } from './pdf-drop.ts';
import { listsOf } from './pdf-lists.ts';
import { mendedPdf } from './pdf-mend.ts';
import { barePhoto } from './pdf-photo.ts';
import { dictOf, isTrap, SUBTYPE } from './pdf-traps.ts';

/** Why a PDF is not taken: it opens with a password or a certificate alone, could do something, or cannot be read. */
export type PdfFault = 'locked' | 'unsafe' | 'content';

const TYPE = PDFName.of('Type');
const METADATA = PDFName.of('Metadata');
const FORM = PDFName.of('AcroForm');
const OTHER_FORM = PDFName.of('XFA');
const DRAWN_BY_FORM = PDFName.of('NeedsRendering');
const FIELD = PDFName.of('Widget');
/** Objects above which a PDF is written one by one: packing them takes work by the square of their number. */
const MOST_PACKED = 5_000;

/**
 * Reads a PDF and writes it anew: its pages, and nothing that acts by itself, no attached file, and not the
 * place where a photo in it was taken. One that opens without a password is read, whatever its owner forbids. One
 * that is protected or written wrong is mended first.
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
      // Without a password: one that is protected is opened by qpdf. This library writes a text that it has
      // decrypted as it stands, and brackets in it would become objects that nobody has looked at.
    });
    const { context } = document;
    if (document.getPageCount() === 0) return 'content';
    const lists = listsOf(context);
    // Also what nothing leads to: it shows what the file is for.
    if (context.enumerateIndirectObjects().some(([, object]) => isTrap(object, lists)))
      return 'unsafe';
    if (isDrawnByForm(document)) return 'unsafe';
    dropWhatActs(context, lists);
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (isMetadata(object)) context.delete(ref);
      else if (object instanceof PDFRawStream) barePhoto(object);
    }
    const useObjectStreams = context.enumerateIndirectObjects().length <= MOST_PACKED;
    return Buffer.from(await document.save({ updateFieldAppearances: false, useObjectStreams }));
  } catch {
    return 'content';
  }
}

/** Whether its pages only stand in for a form of another kind (XFA), which no page shows: none has a field of it. */
function isDrawnByForm(document: PDFDocument): boolean {
  const { catalog } = document;
  if (dictOf(catalog.lookup(FORM))?.has(OTHER_FORM) !== true) return false;
  if (catalog.lookup(DRAWN_BY_FORM) === PDFBool.True) return true;
  return !document.getPages().some(({ node }) =>
    node
      .Annots()
      ?.asArray()
      .some((note) => dictOf(node.context.lookup(note))?.lookup(SUBTYPE) === FIELD),
  );
}

/** Whether it opens with a password or a certificate alone. What stands packed in it cannot be read before that. */
async function isLocked(bytes: Uint8Array): Promise<boolean> {
  const opens = (how: { readonly password?: string; readonly ignoreEncryption?: boolean }) =>
    PDFDocument.load(bytes, { updateMetadata: false, ...how }).catch(() => undefined);
  const closed = await opens({ ignoreEncryption: true });
  return closed?.isEncrypted === true && (await opens({ password: '' })) === undefined;
}

/** Whether it is a program's note on a picture or a page. */
const isMetadata = (object: PDFObject): boolean =>
  object instanceof PDFStream && object.dict.lookup(TYPE) === METADATA;
