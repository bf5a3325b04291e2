import type { Schemas } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { FILE_TYPES, type FileDocument } from './asked.ts';
import { following } from './following.ts';
import {
  documentsSetup,
  rememberRefusal,
  uploadOf,
  wentWell,
  type DocumentsContext,
} from './setup.ts';

type Step = Schemas['DocumentUploadStep'];

/** The group of each document (DOC-05). */
export const GROUPS = {
  PROOF_OF_ID: 'identity',
  PROOF_OF_ADDRESS: 'address',
  PROOF_OF_PAYMENT: 'payment',
  SOURCE_OF_WEALTH: 'wealth',
  OTHER: 'other',
} as const satisfies Readonly<Record<FileDocument, string>>;

/** A document in words. */
const PAPERS: Readonly<Record<FileDocument, string>> = {
  PROOF_OF_ID: 'the proof of identity',
  PROOF_OF_ADDRESS: 'the proof of address',
  PROOF_OF_PAYMENT: 'the proof of payment',
  SOURCE_OF_WEALTH: 'the proof of the source of wealth',
  OTHER: 'another document',
};

/** The specification's names for the states of each group (DOC-04, NS-15). */
const STEPS = {
  PROOF_OF_ID: ['PRE_UPLOAD_ID', 'UPLOAD_ID', 'UPLOAD_ID_SUCCESS', 'UPLOAD_ID_ERROR'],
  PROOF_OF_ADDRESS: [
    'SELECT_POA_DOCUMENT_TYPE',
    'UPLOAD_POA',
    'UPLOAD_POA_SUCCESS',
    'UPLOAD_POA_ERROR',
  ],
  PROOF_OF_PAYMENT: ['PRE_UPLOAD_POP', 'UPLOAD_POP', 'UPLOAD_POP_SUCCESS', 'UPLOAD_POP_ERROR'],
  SOURCE_OF_WEALTH: [
    'SELECT_SOW_DOCUMENT_TYPE',
    'UPLOAD_SOW',
    'UPLOAD_SOW_SUCCESS',
    'UPLOAD_SOW_ERROR',
  ],
  OTHER: ['PRE_UPLOAD_OTHER', 'UPLOAD_OTHER', 'UPLOAD_OTHER_SUCCESS', 'UPLOAD_OTHER_ERROR'],
} as const satisfies Readonly<
  Record<FileDocument, readonly [pending: Step, upload: Step, success: Step, error: Step]>
>;

/** Documents whose kind the player says first (DOC-08). */
export const OF_KINDS: readonly FileDocument[] = ['PROOF_OF_ADDRESS', 'SOURCE_OF_WEALTH'];

/** The way to the group of the remembered document. */
export const waysToGroups = FILE_TYPES.map((document) => ({
  description: `it is ${PAPERS[document]}`,
  guard: ({ context }: { context: DocumentsContext }) => context.document === document,
  target: `#documents.${GROUPS[document]}`,
}));

const toOverview = { target: '#documents.account.rereading', actions: 'forgetDocument' } as const;

/** One document from the demand to the reviewers, or to the reason for its rejection. */
export function groupOf(document: FileDocument) {
  const [pending, upload, success, error] = STEPS[document];
  const paper = PAPERS[document];
  const failed = `#documents.${GROUPS[document]}.error`;
  return documentsSetup.createStateConfig({
    description: `The files of ${paper}.`,
    initial: 'pending',
    states: {
      pending: {
        description: `What is needed for ${paper}; of some, its kind is chosen.`,
        meta: { screen: 'preparing', status: pending, requirements: ['DOC-04', 'DOC-08'] },
        on: {
          ...(OF_KINDS.includes(document)
            ? { 'kind.chosen': { target: 'upload', actions: 'rememberKind' } }
            : { 'files.wanted': { target: 'upload' } }),
          'overview.chosen': toOverview,
        },
      },
      upload: {
        description: `Files of ${paper} are chosen, looked at and taken away again.`,
        meta: { screen: 'choosing', status: upload, requirements: ['DOC-04', 'DOC-18'] },
        on: {
          'upload.submitted': {
            description: 'without a file nothing is sent',
            guard: 'isOfFiles',
            target: 'loading',
            actions: 'rememberFiles',
          },
          'overview.chosen': toOverview,
        },
      },
      loading: {
        description: 'The files are sent one after the other, then handed to the reviewers.',
        meta: { status: 'LOADING', requirements: ['DOC-05', 'DOC-07', 'DOC-13'] },
        tags: 'busy',
        initial: 'deciding',
        states: {
          deciding: {
            description: 'Is there another file to send?',
            always: [{ guard: 'hasFilesLeft', target: 'sending' }, { target: 'handingIn' }],
          },
          sending: {
            description: 'A file is on its way; the player may stop it.',
            meta: { screen: 'sending', requirements: ['DOC-13', 'DOC-16'] },
            on: { 'upload.cancelled': { target: `#documents.${GROUPS[document]}.upload` } },
            invoke: {
              src: 'uploadDocument',
              input: ({ context }) => ({ body: uploadOf(context) }),
              onDone: [
                {
                  description: 'the file has arrived',
                  guard: wentWell,
                  target: 'deciding',
                  actions: 'countSent',
                },
                { target: failed, actions: rememberRefusal },
              ],
              onError: { target: failed, actions: rememberFailure },
            },
          },
          handingIn: {
            description: 'All files have arrived, and the reviewers are told.',
            meta: { screen: 'handingIn', requirements: ['DOC-07'] },
            invoke: {
              src: 'startDocumentVerification',
              input: { body: { documentType: document } },
              onDone: [
                {
                  description: 'the reviewers have it',
                  guard: wentWell,
                  target: `#documents.${GROUPS[document]}.success`,
                  actions: ['settleDocument', { type: 'announceHandedIn', params: { document } }],
                },
                { target: failed, actions: rememberRefusal },
              ],
              onError: { target: failed, actions: rememberFailure },
            },
          },
        },
      },
      success: {
        description: `The reviewers have ${paper}.`,
        meta: { status: success, requirements: ['DOC-04', 'DEP-14'] },
        ...following('handedIn'),
        on: {
          'next.chosen': [
            {
              description: 'something else is asked for',
              guard: 'hasNext',
              target: '#documents.account.chosen',
              actions: 'beginNext',
            },
            { target: '#documents.account.uploaded', actions: 'forgetDocument' },
          ],
        },
      },
      error: {
        description: 'Something did not arrive: why, and what has arrived nevertheless.',
        meta: { screen: 'failed', status: error, requirements: ['DOC-04', 'DOC-15', 'DEP-14'] },
        on: {
          'retry.requested': { target: 'loading', actions: 'forgetProblem' },
          'files.reconsidered': { target: 'upload', actions: 'forgetProblem' },
          'overview.chosen': toOverview,
        },
      },
    },
  });
}
