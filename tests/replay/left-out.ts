import type { PersonLevel } from '../../replay/level.ts';

/** What no person on the site can cause, whatever the level; the reasons stand with the drivers. */
const ANYWHERE = {
  'access.session': [
    'session.resolved.unconfirmed › signOut.requested',
    'session.resolved.authorized.account.loaded › account.reloadRequested',
    'session.resolved.authorized.account.failed › retry.requested',
    'session.resolved.authorized.standing.known › standing.doubted',
    'session.resolved.authorized.standing.reading › done getAccessContext › 1',
    'session.resolved.authorized.standing.reading › done getAccessContext › 2',
    'session.resolved.authorized.standing.reading › error getAccessContext',
  ],
  'banking.wallet': [
    'wallet.on › session.authorized',
    'wallet.on.fetching › refresh.requested',
    'wallet.on.fetching › done getWallet › 1',
    'wallet.on.fetching › error getWallet › 1',
  ],
  'banking.deposit': ['deposit.asking › player.suspended', 'deposit › deposit.cleared'],
  'site.root': [
    'root › session.unkept',
    'root.who.player › page.returned',
    'root.who.player › session.authorized › 1',
  ],
};

/** The transitions that each level leaves out, by flow: one more is a decision, made here. */
export const LEFT_OUT: Readonly<Record<PersonLevel, Readonly<Record<string, readonly string[]>>>> =
  {
    view: {
      ...ANYWHERE,
      'site.texts': [
        'texts.loading › done loadTexts › 1',
        'texts.loading › done loadTexts › 2',
        'texts.loading › error loadTexts › 1',
        'texts.loading › error loadTexts › 2',
        'texts.loadingDefault › done loadDefaultTexts',
        'texts.loadingDefault › error loadDefaultTexts',
        'texts.ready › language.chosen',
        'texts.readyInDefault › language.chosen',
        'texts.waitingToRetry › after retryDelay',
      ],
    },
    browser: {
      ...ANYWHERE,
      'banking.deposit': [
        ...ANYWHERE['banking.deposit'],
        'deposit.asking.allowed.requesting › done requestDeposit › 2',
        'deposit.asking.allowed.foreignAddress › deposit.started',
      ],
      'access.session': [
        ...ANYWHERE['access.session'],
        'session.pending › error readStoredSession',
        'session.ending › error clearStoredSession',
        'session.requested › session.expired',
        'session.resolved.unconfirmed › session.rejected',
        'session.resolved.unconfirmed › session.expired',
        'session.ending › done clearStoredSession › 1',
      ],
    },
  };
