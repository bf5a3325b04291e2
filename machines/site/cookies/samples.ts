import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { ESSENTIALS_ONLY, EVERYTHING } from './choice.ts';
import type { cookiesMachine } from './machine.ts';

const visitor = { options: EVERYTHING, playerId: undefined, isStored: false } as const;

export const cookiesSamples = {
  inputs: {
    typical: { version: 2, choice: undefined, playerId: undefined },
    answered: { version: 2, choice: visitor, playerId: undefined },
    player: { version: 2, choice: undefined, playerId: '100123' },
  },
  events: {
    'settings.opened': { typical: {} },
    'settings.closed': { typical: {} },
    'choice.made': { typical: { options: ESSENTIALS_ONLY }, everything: { options: EVERYTHING } },
    'choice.heard': { typical: { choice: { ...visitor, options: ESSENTIALS_ONLY } } },
    'session.authorized': {
      typical: { playerId: '100123' },
      another: { playerId: '100456' },
    },
    'session.ended': { typical: {} },
  },
  outcomes: {
    getCookiesConsent: outcomes.getCookiesConsent,
    updateCookiesConsent: outcomes.updateCookiesConsent,
  },
  projection: ({ choice, playerId, consentId, isAsking, told, failure }) => ({
    choice,
    playerId,
    known: consentId !== undefined,
    isAsking,
    told,
    failed: failure !== undefined,
  }),
  causedBy: {
    'settings.opened': 'player',
    'settings.closed': 'player',
    'choice.made': 'player',
    'choice.heard': 'site',
    'session.authorized': 'site',
    'session.ended': 'site',
  },
  words: {
    'settings.opened': 'opens the cookie settings',
    'settings.closed': 'closes the cookie settings',
    'choice.made': 'chooses which cookies may be used',
    'choice.heard': 'another tab has another choice',
    'session.authorized': 'a player is signed in',
    'session.ended': 'the session ends',
    getCookiesConsent: 'the reading of the player’s consent',
    updateCookiesConsent: 'the consent to keep',
  },
} as const satisfies Samples<typeof cookiesMachine>;
