import type { JourneysOf } from '../../flow.ts';
import type { documentsMachine } from './machine.ts';
import type { documentsSamples } from './samples.ts';
import type { DocumentsScreen } from './screen.ts';

type Journeys = JourneysOf<typeof documentsMachine, typeof documentsSamples, DocumentsScreen>;
type Steps = Journeys[number]['steps'];

const opened: Steps = [
  { send: 'verification.started', see: 'loading' },
  { answer: 'getDocuments', with: 'requested', see: 'overview' },
];

const sent: Steps = [
  { send: 'upload.submitted', see: 'sending' },
  { answer: 'uploadDocument', with: 'success', see: 'handingIn' },
  {
    answer: 'startDocumentVerification',
    with: 'success',
    see: 'handedIn',
    emits: ['document.handedIn'],
  },
];

export const documentsJourneys: Journeys = [
  {
    title: 'From the deposit: identity, address, uploaded, success, and back',
    requirements: ['DEP-14', 'DOC-06', 'DOC-08'],
    input: 'fromDeposit',
    start: 'inactive',
    steps: [
      { send: 'verification.started', see: 'loading' },
      { answer: 'getDocuments', with: 'requested', see: 'preparing' },
      { send: 'files.wanted', see: 'choosing' },
      ...sent,
      { send: 'next.chosen', see: 'preparing' },
      { send: 'files.wanted', see: 'preparing' },
      { send: 'kind.chosen', see: 'choosing' },
      ...sent,
      { send: 'next.chosen', see: 'loading' },
      { answer: 'getDocuments', with: 'underReview', see: 'finished' },
      { send: 'verification.left', see: 'inactive', emits: ['verification.finished'] },
    ],
  },
  {
    title: 'What the reviewers decide while the player looks on leads on by itself',
    requirements: ['DOC-06', 'DOC-07', 'RT-06'],
    input: 'fromDeposit',
    start: 'inactive',
    steps: [
      { send: 'verification.started', see: 'loading' },
      { answer: 'getDocuments', with: 'requested', see: 'preparing' },
      { send: 'files.wanted', see: 'choosing' },
      ...sent,
      { send: 'player.changed', see: 'handedIn' },
      { answer: 'getDocuments', with: 'underReview', see: 'handedIn', emits: [] },
      { send: 'player.changed', see: 'handedIn' },
      { answer: 'getDocuments', with: 'rejected', see: 'overview', emits: ['documents.changed'] },
      { send: 'player.changed', see: 'overview' },
      {
        answer: 'getDocuments',
        with: 'verified',
        see: 'inactive',
        emits: ['documents.changed', 'verification.finished'],
      },
    ],
  },
  {
    title: 'An upload that was stopped goes on with what has not arrived',
    requirements: ['DOC-09', 'DOC-13'],
    start: 'inactive',
    steps: [
      ...opened,
      { send: 'document.chosen', see: 'preparing' },
      { send: 'files.wanted', see: 'choosing' },
      { send: 'upload.submitted', case: 'several', see: 'sending' },
      { answer: 'uploadDocument', with: 'success', see: 'sending' },
      { send: 'upload.cancelled', see: 'choosing' },
      { send: 'upload.submitted', case: 'none', see: 'handingIn' },
    ],
  },
  {
    title: 'The list follows what a reviewer decides; what cannot be read again stays as it was',
    requirements: ['DOC-07'],
    start: 'inactive',
    steps: [
      ...opened,
      { pass: 15_000, see: 'overview' },
      { answer: 'getDocuments', with: 'rejected', see: 'overview', emits: ['documents.changed'] },
      { pass: 15_000, see: 'overview' },
      { fail: 'getDocuments', with: 'unreachable', see: 'overview', emits: [] },
      { pass: 15_000, see: 'overview' },
      { answer: 'getDocuments', with: 'rejected', see: 'overview' },
      { send: 'document.chosen', see: 'preparing' },
      { send: 'overview.chosen', see: 'overview' },
    ],
  },
  {
    title: 'Nothing is sent of what nobody asks for',
    requirements: ['DOC-12', 'DOC-19'],
    start: 'inactive',
    steps: [
      ...opened,
      { send: 'document.chosen', case: 'payment', see: 'overview' },
      { send: 'account.changed', see: 'overview' },
      { send: 'document.chosen', see: 'overview' },
    ],
  },
];
