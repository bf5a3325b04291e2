import type { Schemas, Success } from '../../../openapi/types.ts';

export type Documents = Success<'getDocuments'>;
export type DocumentEntry = Documents['idDocument'];
export type DocumentStatus = Schemas['DocumentVerificationStatus'];
export type DocumentType = Schemas['DocumentType'];

/** Documents that are files, in the order in which they are asked (DEP-14); the questionnaire is a flow of its own. */
export const FILE_TYPES = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'OTHER',
] as const satisfies readonly DocumentType[];

export type FileDocument = (typeof FILE_TYPES)[number];

const entriesOf = (documents: Documents, type: FileDocument): readonly DocumentEntry[] => {
  switch (type) {
    case 'PROOF_OF_ID':
      return [documents.idDocument];
    case 'PROOF_OF_ADDRESS':
      return [documents.addressDocument];
    case 'PROOF_OF_PAYMENT':
      return documents.paymentDocument;
    case 'SOURCE_OF_WEALTH':
      return [documents.sowDocument];
    case 'OTHER':
      return documents.otherDocument;
  }
};

/** With the reviewers, or accepted: nothing is to be sent. */
const isSettled = ({ documentStatus }: DocumentEntry): boolean =>
  documentStatus === 'UNDER_REVIEW' || documentStatus === 'VERIFIED';

const listedIn = (requested: string): ReadonlySet<string> =>
  new Set(requested.split(',').map((name) => name.trim()));

/** Whether the profile's list names a document that consists of files (DOC-19). */
export function filesAreAsked(requested: string): boolean {
  const listed = listedIn(requested);
  return FILE_TYPES.some((type) => listed.has(type));
}

/**
 * The types whose files are asked for: those of the profile's list (DOC-19), except those handed in since it
 * was read.
 *
 * @param requested types separated by commas; an unknown one is none of these
 */
export function askedOf(requested: string, documents: Documents): readonly FileDocument[] {
  const listed = listedIn(requested);
  return FILE_TYPES.filter((type) => {
    const entries = entriesOf(documents, type);
    return listed.has(type) && !(entries.length > 0 && entries.every(isSettled));
  });
}

/** Whether the profile's list is older than a reviewer's decision, or than another request. */
export function isOutdated(requested: string, documents: Documents): boolean {
  const listed = listedIn(requested);
  return FILE_TYPES.some((type) => {
    const isWanted = entriesOf(documents, type).some(
      ({ documentStatus }) => documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED',
    );
    return isWanted !== listed.has(type);
  });
}

const statusesOf = (documents: Documents): readonly DocumentStatus[] =>
  FILE_TYPES.flatMap((type) => entriesOf(documents, type)).map((entry) => entry.documentStatus);

/** Whether nothing is to be sent, and the reviewers have nothing to decide. */
export const isAllDecided = (documents: Documents): boolean =>
  statusesOf(documents).every((status) => status === 'VERIFIED' || status === 'UNREQUESTED');

/** How many documents the reviewers have. */
export const underReviewIn = (documents: Documents): number =>
  statusesOf(documents).filter((status) => status === 'UNDER_REVIEW').length;

/** Whether the reviewers decided on something since the documents were read before, or have nothing any more. */
export const isDecidedSince = (before: Documents | undefined, now: Documents): boolean =>
  before !== undefined && underReviewIn(now) < Math.max(underReviewIn(before), 1);

/** Why the last papers of a type were not accepted, where they are to be sent again (DOC-03). */
export const rejectionOf = (
  documents: Documents,
  type: FileDocument,
): DocumentEntry['rejectionReason'] =>
  entriesOf(documents, type).find((entry) => entry.rejectionReason && !isSettled(entry))
    ?.rejectionReason;

/** One document as the player sees it: a type may have several (DOC-11). */
export interface DocumentRow {
  readonly type: FileDocument;
  readonly entry: DocumentEntry;
  /** Whether files of it are wanted. */
  readonly isAsked: boolean;
}

/** Every document that is or was asked for (DOC-12); one that only the list names has no other entry. */
export function rowsOf(requested: string, documents: Documents): readonly DocumentRow[] {
  const asked = askedOf(requested, documents);
  return FILE_TYPES.flatMap((type) => {
    const known = entriesOf(documents, type).filter(
      ({ documentStatus }) => documentStatus !== 'UNREQUESTED',
    );
    const isWanted = asked.includes(type);
    const entries: readonly DocumentEntry[] =
      known.length === 0 && isWanted ? [{ documentStatus: 'REQUESTED' }] : known;
    return entries.map((entry) => ({ type, entry, isAsked: isWanted && !isSettled(entry) }));
  });
}

/** The documents once the files of one type were handed to the reviewers. */
export function withHandedIn(documents: Documents, type: FileDocument): Documents {
  const handedIn = (entry: DocumentEntry): DocumentEntry => {
    if (isSettled(entry)) return entry;
    const { rejectionReason: _reason, dueAt: _dueAt, ...rest } = entry;
    return { ...rest, documentStatus: 'UNDER_REVIEW' };
  };
  // A type for which only the profile's list asks counts as one document.
  const allOf = (entries: readonly DocumentEntry[]): DocumentEntry[] =>
    (entries.length === 0 ? [{ documentStatus: 'REQUESTED' as const }] : entries).map(handedIn);
  switch (type) {
    case 'PROOF_OF_ID':
      return { ...documents, idDocument: handedIn(documents.idDocument) };
    case 'PROOF_OF_ADDRESS':
      return { ...documents, addressDocument: handedIn(documents.addressDocument) };
    case 'PROOF_OF_PAYMENT':
      return { ...documents, paymentDocument: allOf(documents.paymentDocument) };
    case 'SOURCE_OF_WEALTH':
      return { ...documents, sowDocument: handedIn(documents.sowDocument) };
    case 'OTHER':
      return { ...documents, otherDocument: allOf(documents.otherDocument) };
  }
}
