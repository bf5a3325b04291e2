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
      typical: { session: { ...session, playerId: '100456' }, renewIn: 720_000 },
    },
    'session.startedElsewhere': { typical: {} },
    'session.endedElsewhere': { typical: {} },
    'session.rejected': { typical: {} },
    'session.expired': { typical: {} },
    'session.onBreak': { typical: {} },
    'session.idled': { typical: {} },
    'signOut.requested': { typical: {} },
    'account.reloadRequested': { typical: {} },
    'standing.doubted': { typical: {} },
    'attributes.changed': {
      typical: { attributes: { riskPayout: true } },
      suspended: { attributes: { multibrandSuspended: true } },
    },
    'retry.requested': { typical: {} },
  },
  outcomes: {
    readStoredSession: {
      none: { status: 'none' },
      expired: { status: 'expired' },
      valid: { status: 'valid', session, renewIn: 720_000 },
    },
    clearStoredSession: {
      cleared: { status: 'cleared' },
      leftElsewhere: { status: 'leftElsewhere' },
      onBreak: { status: 'onBreak' },
      another: { status: 'another' },
    },
    renewTokens: {
      renewed: { status: 'renewed', renewIn: 600_000 },
      rejected: { status: 'rejected' },
    },
    watchOtherTabs: {},
    getAccessContext: outcomes.getAccessContext,
    getAccessDetails: outcomes.getAccessDetails,
    migratePlayer: outcomes.migratePlayer,
    // The redirect first: paths take what comes first, and this one leaves a trace.
    signOut: { redirected: outcomes.signOut.redirected, success: outcomes.signOut.success },
  },
  projection: ({ access, endReason, isServed }) => ({
    migrationRequired: access?.migrationRequired === true,
    endReason,
    isServed,
  }),
  causedBy: {
    'session.started': 'site',
    'session.startedElsewhere': 'site',
    'session.endedElsewhere': 'site',
    'session.rejected': 'platform',
    'session.expired': 'platform',
    'session.onBreak': 'platform',
    'session.idled': 'site',
    'signOut.requested': 'player',
    'account.reloadRequested': 'player',
    'standing.doubted': 'site',
    'attributes.changed': 'platform',
    'retry.requested': 'player',
  },
  words: {
    'session.started': 'a login succeeds in this tab',
    'session.startedElsewhere': 'another tab logs in',
    'session.endedElsewhere': 'another tab logs out',
    'session.rejected': 'the platform rejects the session',
    'session.expired': 'the session expires',
    'session.onBreak': 'a break of the player’s begins',
    'session.idled': 'nothing was done for too long',
    'signOut.requested': 'asks to sign out',
    'account.reloadRequested': 'asks for the account details again',
    'standing.doubted': 'the player’s standing is in doubt',
    'attributes.changed': 'the platform tells of changed flags',
    'retry.requested': 'tries again',
    readStoredSession: 'the reading of the stored session',
    clearStoredSession: 'the removal of the stored session',
    renewTokens: 'the token renewal',
    watchOtherTabs: 'the other tabs',
    getAccessContext: 'the access check',
    getAccessDetails: 'the request for account details',
    migratePlayer: 'the migration',
    signOut: 'the sign-out',
  },
} as const satisfies Samples<typeof sessionMachine>;
