import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** The keys that a paper document never needs and a trap does: programs, forms of their own, a bundle of files. */
const TRAP_KEYS: ReadonlySet<string> = new Set(['/RichMediaContent', '/XFA', '/Collection']);

/** The kinds under `/S`, `/Type` or `/Subtype`. */
const TRAP_KINDS: ReadonlySet<string> = new Set([
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
  '/3D',
]);

export const OPENED = PDFName.of('OpenAction');
const BY_ITSELF = PDFName.of('AA');
export const KIND = PDFName.of('S');
const URI = PDFName.of('URI');
const BASE = PDFName.of('Base');
export const NEXT = PDFName.of('Next');
const THREAD = PDFName.of('Thread');
/** The key of a stream, or a page in a page, that lies elsewhere. */
const OTHER_FILE = PDFName.of('F');
const OTHER_PAGE = PDFName.of('Ref');

/** A scheme at the beginning of an address, where a viewer passes over what is no plain character. */
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** The schemes of addresses that somebody may press. */
const PLAIN_SCHEMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  // As bills name ways to reach their senders.
  'sms',
  'fax',
  'callto',
  'whatsapp',
]);

/** An empty page, as word processors write it for a link without an address; and an address without its scheme. */
const NO_SCHEME = /^(?:about:blank(?:#|$)|(?:[a-z\d-]+\.)+[a-z]{2,}:\d{1,5}(?:[/?#]|$))/i;

/** A computer of the network: pressing it sends the name of who is logged in. */
const NETWORK = /^[/\\]{2}/;

/** A dictionary, or that of a stream: viewers take the one for the other. */
export function dictOf(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

/** The most levels of objects that stand directly in each other. */
const DEEPEST = 64;

/**
 * Whether an object reaches out of the document: it starts or fetches something, sends a form, or opens an
 * address by itself.
 */
export function isTrap(object: PDFObject, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  // An object that only refers to another: no writer needs it, and our check sees less than a viewer.
  if (depth === 0 && object instanceof PDFRef) return true;
  // A name may stand alone, and the object of that kind only refer to it.
  if (object instanceof PDFName) return TRAP_KINDS.has(object.toString());
  if (object instanceof PDFStream) {
    const { dict } = object;
    return dict.has(OTHER_FILE) || dict.has(OTHER_PAGE) || isTrap(dict, depth + 1);
  }
  if (object instanceof PDFArray) return object.asArray().some((one) => isTrap(one, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  if (opensAddress(object.lookup(OPENED)) || hasUnseenAddress(object) || leadsAway(object))
    return true;
  return object
    .entries()
    .some(([key, value]) => TRAP_KEYS.has(key.toString()) || isTrap(value, depth + 1));
}

/** Whether pressing it leads to an article of another file, or to an address that is no plain one. */
function leadsAway(dict: PDFDict): boolean {
  if (dict.lookup(KIND) === THREAD) return true;
  const address = dict.lookup(URI);
  // All addresses of a document may have one beginning.
  const all = dictOf(address);
  if (all) return !isPlain(all.lookup(BASE));
  return !isPlain(address);
}

function isPlain(address: PDFObject | undefined): boolean {
  if (address === undefined) return true;
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  const seen = address.decodeText().replaceAll(/[^!-~]/g, '');
  if (NETWORK.test(seen)) return false;
  if (NO_SCHEME.test(seen)) return true;
  const [, scheme] = SCHEME.exec(seen) ?? [];
  return scheme === undefined || PLAIN_SCHEMES.has(scheme.toLowerCase());
}

/** Whether an action, or one that follows it, opens an address. */
function opensAddress(action: PDFObject | undefined, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (action instanceof PDFArray) {
    return Array.from({ length: action.size() }, (_, at) => action.lookup(at)).some((one) =>
      opensAddress(one, depth + 1),
    );
  }
  const dict = dictOf(action);
  if (!dict) return false;
  return dict.lookup(KIND) === URI || opensAddress(dict.lookup(NEXT), depth + 1);
}

/** Whether an address opens without a press: when a page is turned, a field is left, the document is closed. */
function hasUnseenAddress(dict: PDFDict): boolean {
  const actions = dictOf(dict.lookup(BY_ITSELF));
  return actions?.keys().some((event) => opensAddress(actions.lookup(event))) === true;
}
