import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { documentsMachine } from './machine.ts';
import { askedIn } from './setup.ts';

/** The smallest picture that is one: a pixel. */
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

const picture = (name: string): File => new File([PIXEL], name, { type: 'image/png' });

export const documentsSamples = {
  inputs: {
    typical: { origin: 'accountPage', requested: 'PROOF_OF_ID,SOURCE_OF_WEALTH' },
    others: { origin: 'accountPage', requested: 'PROOF_OF_PAYMENT,OTHER' },
    fromDeposit: { origin: 'depositPage', requested: 'PROOF_OF_ID,PROOF_OF_ADDRESS' },
  },
  events: {
    'verification.started': { typical: {} },
    'retry.requested': { typical: {} },
    'account.changed': { typical: { account: outcomes.getAccessDetails.success.data } },
    'player.changed': { typical: {} },
    'document.chosen': {
      typical: { document: 'PROOF_OF_ID' },
      address: { document: 'PROOF_OF_ADDRESS' },
      payment: { document: 'PROOF_OF_PAYMENT' },
      wealth: { document: 'SOURCE_OF_WEALTH' },
      other: { document: 'OTHER' },
    },
    'files.wanted': { typical: {} },
    'kind.chosen': { typical: { kind: 'UB' }, savings: { kind: 'savings' } },
    'upload.submitted': {
      typical: { files: [picture('front.png')] },
      several: { files: [picture('front.png'), picture('back.png')] },
      none: { files: [] },
    },
    'upload.cancelled': { typical: {} },
    'files.reconsidered': { typical: {} },
    'next.chosen': { typical: {} },
    'overview.chosen': { typical: {} },
    'verification.left': { typical: {} },
    'session.ended': { typical: {} },
  },
  outcomes: {
    getDocuments: outcomes.getDocuments,
    uploadDocument: outcomes.uploadDocument,
    startDocumentVerification: outcomes.startDocumentVerification,
  },
  projection: (context) => ({
    asked: askedIn(context),
    origin: context.origin,
    requested: context.requested,
    document: context.document,
    left: context.files.length - context.sent,
    isBegun: context.sent > 0,
  }),
  causedBy: {
    'verification.started': 'player',
    'retry.requested': 'player',
    'account.changed': 'platform',
    'player.changed': 'platform',
    'document.chosen': 'player',
    'files.wanted': 'player',
    'kind.chosen': 'player',
    'upload.submitted': 'player',
    'upload.cancelled': 'player',
    'files.reconsidered': 'player',
    'next.chosen': 'player',
    'overview.chosen': 'player',
    'verification.left': 'player',
    'session.ended': 'site',
  },
  words: {
    'verification.started': 'opens the documents',
    'retry.requested': 'tries again',
    'account.changed': 'the account is read anew, and asks for no documents',
    'player.changed': 'the platform tells of news',
    'document.chosen': 'chooses a document to send',
    'files.wanted': 'goes on to the files',
    'kind.chosen': 'chooses the kind of document',
    'upload.submitted': 'sends the files',
    'upload.cancelled': 'stops the upload',
    'files.reconsidered': 'goes back to the files',
    'next.chosen': 'goes on',
    'overview.chosen': 'goes back to all documents',
    'verification.left': 'leaves the documents',
    'session.ended': 'the session ends',
    getDocuments: 'the reading of the documents',
    uploadDocument: 'the upload of a file',
    startDocumentVerification: 'the handing in of a document',
  },
} as const satisfies Samples<typeof documentsMachine>;
