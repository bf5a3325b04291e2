import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { bareJpeg } from './bare-jpeg.ts';

/**
 * The keys that a paper document never needs and a trap does: scripts, programs, other files, forms of their
 * own.
 */
const UNWANTED_KEYS: ReadonlySet<string> = new Set([
  '/JS',
  '/JavaScript',
  '/EmbeddedFiles',
  '/EmbeddedFile',
  '/EF',
  '/AF',
  '/RichMediaContent',
  // Actions without a press: when a page is turned, a field is left, the document is closed.
  '/AA',
  '/XFA',
]);

/** The kinds under `/S`, `/Type` or `/Subtype`. */
const UNWANTED_KINDS: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/ImportData',
  '/SubmitForm',
  '/GoToR',
  '/GoToE',
  '/Rendition',
  '/Movie',
  '/Sound',
  '/RichMedia',
  '/RichMediaExecute',
  '/EmbeddedFile',
  '/FileAttachment',
  '/3D',
]);

/** A document may do nothing by itself when it is opened, but show one of its pages. */
const OPENED = PDFName.of('OpenAction');
const SHOWS_PAGE = PDFName.of('GoTo');
const KIND = PDFName.of('S');
const NEXT = PDFName.of('Next');

const TYPE = PDFName.of('Type');
const METADATA = PDFName.of('Metadata');
const PACKED = PDFName.of('Filter');
const JPEG = PDFName.of('DCTDecode');

/** The key of a stream that lies elsewhere. */
const OTHER_FILE = PDFName.of('F');

/** The most levels of objects that stand directly in each other. */
const DEEPEST = 64;

/**
 * Reads a PDF and writes it anew, without anything that is not one of its objects, and without the place where
 * a photo in it was taken.
 * @returns undefined for one that cannot be read without a password, is damaged, or could do something
 */
export async function plainPdf(bytes: Buffer): Promise<Buffer | undefined> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return undefined;
  try {
    const document = await PDFDocument.load(bytes, {
      // Written back as it came, it might still mean something to a viewer.
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    if (document.getPageCount() === 0) return undefined;
    const objects = document.context.enumerateIndirectObjects();
    if (objects.some(([, object]) => isUnwanted(object))) return undefined;
    for (const [ref, object] of objects) {
      if (isMetadata(object)) document.context.delete(ref);
      else if (isPhoto(object)) object.updateContents(bareJpeg(object.contents));
    }
    return Buffer.from(await document.save({ updateFieldAppearances: false }));
  } catch {
    return undefined;
  }
}

function isUnwanted(object: PDFObject, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  // An object that only refers to another: no writer needs it, and our check sees less than a viewer.
  if (depth === 0 && object instanceof PDFRef) return true;
  // A name may stand alone, and the object of that kind only refer to it.
  if (object instanceof PDFName) return UNWANTED_KINDS.has(object.toString());
  if (object instanceof PDFStream) {
    return object.dict.has(OTHER_FILE) || isUnwanted(object.dict, depth + 1);
  }
  if (object instanceof PDFArray) {
    return object.asArray().some((one) => isUnwanted(one, depth + 1));
  }
  if (!(object instanceof PDFDict)) return false;
  if (actsWhenOpened(object)) return true;
  return object
    .entries()
    .some(([key, value]) => UNWANTED_KEYS.has(key.toString()) || isUnwanted(value, depth + 1));
}

/** Whether it is a program's note on a picture or a page. */
const isMetadata = (object: PDFObject): boolean =>
  object instanceof PDFStream && object.dict.lookup(TYPE) === METADATA;

/** A picture as a camera made it, with everything in its file. */
function isPhoto(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const packed = object.dict.lookup(PACKED);
  return packed === JPEG || (packed instanceof PDFArray && packed.lookup(0) === JPEG);
}

function actsWhenOpened(dict: PDFDict): boolean {
  const opened = dict.lookup(OPENED);
  if (!(opened instanceof PDFDict)) return false;
  return opened.lookup(KIND) !== SHOWS_PAGE || opened.has(NEXT);
}
