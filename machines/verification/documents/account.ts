import { rememberFailure } from '../../operations.ts';
import { isOutdated } from './asked.ts';
import { following, rememberDocuments, type Reread } from './following.ts';
import { waysToGroups } from './groups.ts';
import { documentsSetup } from './setup.ts';

/** The documents that are asked for differ by now from the profile's list. */
const isNews = ({ context, event }: Reread): boolean =>
  isOutdated(context.requested, event.output.data);

/** Who is to begin with the first document needs a list that names it. */
const isNewsToBegin = (reread: Reread): boolean =>
  reread.context.origin !== 'accountPage' && isNews(reread);

const choose = {
  'document.chosen': { guard: 'isAsked', target: 'chosen', actions: 'beginChosen' },
} as const;

/** The documents of the account: the requested ones, and the state of each. */
export const account = documentsSetup.createStateConfig({
  description: 'The documents of the account, and which of them are asked for.',
  initial: 'pending',
  states: {
    pending: {
      description: 'Nobody has asked for the documents yet.',
      meta: { screen: 'inactive', status: 'PENDING', requirements: ['DOC-07'] },
      on: { 'verification.started': { target: 'loading' } },
    },
    loading: {
      description:
        'The documents are being read, and the list of what is asked for if it is older.',
      meta: { screen: 'loading', status: 'LOADING', requirements: ['DOC-07', 'DOC-13'] },
      tags: 'busy',
      initial: 'reading',
      states: {
        reading: {
          description: 'The documents are being read.',
          invoke: {
            src: 'getDocuments',
            input: {},
            onDone: [
              {
                description: 'the documents are newer than the list',
                guard: isNewsToBegin,
                target: 'awaitingList',
                actions: [rememberDocuments, 'announceChanged'],
              },
              { target: '#documents.account.begun', actions: rememberDocuments },
            ],
            onError: { target: '#documents.account.error', actions: rememberFailure },
          },
        },
        awaitingList: {
          description: 'The account is read again, for what is asked for now.',
          meta: { requirements: ['DOC-06', 'DOC-19'] },
          on: { 'account.read': { target: '#documents.account.begun' } },
        },
      },
    },
    begun: {
      description: 'Who was sent here to hand documents in begins with the first of them.',
      always: [
        { guard: 'beginsAtOnce', target: 'chosen', actions: 'beginNext' },
        { target: 'upload' },
      ],
    },
    chosen: {
      description: 'One document is to be handed in: which?',
      always: waysToGroups,
    },
    error: {
      description: 'The documents could not be read; nothing is claimed about them.',
      meta: { screen: 'loadFailed', status: 'ERROR', requirements: ['DOC-04', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetProblem' },
      },
    },
    upload: {
      description: 'Every document with how far it is, and what is wanted of the player.',
      meta: { screen: 'overview', requirements: ['DOC-01', 'DOC-11', 'DOC-12'] },
      after: { pollInterval: { target: 'rereading' } },
      on: { ...choose, 'player.changed': { target: 'rereading' } },
    },
    rereading: {
      description: 'The documents are read again behind the list, which stays.',
      meta: { screen: 'overview', requirements: ['DOC-07'] },
      invoke: {
        src: 'getDocuments',
        input: {},
        onDone: [
          {
            description: 'a reviewer has decided, or more is asked for',
            guard: isNews,
            target: 'reread',
            actions: [rememberDocuments, 'announceChanged'],
          },
          {
            target: 'reread',
            actions: rememberDocuments,
          },
        ],
        onError: { target: 'upload' },
      },
      on: { ...choose, 'player.changed': { target: 'rereading', reenter: true } },
    },
    reread: {
      description: 'What was read again shows; whoever came from elsewhere goes back once all is.',
      always: [
        {
          guard: 'hasNothingLeft',
          target: 'pending',
          actions: ['clear', 'announceFinished'],
        },
        { target: 'upload' },
      ],
    },
    uploaded: {
      description: 'All that was asked for is handed in; the documents are read once more.',
      meta: { screen: 'loading', status: 'UPLOADED', requirements: ['DEP-14'] },
      tags: 'busy',
      invoke: {
        src: 'getDocuments',
        input: {},
        onDone: {
          target: 'success',
          actions: rememberDocuments,
        },
        onError: { target: 'error', actions: rememberFailure },
      },
    },
    success: {
      description: 'All that was asked for is with the reviewers.',
      meta: { status: 'SUCCESS', requirements: ['DOC-06', 'DEP-14'] },
      ...following('finished'),
      on: {
        'verification.left': [
          {
            description: 'the player came from elsewhere, and goes back there',
            guard: 'isElsewhere',
            target: 'pending',
            actions: ['clear', 'announceFinished'],
          },
          { target: 'upload', actions: 'announceFinished' },
        ],
      },
    },
  },
});
