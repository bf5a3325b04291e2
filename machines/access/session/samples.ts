import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { PlayerSession, sessionMachine } from './machine.ts';

const session: PlayerSession = {
  email: 'aino.virtanen@example.com',
  playerId: '100123',
  playerAccessId: 'access-100123',
  countryCode: 'FI',
  language: 'fi',
  loginMethod: 'DEFAULT',
  registrationDate: '2026-01-15T09:30:00Z',
  multibrand: { suspended: false },
};

export const sessionSamples = {
  inputs: { typical: undefined },
  events: {
    'session.started': {
      by: 'site',
      words: 'a login succeeds in this tab',
      cases: {
        typical: { session: { ...session, playerId: '100456' }, renewIn: 720_000 },
      },
    },
    'session.startedElsewhere': { by: 'site', words: 'another tab logs in' },
    'session.endedElsewhere': { by: 'site', words: 'another tab logs out' },
    'session.rejected': { by: 'platform', words: 'the platform rejects the session' },
    'session.expired': { by: 'platform', words: 'the session expires' },
    'session.onBreak': { by: 'platform', words: 'a break of the player’s begins' },
    'session.idled': { by: 'site', words: 'nothing was done for too long' },
    'signOut.requested': { by: 'player', words: 'asks to sign out' },
    'account.reloadRequested': { by: 'player', words: 'asks for the account details again' },
    'standing.doubted': { by: 'site', words: 'the player’s standing is in doubt' },
    'attributes.changed': {
      by: 'platform',
      words: 'the platform tells of changed flags',
      cases: {
        typical: { attributes: { riskPayout: true } },
        suspended: { attributes: { multibrandSuspended: true } },
      },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
    'platform.lost': {
      by: 'site',
      words: 'there is no network, or maintenance is under way',
    },
    'platform.returned': { by: 'site', words: 'the network is back, or maintenance is over' },
  },
  outcomes: {
    readStoredSession: {
      words: 'the reading of the stored session',
      answers: {
        none: { status: 'none' },
        expired: { status: 'expired' },
        valid: { status: 'valid', session, renewIn: 720_000 },
      },
    },
    clearStoredSession: {
      words: 'the removal of the stored session',
      answers: {
        cleared: { status: 'cleared' },
        leftElsewhere: { status: 'leftElsewhere' },
        onBreak: { status: 'onBreak' },
        another: { status: 'another' },
      },
    },
    renewTokens: {
      words: 'the token renewal',
      answers: {
        renewed: { status: 'renewed', renewIn: 600_000 },
        rejected: { status: 'rejected' },
      },
    },
    watchOtherTabs: { words: 'the other tabs' },
    watchReach: { words: 'the network, and maintenance' },
    getAccessContext: { words: 'the access check', answers: outcomes.getAccessContext },
    getAccessDetails: {
      words: 'the request for account details',
      answers: outcomes.getAccessDetails,
    },
    migratePlayer: { words: 'the migration', answers: outcomes.migratePlayer },
    // The redirect first: paths take the first sample, and this one leaves a trace.
    signOut: {
      words: 'the sign-out',
      answers: { redirected: outcomes.signOut.redirected, success: outcomes.signOut.success },
    },
  },
  projection: ({ access, endReason, isAccountRead, isServed, tries }) => ({
    migrationRequired: access?.migrationRequired === true,
    endReason,
    isAccountRead,
    isServed,
    tries,
  }),
} as const satisfies Samples<typeof sessionMachine>;
