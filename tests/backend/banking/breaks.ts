import type { Breaks } from '../../break.ts';

const DEPOSITS = 'tests/backend/banking/deposits.test.ts';
const LEDGER = 'tests/backend/banking/ledger.test.ts';
export const breaks: Breaks = [
  {
    rows: ['DEP-19', 'SESS-03'],
    fault: 'A deposit is noted with the address that the client says it has.',
    file: 'backend/banking/deposits.ts',
    before: '    origin.ip,\n',
    after: '    body.ipAddress,\n',
    test: 'tests/backend/banking/deposits.test.ts',
    named: 'a deposit is noted with the address of the connection',
  },
  {
    rows: ['WAL-03'],
    fault: 'bonus money of all verticals lies in one pocket',
    file: 'backend/banking/ledger.ts',
    before: 'return { kind, vertical: vertical ?? null };',
    after: "return { kind, vertical: vertical === undefined ? null : ('CASINO' as Vertical) };",
    test: LEDGER,
    named: '[WAL-03] each vertical has its own bonus pocket',
  },
  {
    rows: ['WAL-07'],
    fault: 'a way to pay is remembered though the payment never came',
    file: 'backend/banking/wallet.ts',
    before: "and(eq(transactions.playerId, session.playerId), eq(transactions.status, 'SUCCESS'))",
    after: 'and(eq(transactions.playerId, session.playerId))',
    test: DEPOSITS,
    named: '[WAL-07] [DEP-22] recent methods and the count know successful deposits only',
  },
  {
    rows: ['DEP-02', 'DEP-13'],
    fault: 'an account status that no rule knows opens the cashier',
    file: 'backend/banking/deposit-rules.ts',
    before: "return unknown(status, 'closed');",
    after: "return unknown(status, 'open');",
    test: 'tests/backend/banking/deposit-rules.test.ts',
    named: 'accountStatus that no rule knows never opens more than the strictest one',
  },
  {
    rows: ['DEP-02', 'DEP-12'],
    fault: 'a KYC level that no rule knows counts as verified',
    file: 'backend/banking/deposit-rules.ts',
    before: "return unknown(level, 'unverified');",
    after: "return unknown(level, 'verified');",
    test: 'tests/backend/banking/deposit-rules.test.ts',
    named: 'kycStatus that no rule knows never opens more than the strictest one',
  },
  {
    rows: ['DEP-06', 'DEP-15'],
    fault: 'whoever sends "later" is let through, whatever the law of the residence says',
    file: 'backend/banking/deposit-rules.ts',
    before: 'later && facts.documentsMayWait ?',
    after: 'later ?',
    test: 'tests/backend/banking/deposit-rules.test.ts',
    named: 'later does not count where documents may not wait',
  },
  {
    rows: ['DEP-15'],
    fault: 'the platform takes everybody for a resident of the default market',
    file: 'backend/banking/deposit-facts.ts',
    before: 'policyOfResidence({ countryCode: row.countryCode }).documentsMayWait',
    after: "policyOfResidence({ countryCode: '' }).documentsMayWait",
    test: 'tests/backend/banking/deposits.test.ts',
    named: 'later lets nobody through whose residence forbids it',
  },
];
