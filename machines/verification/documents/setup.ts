import { assign, emit, setup } from 'xstate';
import type { Outcome, RefusalCode, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import type { News } from '../../news.ts';
import {
  askedOf,
  isAllDecided,
  withHandedIn,
  type DocumentRow,
  type Documents,
  type FileDocument,
  type DocumentEntry,
} from './asked.ts';
import { subTypeOf, type DocumentKind } from './kinds.ts';

/** The interval, in ms, at which the documents are read again while their list shows: a reviewer may have decided. */
const POLL_INTERVAL = 15_000;

/** The page that the player came from, and goes back to (DOC-06). */
export type DocumentsOrigin =
  | 'accountPage'
  | 'depositPage'
  | 'depositModal'
  | 'withdrawPage'
  | 'withdrawModal';

export interface DocumentsInput {
  readonly origin: DocumentsOrigin;
  /** The profile's `requestDocumentTypeStatus` (DOC-19). */
  readonly requested: string;
}

export type DocumentsRefusal = RefusalCode<'uploadDocument' | 'startDocumentVerification'>;

export type DocumentsProblem =
  | { readonly kind: 'refusal'; readonly code: DocumentsRefusal }
  | { readonly kind: 'failure'; readonly failure: Failure };

export type DocumentsEvent =
  | { type: 'verification.started' }
  | { type: 'retry.requested' }
  | { type: 'document.chosen'; document: FileDocument }
  /** The player has read the demand and goes on to the files. */
  | { type: 'files.wanted' }
  | { type: 'kind.chosen'; kind: DocumentKind }
  | { type: 'upload.submitted'; files: readonly File[] }
  | { type: 'upload.cancelled' }
  | { type: 'files.reconsidered' }
  | { type: 'next.chosen' }
  | { type: 'overview.chosen' }
  | { type: 'verification.left' }
  | News<'player.changed' | 'account.changed' | 'account.read' | 'session.ended'>;

export type DocumentsEmitted =
  /** The reviewers have a document: the account has changed. */
  | { type: 'document.handedIn'; document: FileDocument }
  /** A reviewer has decided, or more was asked for: the profile's list is out of date. */
  | { type: 'documents.changed' }
  | { type: 'verification.finished'; origin: DocumentsOrigin };

export interface DocumentsContext extends DocumentsInput {
  documents: Documents | undefined;
  document: FileDocument | undefined;
  kind: DocumentKind | undefined;
  files: readonly File[];
  /** The number of files that have arrived. */
  sent: number;
  problem: DocumentsProblem | undefined;
}

/** A document whose files are being chosen or sent. */
interface AtDocument {
  readonly document: FileDocument;
  readonly kind: DocumentKind | undefined;
  readonly files: readonly File[];
  readonly sent: number;
}

export type DocumentsScreen =
  | { readonly name: 'inactive' }
  | { readonly name: 'loading' }
  | { readonly name: 'loadFailed'; readonly failure: Failure | undefined }
  | {
      readonly name: 'overview';
      readonly rows: readonly DocumentRow[];
      /** A flow of its own answers it; its state stands with the others (EDD-06). */
      readonly questionnaire: DocumentEntry;
    }
  | ({
      readonly name: 'preparing';
      /** Why the last papers were not accepted. */
      readonly rejection: DocumentEntry['rejectionReason'];
    } & AtDocument)
  | ({ readonly name: 'choosing' } & AtDocument)
  | ({ readonly name: 'sending' } & AtDocument)
  | ({ readonly name: 'handingIn' } & AtDocument)
  | ({
      readonly name: 'handedIn';
      /** The next document that is asked for; undefined when that was all. */
      readonly next: FileDocument | undefined;
    } & AtDocument)
  | ({ readonly name: 'failed'; readonly problem: DocumentsProblem } & AtDocument)
  | { readonly name: 'finished'; readonly origin: DocumentsOrigin };

/** Nothing of one document is left for the next. */
const NO_DOCUMENT = {
  document: undefined,
  kind: undefined,
  files: [],
  sent: 0,
  problem: undefined,
} as const satisfies Partial<DocumentsContext>;

export const EMPTY = { documents: undefined, ...NO_DOCUMENT } as const;

/** The files that are asked for now; none before the documents were read. */
export const askedIn = ({
  requested,
  documents,
}: Pick<DocumentsContext, 'requested' | 'documents'>): readonly FileDocument[] =>
  documents === undefined ? [] : askedOf(requested, documents);

/** The first file that is asked for. */
export const nextIn = (context: DocumentsContext): FileDocument | undefined => askedIn(context)[0];

type Answered = { event: { output: Outcome<'uploadDocument' | 'startDocumentVerification'> } };

export const wentWell = ({ event }: Answered): boolean => event.output.ok;

/** Hands the code of a refusal to the chart's own action of that name. */
export const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: Answered) => ({ code: event.output.ok ? undefined : event.output.code }),
} as const;

export const documentsSetup = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    emitted: {} as DocumentsEmitted,
    input: {} as DocumentsInput,
    meta: {} as StateMeta<DocumentsScreen, Schemas['DocumentUploadStep']>,
    tags: {} as 'busy',
  },
  actors: operations('getDocuments', 'uploadDocument', 'startDocumentVerification'),
  actions: {
    clear: assign(EMPTY),
    forgetDocument: assign(NO_DOCUMENT),
    rememberDocuments: assign((_, params: { documents: Documents }) => params),
    announceChanged: emit({ type: 'documents.changed' as const }),
    forgetProblem: assign({ problem: undefined }),
    rememberRequest: assign(({ event }) =>
      event.type === 'account.changed'
        ? { requested: event.account.requestDocumentTypeStatus }
        : {},
    ),
    rememberKind: assign(({ event }) => (event.type === 'kind.chosen' ? { kind: event.kind } : {})),
    rememberFiles: assign(({ context: { files, sent }, event }) =>
      event.type === 'upload.submitted'
        ? { files: [...files.slice(0, sent), ...event.files], problem: undefined }
        : {},
    ),
    settleDocument: assign(({ context: { documents, document } }) =>
      documents === undefined || document === undefined
        ? {}
        : { documents: withHandedIn(documents, document) },
    ),
    countSent: assign({ sent: ({ context }) => context.sent + 1 }),
    rememberRefusal: assign((_, params: { code: DocumentsRefusal | undefined }) => ({
      problem:
        params.code === undefined ? undefined : { kind: 'refusal' as const, code: params.code },
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      problem: { kind: 'failure' as const, failure: asFailure(params.error) },
    })),
    beginChosen: assign(({ event }) =>
      event.type === 'document.chosen' ? { ...NO_DOCUMENT, document: event.document } : {},
    ),
    beginNext: assign(({ context }) => ({ ...NO_DOCUMENT, document: nextIn(context) })),
    announceHandedIn: emit((_, params: { document: FileDocument }) => ({
      type: 'document.handedIn' as const,
      document: params.document,
    })),
    announceFinished: emit(({ context: { origin } }) => ({
      type: 'verification.finished' as const,
      origin,
    })),
  },
  guards: {
    isElsewhere: ({ context: { origin } }) => origin !== 'accountPage',
    isAsked: ({ context, event }) =>
      event.type === 'document.chosen' && askedIn(context).includes(event.document),
    hasNext: ({ context }) => nextIn(context) !== undefined,
    beginsAtOnce: ({ context }) =>
      context.origin !== 'accountPage' && nextIn(context) !== undefined,
    hasNothingLeft: ({ context: { origin, documents } }) =>
      origin !== 'accountPage' && documents !== undefined && isAllDecided(documents),
    hasFilesLeft: ({ context: { files, sent } }) => sent < files.length,
    isOfFiles: ({ context: { sent }, event }) =>
      event.type === 'upload.submitted' && sent + event.files.length > 0,
  },
  delays: { pollInterval: POLL_INTERVAL },
});

/** Never sent: the chart sends a file only while one is left. */
const NO_FILE = new Blob();

/** One file with what it is. */
export const uploadOf = ({ document, kind, files, sent }: DocumentsContext) => ({
  documentType: document ?? ('OTHER' as const),
  ...(kind !== undefined && { subType: subTypeOf(kind) }),
  file: files[sent] ?? NO_FILE,
});
