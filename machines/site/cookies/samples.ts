import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY, policyOfVisitor } from '../../../reference/policies.ts';
import type { Samples } from '../../samples.ts';
import { ESSENTIALS_ONLY, EVERYTHING } from './choice.ts';
import type { cookiesMachine } from './machine.ts';

const visitor = { options: EVERYTHING, playerId: undefined, isStored: false } as const;

export const cookiesSamples = {
  inputs: {
    typical: { version: 3, choice: undefined, playerId: undefined, policy: DEFAULT_POLICY },
    answered: { version: 3, choice: visitor, playerId: undefined, policy: DEFAULT_POLICY },
    player: { version: 3, choice: undefined, playerId: '100123', policy: DEFAULT_POLICY },
  },
  events: {
    'settings.opened': { by: 'player', words: 'opens the cookie settings' },
    'settings.closed': { by: 'player', words: 'closes the cookie settings' },
    'choice.made': {
      by: 'player',
      words: 'chooses which cookies may be used',
      cases: { typical: { options: ESSENTIALS_ONLY }, everything: { options: EVERYTHING } },
    },
    'choice.heard': {
      by: 'site',
      words: 'another tab has another choice',
      cases: { typical: { choice: { ...visitor, options: ESSENTIALS_ONLY } } },
    },
    'policy.heard': {
      by: 'site',
      words: 'the person here is under another policy',
      cases: {
        typical: { policy: policyOfVisitor('FI') },
        preselecting: { policy: DEFAULT_POLICY },
      },
    },
    'session.authorized': {
      by: 'site',
      words: 'a player is signed in',
      cases: {
        typical: { playerId: '100123' },
        another: { playerId: '100456' },
      },
    },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getCookiesConsent: {
      words: 'the reading of the player’s consent',
      answers: outcomes.getCookiesConsent,
    },
    updateCookiesConsent: { words: 'the consent to keep', answers: outcomes.updateCookiesConsent },
  },
  projection: ({ policy, choice, playerId, consentId, isAsking, told, failure }) => ({
    preselected: policy.cookiesPreselected,
    choice,
    playerId,
    known: consentId !== undefined,
    isAsking,
    told,
    failed: failure !== undefined,
  }),
} as const satisfies Samples<typeof cookiesMachine>;
