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
});
