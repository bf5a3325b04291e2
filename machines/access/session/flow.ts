import { defineFlow } from '../../flow.ts';
import { sessionExceptions } from './exceptions.ts';
import { sessionJourneys } from './journeys.ts';
import { sessionMachine } from './machine.ts';
import { sessionSafety } from './safety.ts';
import { sessionSamples } from './samples.ts';
import { sessionScreen } from './screen.ts';

export const sessionFlow = defineFlow({
  id: 'access.session',
  title: 'Session',
  regulated: true,
  machine: sessionMachine,
  screen: sessionScreen,
  samples: sessionSamples,
  journeys: sessionJourneys,
  safety: sessionSafety,
  exceptions: sessionExceptions,
});
