import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { problemOfRefusal } from './problems.ts';
import { registering } from './registering.ts';
import { signUpSetup, type SignUpContact } from './setup.ts';
import { verifying } from './verifying.ts';

export type {
  LatestVersion,
  SignUpContact,
  SignUpDetails,
  SignUpEvent,
  SignUpProgress,
  TermsReading,
  WithTerms,
} from './setup.ts';

/** Details, contact info, verification, complete (SIGN-01). */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  description: 'A visitor becomes a player: details, contact info, verification, complete.',
  context: ({ input }) => ({
    market: input.market,
    resume: input.resume,
    details: undefined,
    contact: undefined,
    playerId: input.resume?.playerId ?? '',
    email: input.resume?.email ?? '',
    countryCode: input.resume?.countryCode ?? '',
    provinceCode: input.resume?.provinceCode,
    method: input.resume?.method ?? 'SMS',
    problem: undefined,
    areTermsOld: false,
    loginAttempts: 0,
  }),
  entry: 'announceStart',
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A sign-up that a reload interrupted goes on at its step.',
      meta: { requirements: ['SIGN-01', 'SIGN-31'] },
      always: [
        { guard: 'resumesAtContactInfo', target: 'enteringContactInfo' },
        { guard: 'resumesAtVerification', target: 'verifying' },
        { target: 'enteringDetails' },
      ],
    },
    enteringDetails: {
      description: 'Country, e-mail, password and the conditions are entered.',
      meta: {
        screen: 'details',
        status: 'Details',
        requirements: ['SIGN-01', 'SIGN-13', 'SIGN-15', 'SIGN-16'],
      },
      on: {
        'details.submitted': { target: 'registering', actions: 'rememberDetails' },
      },
    },
    registering,
    checkingMarket: {
      description: 'The market’s rules for this country are fetched: supported, and verified how.',
      meta: {
        screen: 'details',
        status: 'Details',
        requirements: ['SIGN-03', 'SIGN-04', 'SIGN-11'],
      },
      tags: 'busy',
      invoke: {
        src: 'getMarketRiskSetting',
        input: ({ context }) => ({
          query: {
            market: context.market,
            countryCode: context.countryCode,
            ...(context.provinceCode !== undefined && { provinceCode: context.provinceCode }),
          },
        }),
        onDone: [
          {
            description: 'the country is not supported',
            guard: ({ event }) => event.output.ok && !event.output.data.supported,
            target: 'unsupported',
          },
          {
            target: 'enteringContactInfo',
            actions: assign(({ event }) =>
              event.output.ok ? { method: event.output.data.verificationMethod } : {},
            ),
          },
        ],
        onError: { target: 'marketCheckFailed', actions: rememberFailure },
      },
    },
    marketCheckFailed: {
      description: 'The market’s rules could not be fetched; the player may try again.',
      meta: { screen: 'marketCheckFailed', status: 'Details', requirements: ['SIGN-03'] },
      on: { 'retry.requested': { target: 'checkingMarket', actions: 'forgetProblem' } },
    },
    unsupported: {
      description: 'The site is not offered in this country.',
      meta: { screen: 'unsupported', status: 'Unsupported', requirements: ['SIGN-01', 'SIGN-11'] },
      entry: 'announceAbandonment',
      on: { 'restart.chosen': { target: 'enteringDetails', actions: 'forgetEverything' } },
    },
    duplicated: {
      description: 'There is an account already: log in, or reset the password.',
      meta: { screen: 'duplicated', status: 'Duplicated', requirements: ['SIGN-01', 'SIGN-09'] },
      entry: 'announceAbandonment',
      on: { 'restart.chosen': { target: 'enteringDetails', actions: 'forgetEverything' } },
    },
    enteringContactInfo: {
      description:
        'Name, date of birth, phone, address and, where required, the tax number are entered.',
      meta: {
        screen: 'contactInfo',
        status: 'ContactInfo',
        requirements: ['SIGN-01', 'SIGN-12', 'SIGN-32'],
      },
      entry: { type: 'announceProgress', params: { step: 'contactInfo' } },
      on: {
        'contactInfo.submitted': {
          target: 'updating',
          actions: assign(({ event }) => ({ contact: event.contact, problem: undefined })),
        },
        'restart.chosen': {
          target: 'enteringDetails',
          actions: ['forgetEverything', 'announceAbandonment'],
        },
      },
    },
    updating: {
      description: 'The platform stores the contact info.',
      meta: {
        screen: 'contactInfo',
        status: 'ContactInfo',
        requirements: ['SIGN-14', 'SIGN-25', 'SIGN-26'],
      },
      tags: 'busy',
      invoke: {
        src: 'updateRegistration',
        input: ({ context }) => ({
          body: { ...(context.contact as SignUpContact), playerId: context.playerId },
        }),
        onDone: [
          {
            description: 'the contact info is stored',
            guard: ({ event }) => event.output.ok,
            target: 'verifying',
          },
          {
            target: 'enteringContactInfo',
            actions: assign(({ event }) =>
              event.output.ok ? {} : { problem: problemOfRefusal(event.output) },
            ),
          },
        ],
        onError: { target: 'enteringContactInfo', actions: rememberFailure },
      },
    },
    verifying,
    loggingIn: {
      description: 'The new player is logged in automatically.',
      meta: { screen: 'loggingIn', status: 'Complete', requirements: ['SIGN-07', 'SIGN-10'] },
      tags: 'busy',
      entry: 'countLogin',
      invoke: {
        src: 'logIn',
        input: ({ context }) => ({
          body: { email: context.email, password: context.details?.password ?? '' },
        }),
        onDone: [
          {
            description: 'the player is logged in',
            guard: ({ event }) => event.output.ok,
            target: 'complete',
          },
          { guard: 'hasAttemptsLeft', target: 'waitingToLogIn' },
          { target: 'askingToLogIn' },
        ],
        onError: [
          { guard: 'hasAttemptsLeft', target: 'waitingToLogIn' },
          { target: 'askingToLogIn' },
        ],
      },
    },
    waitingToLogIn: {
      description: 'The login is tried again in three seconds.',
      meta: { screen: 'loggingIn', status: 'Complete', requirements: ['SIGN-07'] },
      tags: 'busy',
      after: { autoLogin: { target: 'loggingIn' } },
    },
    complete: {
      description: 'The player has an account and is logged in.',
      meta: {
        screen: 'complete',
        status: 'Complete',
        requirements: ['SIGN-01', 'SIGN-08', 'SIGN-10'],
      },
      entry: ['forgetPassword', 'announceCompletion'],
      type: 'final',
    },
    askingToLogIn: {
      description: 'The player has an account and logs in with the login popup.',
      meta: { screen: 'askingToLogIn', status: 'Complete', requirements: ['SIGN-07', 'SIGN-08'] },
      entry: ['forgetPassword', 'announceCompletion'],
      type: 'final',
    },
  },
});
