import type { Breaks } from '../break.ts';

const WALLET = 'tests/banking/wallet.test.tsx';
const JOURNEYS = 'tests/machines/journeys.test.ts';

export const breaks: Breaks = [
  {
    rows: ['WAL-01'],
    fault: 'locked money is shown as cash',
    file: 'src/banking/wallet/WalletCard.tsx',
    before: "['lockedBalance', 'wallet.locked']",
    after: "['mainBalance', 'wallet.locked']",
    test: WALLET,
    named: 'shows the sum and what it is made of [WAL-01] [WAL-02]',
  },
  {
    rows: ['WAL-01'],
    fault: 'parts without money are listed, too',
    file: 'src/banking/wallet/WalletCard.tsx',
    before: "part === 'mainBalance' || balances[part] !== 0",
    after: 'part.length > 0 || balances[part] !== 0',
    test: WALLET,
    named: 'leaves out what is empty [WAL-01]',
  },
  {
    rows: ['WAL-02'],
    fault: 'the sum leaves the bonuses of live games out',
    file: 'machines/banking/wallet/balances.ts',
    before: 'sportsBonus + casinoBonus + liveCasinoBonus',
    after: 'sportsBonus + casinoBonus',
    test: WALLET,
    named: 'shows the sum and what it is made of [WAL-01] [WAL-02]',
  },
  {
    rows: ['WAL-02'],
    fault: 'only cash is counted in a pocket that holds bonus money, too',
    file: 'machines/banking/wallet/balances.ts',
    before: '(entry.cashAmount ?? 0) + (entry.bonusAmount ?? 0)',
    after: 'entry.cashAmount ?? 0',
    test: WALLET,
    named: 'shows the sum and what it is made of [WAL-01] [WAL-02]',
  },
  {
    rows: ['WAL-04'],
    fault: 'the wallet is read every two minutes',
    file: 'machines/banking/wallet/machine.ts',
    before: 'WALLET_POLL_INTERVAL = 20_000',
    after: 'WALLET_POLL_INTERVAL = 120_000',
    test: WALLET,
    named: 'keeps the last balance when a read fails, and says that it is old [WAL-05]',
  },
  {
    rows: ['WAL-04', 'LOGOUT-02', 'LOGOUT-04'],
    fault: 'the balance is still known after the end of the session',
    file: 'machines/banking/wallet/machine.ts',
    before: "'session.ended': { target: 'off' }",
    after: "'session.ended': { target: '.fetching' }",
    test: JOURNEYS,
    named: 'The end of the session stops the polling and forgets the balance',
  },
  {
    rows: ['WAL-05'],
    fault: 'a balance that could not be read again is not marked as old',
    file: 'src/banking/wallet/WalletCard.tsx',
    before: "stale={screen.name === 'stale'}",
    after: 'stale={false}',
    test: WALLET,
    named: 'keeps the last balance when a read fails, and says that it is old [WAL-05]',
  },
  {
    rows: ['WAL-05'],
    fault: 'the button to try again does nothing',
    file: 'src/banking/wallet/WalletCard.tsx',
    before: "            wallet.send({ type: 'refresh.requested' });\n",
    after: '',
    test: WALLET,
    named: 'that never had a balance says so, and tries again on request [WAL-05]',
  },
];
