import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { walletJourneys } from './journeys.ts';
import { walletMachine } from './machine.ts';
import { walletSafety } from './safety.ts';
import { walletSamples } from './samples.ts';
import { walletScreen } from './screen.ts';

export const walletFlow = defineFlow({
  id: 'banking.wallet',
  title: 'Wallet',
  regulated: true,
  machine: walletMachine,
  screen: walletScreen,
  samples: walletSamples,
  journeys: walletJourneys,
  safety: walletSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [
        'wallet.on.fetching › refresh.requested',
        'wallet.on.fetching › done getWallet › askedAgain',
        'wallet.on.fetching › error getWallet › askedAgain',
      ],
      because:
        'While an answer is awaited the button is busy; a deposit that arrives asks all the same.',
      when: (where) =>
        isSent(where, 'refresh.requested') && JSON.stringify(where.value).includes('fetching'),
    },
    {
      at: 'person',
      transitions: [],
      because:
        'Only a balance that is not known is asked for by the player; otherwise a deposit asks for it.',
      when: (where) => isSent(where, 'refresh.requested') && where.screen !== 'unknown',
    },
    {
      at: 'person',
      transitions: ['wallet.on › session.authorized'],
      because:
        'Another player logs in only after the first was signed out, which other tabs are told first.',
      when: (where) => isSent(where, 'session.authorized') && where.screen !== 'off',
    },
  ],
});
