import type { JourneysOf } from '../../flow.ts';
import type { statementMachine } from './machine.ts';
import type { statementSamples } from './samples.ts';
import type { StatementScreen } from './screen.ts';

export const statementJourneys: JourneysOf<
  typeof statementMachine,
  typeof statementSamples,
  StatementScreen
> = [
  {
    title: 'A statement has every page of its period, and what the period came to',
    requirements: ['TXN-01', 'TXN-06', 'TXN-11'],
    start: 'offered',
    steps: [
      { send: 'statement.requested', see: 'collecting' },
      { answer: 'getNetPosition', with: 'success', see: 'collecting' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'collecting' },
      { answer: 'getTransactions', with: 'success', see: 'ready' },
      { send: 'statement.closed', see: 'offered' },
    ],
  },
  {
    title: 'A page that fails is read again, and nothing before it',
    requirements: ['API-058', 'API-060'],
    start: 'offered',
    steps: [
      { send: 'statement.requested', see: 'collecting' },
      { fail: 'getNetPosition', with: 'unreachable', see: 'failed' },
      { send: 'retry.requested', see: 'collecting' },
      { answer: 'getNetPosition', with: 'success', see: 'collecting' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'collecting' },
      { fail: 'getTransactions', with: 'unexpected', see: 'failed' },
      { send: 'retry.requested', see: 'collecting' },
      { answer: 'getTransactions', with: 'success', see: 'ready' },
    ],
  },
];
