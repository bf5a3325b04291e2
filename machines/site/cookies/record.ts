import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { ESSENTIALS_ONLY } from './choice.ts';
import { cookiesSetup } from './setup.ts';

type Answered = Outcome<'getCookiesConsent'> | Outcome<'updateCookiesConsent'>;

/** Hands the platform's answer to an action or a guard. */
const consentOf = ({ event }: { readonly event: { readonly output: Answered } }) => ({
  consent: event.output.data,
});

const settle = { type: 'settle', params: consentOf } as const;
const takeStored = { type: 'takeStored', params: consentOf } as const;
const takeId = { type: 'takeId', params: consentOf } as const;

const saveNow = { 'choice.made': { target: 'saving' } } as const;

/** The platform's record of a player. While it cannot be asked or told, this device holds the choice. */
export const record = cookiesSetup.createStateConfig({
  description: 'What the platform keeps of a player’s choice.',
  meta: { requirements: ['COOK-04'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is a player signed in?',
      always: [{ guard: 'hasPlayer', target: 'player' }, { target: 'nobody' }],
    },
    nobody: {
      description: 'Nobody is signed in: a choice is kept by the device alone.',
      on: {
        'session.authorized': [
          {
            description: 'what another player chose here is not theirs',
            guard: 'isForeignToThem',
            target: 'player',
            actions: ['rememberPlayer', 'dropChoice', 'announceDropped'],
          },
          { target: 'player', actions: 'rememberPlayer' },
        ],
      },
    },
    player: {
      description: 'A player is signed in.',
      initial: 'reading',
      on: {
        'session.authorized': [
          {
            description: 'another player is signed in, by another tab',
            guard: 'isForeignToThem',
            target: '.reading',
            actions: ['rememberPlayer', 'dropChoice', 'announceDropped'],
          },
          { guard: 'isAnother', target: '.reading', actions: 'rememberPlayer' },
        ],
        'session.ended': { target: 'nobody', actions: 'forgetPlayer' },
      },
      states: {
        reading: {
          description: 'The platform is asked what the player chose, on whatever device.',
          meta: { requirements: ['API-030', 'COOK-04'] },
          entry: 'ask',
          exit: 'askNoMore',
          invoke: {
            src: 'getCookiesConsent',
            input: ({ context: { version } }) => ({ query: { version } }),
            onDone: [
              {
                description: 'what holds here is not what the platform has',
                guard: { type: 'mustSave', params: consentOf },
                target: 'saving',
                actions: [settle, 'announceHeld'],
              },
              {
                description: 'what this device still has has run out',
                guard: { type: 'hasRunOut', params: consentOf },
                target: 'kept',
                actions: [settle, 'announceDropped'],
              },
              {
                description: 'nobody has chosen yet, or what the platform has holds',
                target: 'kept',
                actions: [settle, 'announceHeld'],
              },
            ],
            onError: { target: 'unread', actions: rememberFailure },
          },
        },
        unread: {
          description:
            'The platform could not be asked: what was chosen on this device holds, and it is asked again.',
          meta: { requirements: ['API-030', 'COOK-04'] },
          on: saveNow,
          after: { recordRetry: { target: 'reading' } },
        },
        kept: {
          description: 'The platform has what holds here.',
          on: saveNow,
        },
        saving: {
          description:
            'The platform is told. Who chooses again meanwhile, in this tab or in another, is followed by one more call, so that the last word is the last there, too.',
          meta: { requirements: ['API-031', 'COOK-04'] },
          entry: 'tell',
          invoke: {
            src: 'updateCookiesConsent',
            input: ({ context: { version, consentId, choice } }) => ({
              body: {
                version,
                ...(consentId !== undefined && { cookiesConsentId: consentId }),
                options: choice?.options ?? ESSENTIALS_ONLY,
              },
            }),
            onDone: [
              { guard: 'choseAgain', target: 'saving', reenter: true, actions: takeId },
              { target: 'kept', actions: [takeStored, 'announceHeld'] },
            ],
            onError: [
              {
                guard: 'isFirstFailure',
                target: 'unsaved',
                actions: [rememberFailure, 'announceUnsaved'],
              },
              { target: 'unsaved', actions: rememberFailure },
            ],
          },
        },
        unsaved: {
          description: 'The choice holds on this device, and the platform is told again.',
          meta: { requirements: ['API-031', 'COOK-04'] },
          on: saveNow,
          after: { recordRetry: { target: 'saving' } },
        },
      },
    },
  },
});
