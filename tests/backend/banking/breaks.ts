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
];
