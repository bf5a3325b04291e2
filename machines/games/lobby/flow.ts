import { defineFlow } from '../../flow.ts';
import { lobbyJourneys } from './journeys.ts';
import { lobbyMachine } from './machine.ts';
import { lobbySafety } from './safety.ts';
import { lobbySamples } from './samples.ts';
import { lobbyScreen } from './screen.ts';

export const lobbyFlow = defineFlow({
  id: 'games.lobby',
  title: 'Lobby',
  regulated: false,
  machine: lobbyMachine,
  screen: lobbyScreen,
  samples: lobbySamples,
  journeys: lobbyJourneys,
  safety: lobbySafety,
  exceptions: [],
});
