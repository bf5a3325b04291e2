import type { JourneysOf } from '../../flow.ts';
import type { walletMachine } from './machine.ts';
import type { walletSamples } from './samples.ts';
import type { WalletScreen } from './screen.ts';

export const walletJourneys: JourneysOf<typeof walletMachine, typeof walletSamples, WalletScreen> =
  [
    {
      title: 'The wallet is fetched at login and every 20 seconds after',
      requirements: ['WAL-01', 'WAL-04'],
      start: 'off',
      steps: [
        { send: 'session.authorized', see: 'pending' },
        { answer: 'getWallet', with: 'success', see: 'current' },
        { pass: 20_000, see: 'current' },
        { answer: 'getWallet', with: 'unknownVertical', see: 'current' },
        { pass: 20_000, see: 'current' },
        { answer: 'getWallet', with: 'empty', see: 'current' },
      ],
    },
    {
      title: 'A failed poll keeps the last balance, and the next one recovers',
      requirements: ['WAL-05'],
      start: 'off',
      steps: [
        { send: 'session.authorized', see: 'pending' },
        { answer: 'getWallet', with: 'success', see: 'current' },
        { send: 'refresh.requested', see: 'current' },
        { fail: 'getWallet', with: 'unexpected', see: 'stale' },
        { pass: 20_000, see: 'stale' },
        { answer: 'getWallet', with: 'success', see: 'current' },
      ],
    },
    {
      title: 'Whoever asks while a fetch is under way is answered by one more',
      requirements: ['WAL-05', 'WAL-06'],
      start: 'off',
      steps: [
        { send: 'session.authorized', see: 'pending' },
        { send: 'refresh.requested', see: 'pending' },
        { answer: 'getWallet', with: 'empty', see: 'current' },
        { answer: 'getWallet', with: 'success', see: 'current' },
        { pass: 20_000, see: 'current' },
        { send: 'refresh.requested', see: 'current' },
        { fail: 'getWallet', with: 'unreachable', see: 'stale' },
        { answer: 'getWallet', with: 'success', see: 'current' },
        { send: 'refresh.requested', see: 'current' },
      ],
    },
    {
      title: 'What is pushed shows between two polls, which go on as they did',
      requirements: ['WAL-06', 'WAL-04'],
      start: 'off',
      steps: [
        { send: 'session.authorized', see: 'pending' },
        { send: 'balance.pushed', see: 'current' },
        { answer: 'getWallet', with: 'success', see: 'current' },
        { pass: 15_000, see: 'current' },
        { send: 'balance.pushed', case: 'outrun', see: 'current' },
        { pass: 5_000, see: 'current' },
        { fail: 'getWallet', with: 'unreachable', see: 'stale' },
        { send: 'balance.pushed', see: 'current' },
      ],
    },
  ];
