import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** What a paper document never needs, and a trap does: scripts, programs, other files, forms of their own. */
const UNWANTED_KEYS: ReadonlySet<string> = new Set([
  '/JS',
  '/JavaScript',
  '/EmbeddedFiles',
  '/EmbeddedFile',
  '/EF',
  '/AF',
  '/RichMediaContent',
  '/XFA',
]);

/** By what it calls itself under `/S` or `/Type` or `/Subtype`. */
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

/** How deep objects may stand in each other directly. */
const DEEPEST = 64;

/**
 * Reads a PDF and writes it anew: what is none of its objects is left behind.
 * @returns undefined for one that cannot be read without a password, is damaged, or could do something
 */
export async function plainPdf(bytes: Buffer): Promise<Buffer | undefined> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return undefined;
  try {
    const document = await PDFDocument.load(bytes, {
      // Written back as it came, it might be something to a viewer after all.
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    if (document.getPageCount() === 0) return undefined;
    const objects = document.context.enumerateIndirectObjects();
    if (objects.some(([, object]) => isUnwanted(object))) return undefined;
    return Buffer.from(await document.save({ updateFieldAppearances: false }));
  } catch {
    return undefined;
  }
}

function isUnwanted(object: PDFObject, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (object instanceof PDFStream) return isUnwanted(object.dict, depth + 1);
  if (object instanceof PDFArray) {
    return object.asArray().some((one) => isUnwanted(one, depth + 1));
  }
  if (!(object instanceof PDFDict)) return false;
  return object
    .entries()
    .some(
      ([key, value]) =>
        UNWANTED_KEYS.has(key.toString()) ||
        (value instanceof PDFName && UNWANTED_KINDS.has(value.toString())) ||
        isUnwanted(value, depth + 1),
    );
}
