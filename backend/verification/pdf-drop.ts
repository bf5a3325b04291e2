import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { dictOf, KIND, NEXT, OPENED } from './pdf-traps.ts';

/** What acts without a press, what lies elsewhere, attached files and notes; each is a key of some dictionary. */
const DROPPED_KEYS = [
  // When a page is turned, a field is left, the document is closed or printed.
  'AA',
  // The scripts of the document, and files attached to it or to a part of it.
  'JavaScript',
  'JS',
  'EmbeddedFiles',
  'AF',
  'EF',
  // Films and sounds, which lie elsewhere, and a picture's original that does.
  'Renditions',
  'OPI',
  // Notes of programs: who wrote it and where, and files of their own.
  'Metadata',
  'PieceInfo',
].map((key) => PDFName.of(key));

const SHOWS_PAGE = PDFName.of('GoTo');
const SCRIPT = PDFName.of('JavaScript');
const SUBTYPE = PDFName.of('Subtype');
const ATTACHMENT = PDFName.of('FileAttachment');

/** Leaves of a document its pages: drops what would act by itself, scripts and attached files, and what only these led to. */
export function dropWhatActs(context: PDFContext): void {
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
        if (isUnwanted(next.lookup(at))) next.remove(at);
      for (const one of next.asArray()) pending.push(one);
    } else if (next instanceof PDFDict) {
      clean(next);
      for (const value of next.values()) pending.push(value);
    }
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!reached.has(ref)) context.delete(ref);
}

function clean(dict: PDFDict): void {
  for (const key of DROPPED_KEYS) dict.delete(key);
  const opened = dictOf(dict.lookup(OPENED));
  // It may open at one of its pages, and no more.
  if (opened && (opened.lookup(KIND) !== SHOWS_PAGE || opened.has(NEXT))) dict.delete(OPENED);
  for (const key of dict.keys()) if (isUnwanted(dict.lookup(key))) dict.delete(key);
}

/** Whether it is a script, which may wait for a press, or the sign of an attached file on a page. */
function isUnwanted(object: PDFObject | undefined): boolean {
  const dict = dictOf(object);
  return dict?.lookup(KIND) === SCRIPT || dict?.lookup(SUBTYPE) === ATTACHMENT;
}
