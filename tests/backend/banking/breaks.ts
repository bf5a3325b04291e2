import type { Breaks } from '../../break.ts';

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
];
