import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFObject } from '@cantoo/pdf-lib';
import { URI } from './pdf-links.ts';

/** The keys that a paper document never needs and a trap does: programs, a bundle of files. */
const TRAP_KEYS = ['RichMediaContent', 'Collection'].map((key) => PDFName.of(key));

/** The kinds under `/S`, `/Type` or `/Subtype`. */
const TRAP_KINDS: ReadonlySet<PDFObject | undefined> = new Set(
  [
    'Launch',
    'ImportData',
    'SubmitForm',
    'GoToR',
    'GoToE',
    'Rendition',
    'Movie',
    'Sound',
    'RichMedia',
    'RichMediaExecute',
    '3D',
  ].map((kind) => PDFName.of(kind)),
);

export const OPENED = PDFName.of('OpenAction');
const BY_ITSELF = PDFName.of('AA');
export const KIND = PDFName.of('S');
export const SUBTYPE = PDFName.of('Subtype');
const KINDS = [KIND, SUBTYPE, PDFName.of('Type')];
export const NEXT = PDFName.of('Next');
const THREAD = PDFName.of('Thread');
/** The key of a stream, or of a thread, that lies elsewhere, and of a page in a page. */
const OTHER_FILE = PDFName.of('F');
const OTHER_PAGE = PDFName.of('Ref');

/**
 * Whether a name holds a sign that nobody sees. At a NUL many viewers take it to end, and read a trap where the
 * standard has none.
 */
export const isDisguised = (name: PDFName): boolean => /#(?:[01][\dA-F]|7F)/.test(name.asString());

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
 * @param lists dictionaries whose keys are names, and mean nothing
 */
export function isTrap(object: PDFObject, lists: ReadonlySet<PDFDict>, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  // An object that only refers to another: no writer needs it, and our check sees less than a viewer.
  if (depth === 0 && object instanceof PDFRef) return true;
  const within = (one: PDFObject): boolean => isTrap(one, lists, depth + 1);
  if (object instanceof PDFStream) {
    const { dict } = object;
    return dict.has(OTHER_FILE) || dict.has(OTHER_PAGE) || within(dict);
  }
  if (object instanceof PDFArray) return object.asArray().some(within);
  if (!(object instanceof PDFDict)) return false;
  return (!lists.has(object) && reachesOut(object)) || object.values().some(within);
}

const reachesOut = (dict: PDFDict): boolean =>
  TRAP_KEYS.some((key) => dict.has(key)) ||
  KINDS.some((key) => isTrapKind(dict.lookup(key))) ||
  (dict.lookup(KIND) === THREAD && dict.has(OTHER_FILE)) ||
  opensAddress(dict.lookup(OPENED)) ||
  hasUnseenAddress(dict);

const isTrapKind = (kind: PDFObject | undefined): boolean =>
  TRAP_KINDS.has(kind) || (kind instanceof PDFName && isDisguised(kind));

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
