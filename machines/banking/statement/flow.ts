import { defineFlow } from '../../flow.ts';
import { statementJourneys } from './journeys.ts';
import { statementMachine } from './machine.ts';
import { statementSafety } from './safety.ts';
import { statementSamples } from './samples.ts';
import { statementScreen } from './screen.ts';

export const statementFlow = defineFlow({
  id: 'banking.statement',
  title: 'Statement',
  regulated: false,
  machine: statementMachine,
  screen: statementScreen,
  samples: statementSamples,
  journeys: statementJourneys,
  safety: statementSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'target swapped: statement.collecting.figures onDone getNetPosition → statement.collecting.deciding',
        'target swapped: statement.collecting.pages onDone getTransactions (2) → statement.collecting.deciding',
      ],
      because: 'What is decided there, once the figures are known, is to read the next page.',
    },
  ],
});
