import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { bodyOf } from './answers.ts';
import { eddSetup, offeredBy } from './setup.ts';

/** From the reminder to answers on the source of funds that are under review (EDD group). */
export const eddMachine = eddSetup.createMachine({
  id: 'edd',
  description: 'The player is asked what they live on and where the money comes from.',
  context: ({ input }) => ({
    ...input,
    known: undefined,
    salary: undefined,
    occupations: undefined,
    sourcesOfFunds: undefined,
    form: undefined,
    failure: undefined,
  }),
  initial: 'deciding',
  on: {
    'account.changed': [
      {
        description: 'a reviewer has decided',
        guard: 'isDecided',
        target: '.deciding',
        actions: 'rememberAccount',
      },
      { actions: 'rememberAccount' },
    ],
  },
  states: {
    deciding: {
      description: 'Reminded of it, come to answer, or come to read how the review stands?',
      always: [
        {
          description: 'the page shows, and the answers are asked for',
          guard: 'isAskedAtPage',
          target: 'loading',
        },
        { guard: 'isAtPage', target: 'standing' },
        { target: 'reminder' },
      ],
    },
    standing: {
      description: 'Nothing is asked: how the review stands, as the account says.',
      meta: { screen: 'standing', requirements: ['EDD-02', 'EDD-06'] },
      on: {
        'account.changed': { target: 'deciding', actions: 'rememberAccount' },
      },
    },
    reminder: {
      description: 'What is asked for, and why; it can wait until the next login.',
      meta: { screen: 'reminder', requirements: ['EDD-01', 'EDD-02'] },
      on: {
        'questionnaire.begun': { target: 'loading' },
        'questionnaire.postponed': { target: 'postponed', actions: 'announceLater' },
      },
    },
    loading: {
      description: 'What was answered before and the lists to choose from are read.',
      meta: { screen: 'loading', requirements: ['EDD-02', 'EDD-05'] },
      tags: 'busy',
      initial: 'answer',
      states: {
        answer: {
          description: 'What the player answered before.',
          invoke: {
            src: 'getQuestionnaireAnswer',
            input: {},
            onDone: {
              target: 'salary',
              actions: assign({ known: ({ event }) => event.output.data }),
            },
            onError: { target: '#edd.loadFailed', actions: rememberFailure },
          },
        },
        salary: {
          description: 'The salary ranges in the account’s currency.',
          invoke: {
            src: 'getSalaryRanges',
            input: {},
            onDone: {
              target: 'occupations',
              actions: assign({ salary: ({ event }) => event.output.data }),
            },
            onError: { target: '#edd.loadFailed', actions: rememberFailure },
          },
        },
        occupations: {
          description: 'The occupations.',
          invoke: {
            src: 'getOccupations',
            input: ({ context }) => ({ query: { language: context.language } }),
            onDone: {
              target: 'sources',
              actions: assign({ occupations: ({ event }) => event.output.data.choices }),
            },
            onError: { target: '#edd.loadFailed', actions: rememberFailure },
          },
        },
        sources: {
          description: 'The sources of funds.',
          invoke: {
            src: 'getSourcesOfFunds',
            input: ({ context }) => ({ query: { language: context.language } }),
            onDone: {
              target: '#edd.answering',
              actions: assign({ sourcesOfFunds: ({ event }) => event.output.data.choices }),
            },
            onError: { target: '#edd.loadFailed', actions: rememberFailure },
          },
        },
      },
    },
    loadFailed: {
      description: 'Something of it could not be read; it may be tried again, or wait.',
      meta: { screen: 'loadFailed', requirements: ['EDD-05', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'loading' },
        'questionnaire.postponed': { target: 'postponed', actions: 'announceLater' },
      },
    },
    answering: {
      description: 'The form; it is sent once it is complete.',
      meta: { screen: 'answering', requirements: ['EDD-03', 'EDD-04'] },
      on: {
        'questionnaire.submitted': {
          guard: 'isComplete',
          target: 'submitting',
          actions: 'rememberForm',
        },
        'questionnaire.postponed': { target: 'postponed', actions: 'announceLater' },
      },
    },
    submitting: {
      description: 'The platform keeps the answers and hands them to review.',
      meta: { screen: 'submitting', requirements: ['EDD-02', 'EDD-03'] },
      tags: 'busy',
      on: { 'account.changed': { actions: 'rememberAccount' } },
      invoke: {
        src: 'submitQuestionnaireAnswer',
        input: ({ context }) => {
          const offered = offeredBy(context);
          if (context.form === undefined || offered === undefined) {
            throw new Error('Nothing was submitted');
          }
          return { body: bodyOf(context.form, offered) };
        },
        onDone: [
          {
            description: 'the answers are under review',
            guard: ({ event }) => event.output.ok,
            target: 'submitted',
            actions: ['resetForm', { type: 'announceSettled', params: { isStored: true } }],
          },
          {
            target: 'notAsked',
            actions: ['resetForm', { type: 'announceSettled', params: { isStored: false } }],
          },
        ],
        onError: { target: 'notSubmitted', actions: rememberFailure },
      },
    },
    notSubmitted: {
      description: 'The answers were not taken, or nobody knows: they stay, and may be sent again.',
      meta: { screen: 'notSubmitted', requirements: ['EDD-08', 'ERR-03'] },
      on: {
        'questionnaire.submitted': {
          guard: 'isComplete',
          target: 'submitting',
          actions: 'rememberForm',
        },
        'questionnaire.postponed': { target: 'postponed', actions: 'announceLater' },
      },
    },
    submitted: {
      description: 'The answers are under review.',
      meta: { screen: 'submitted', requirements: ['EDD-02'] },
    },
    notAsked: {
      description: 'Answers were handed in elsewhere meanwhile, or are not asked for any more.',
      meta: { screen: 'notAsked', requirements: ['EDD-02'] },
    },
    postponed: {
      description: 'It waits until the next login, or until the player opens the page.',
      meta: { screen: 'postponed', requirements: ['EDD-02'] },
      type: 'final',
    },
  },
});
