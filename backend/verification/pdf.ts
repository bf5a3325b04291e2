import {
  PDFBool,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
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
const LENGTH = PDFName.of('Length');
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
  const own = await openPdf(given);
  if (own === 'unsafe') return own;
  if (own !== 'content' && isSure(own, given)) {
    const plain = await written(own);
    if (plain !== 'content') return plain;
  }
  const mended = await mendedPdf(given);
  const read = mended === undefined ? 'content' : await openPdf(mended);
  if (typeof read !== 'string') return written(read);
  if (read === 'unsafe') return read;
  // Where lengths are wrong and the table is lost, everybody reads it so.
  if (own !== 'content') return written(own);
  return mended === undefined && (await isLocked(given)) ? 'locked' : 'content';
}

interface OpenPdf {
  readonly document: PDFDocument;
  /** Dictionaries whose keys are names. */
  readonly lists: ReturnType<typeof listsOf>;
}

/** Opens a PDF that reaches out of itself in nothing. */
async function openPdf(bytes: Uint8Array): Promise<OpenPdf | 'unsafe' | 'content'> {
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
    referFromTrailer(context);
    const lists = listsOf(context);
    const { ID } = context.trailerInfo;
    if (ID !== undefined && !(ID instanceof PDFRef) && isTrap(ID, lists)) return 'unsafe';
    // Also what nothing leads to: it shows what the file is for.
    if (context.enumerateIndirectObjects().some(([, object]) => isTrap(object, lists)))
      return 'unsafe';
    return isDrawnByForm(document) ? 'unsafe' : { document, lists };
  } catch {
    return 'content';
  }
}

/** What stands in the trailer itself, where the standard has a reference, becomes an object that is looked at. */
function referFromTrailer(context: PDFContext): void {
  for (const key of ['Root', 'Info'] as const) {
    const part = context.trailerInfo[key];
    if (part !== undefined && !(part instanceof PDFRef))
      context.trailerInfo[key] = context.register(part);
  }
}

/** A PDF anew, without what acts by itself. */
async function written({ document, lists }: OpenPdf): Promise<Buffer | 'content'> {
  try {
    const { context } = document;
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

/** Whether other readers see the same in it. */
const isSure = ({ document: { context } }: OpenPdf, bytes: Buffer): boolean =>
  !context.enumerateIndirectObjects().some(([, object]) => isCut(object)) && !isWrittenTwice(bytes);

/** Whether a stream has not the length that it says: its end was looked for, and its content may hold that word. */
function isCut(object: PDFObject): boolean {
  if (!(object instanceof PDFRawStream)) return false;
  const length = object.dict.lookup(LENGTH);
  return !(length instanceof PDFNumber) || length.asNumber() !== object.contents.length;
}

/** The beginning of an object: its number, and how often that was given anew. */
const OBJECT = /(?<!\d)\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj\b/g;

/**
 * Whether an object stands in it twice, as where it was changed after it was written. Which of them holds is said by
 * its table, which the library does not read: it takes the last.
 */
function isWrittenTwice(bytes: Buffer): boolean {
  const known = new Set<number>();
  for (const [begin] of bytes.toString('latin1').matchAll(OBJECT)) {
    const number = Number.parseInt(begin);
    if (known.has(number)) return true;
    known.add(number);
  }
  return false;
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
