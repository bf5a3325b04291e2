import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { documentsMachine } from './machine.ts';
import { underReviewIn } from './asked.ts';
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
    'verification.started': { by: 'player', words: 'opens the documents' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'account.changed': {
      by: 'platform',
      words: 'the account is read anew, and asks for no documents',
      cases: { typical: { account: outcomes.getAccessDetails.success.data } },
    },
    'account.read': { by: 'platform', words: 'the account has been read again, or could not be' },
    'player.changed': { by: 'platform', words: 'the platform tells of news' },
    'document.chosen': {
      by: 'player',
      words: 'chooses a document to send',
      cases: {
        typical: { document: 'PROOF_OF_ID' },
        address: { document: 'PROOF_OF_ADDRESS' },
        payment: { document: 'PROOF_OF_PAYMENT' },
        wealth: { document: 'SOURCE_OF_WEALTH' },
        other: { document: 'OTHER' },
      },
    },
    'files.wanted': { by: 'player', words: 'goes on to the files' },
    'kind.chosen': {
      by: 'player',
      words: 'chooses the kind of document',
      cases: { typical: { kind: 'UB' }, savings: { kind: 'savings' } },
    },
    'upload.submitted': {
      by: 'player',
      words: 'sends the files',
      cases: {
        typical: { files: [picture('front.png')] },
        several: { files: [picture('front.png'), picture('back.png')] },
        none: { files: [] },
      },
    },
    'upload.cancelled': { by: 'player', words: 'stops the upload' },
    'files.reconsidered': { by: 'player', words: 'goes back to the files' },
    'next.chosen': { by: 'player', words: 'goes on' },
    'overview.chosen': { by: 'player', words: 'goes back to the list' },
    'verification.left': { by: 'player', words: 'leaves the documents' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getDocuments: { words: 'the reading of the documents', answers: outcomes.getDocuments },
    uploadDocument: { words: 'the upload of a file', answers: outcomes.uploadDocument },
    startDocumentVerification: {
      words: 'the handing in of a document',
      answers: outcomes.startDocumentVerification,
    },
  },
  projection: (context) => ({
    asked: askedIn(context),
    origin: context.origin,
    requested: context.requested,
    document: context.document,
    left: context.files.length - context.sent,
    isBegun: context.sent > 0,
    underReview: context.documents && underReviewIn(context.documents),
  }),
} as const satisfies Samples<typeof documentsMachine>;
