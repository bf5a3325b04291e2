import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { isPlain, leadsOff, URI } from './pdf-links.ts';
import { dictOf, isDisguised, KIND, NEXT, OPENED, SUBTYPE } from './pdf-traps.ts';

/** What acts without a press, what lies elsewhere, attached files and notes; each is a key of some dictionary. */
const DROPPED_KEYS = [
  // When a page is turned or shown step by step, a field is left, the document is closed or printed.
  'AA',
  'PresSteps',
  // The scripts of the document, those that ask what a viewer can do, and files attached to it or to a part of it.
  'JavaScript',
  'JS',
  'Requirements',
  'EmbeddedFiles',
  'AF',
  'EF',
  'AlternatePresentations',
  // What pages of the web were made of, and what a signature must meet: both may hold files.
  'SpiderInfo',
  'SV',
  // A form of another kind, which stands beside the fields of the pages.
  'XFA',
  // Films and sounds, which lie elsewhere, and a picture's original that does.
  'Renditions',
  'OPI',
  // Notes of programs: who wrote it and where, and files of their own.
  'Metadata',
  'PieceInfo',
].map((key) => PDFName.of(key));

const SHOWS_PAGE = PDFName.of('GoTo');
const SCRIPT = PDFName.of('JavaScript');
const ATTACHMENT = PDFName.of('FileAttachment');
const TYPE = PDFName.of('Type');
const FILE = PDFName.of('EmbeddedFile');
const BASE = PDFName.of('Base');

/**
 * Leaves of a document its pages: drops what would act by itself, scripts, attached files and links to addresses
 * that nobody should press, and what only these led to.
 * @param lists dictionaries whose keys are names, and mean nothing
 */
export function dropWhatActs(context: PDFContext, lists: ReadonlySet<PDFDict>): void {
  const reached = new Set<PDFObject>();
  const { Root, Info, ID } = context.trailerInfo;
  const pending: (PDFObject | undefined)[] = [Root, Info, ID];
  while (pending.length > 0) {
    const next = pending.pop();
    if (next === undefined || reached.has(next)) continue;
    reached.add(next);
    if (next instanceof PDFRef) pending.push(context.lookup(next));
    else if (next instanceof PDFStream) pending.push(next.dict);
    else if (next instanceof PDFArray) {
      for (let at = next.size() - 1; at >= 0; at -= 1)
        if (isUnwanted(next.lookup(at), lists)) next.remove(at);
      for (const one of next.asArray()) pending.push(one);
    } else if (next instanceof PDFDict) {
      if (!lists.has(next)) clean(next, lists);
      for (const value of next.values()) pending.push(value);
    }
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!reached.has(ref)) context.delete(ref);
}

function clean(dict: PDFDict, lists: ReadonlySet<PDFDict>): void {
  for (const key of DROPPED_KEYS) dict.delete(key);
  const opened = dictOf(dict.lookup(OPENED));
  // It may open at one of its pages, and no more.
  if (opened && (opened.lookup(KIND) !== SHOWS_PAGE || opened.has(NEXT))) dict.delete(OPENED);
  // All addresses of a document may have one beginning.
  const beginning = dictOf(dict.lookup(URI));
  if (beginning && !isPlain(beginning.lookup(BASE))) dict.delete(URI);
  for (const key of dict.keys()) {
    const value = dict.lookup(key);
    // Where a reference leads nowhere, some viewers pass over its second number, and find another object.
    if (value === undefined || isDisguised(key) || isUnwanted(value, lists)) dict.delete(key);
  }
}

/** Whether it is a script or a link, which may wait for a press, an attached file, or the sign of one on a page. */
function isUnwanted(object: PDFObject | undefined, lists: ReadonlySet<PDFDict>): boolean {
  const dict = dictOf(object);
  if (dict === undefined || lists.has(dict)) return false;
  return (
    dict.lookup(KIND) === SCRIPT ||
    dict.lookup(SUBTYPE) === ATTACHMENT ||
    dict.lookup(TYPE) === FILE ||
    leadsOff(dict)
  );
}
