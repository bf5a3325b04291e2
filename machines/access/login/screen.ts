import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { loginMachine } from './machine.ts';
import type { LoginScreen } from './setup.ts';

export type { LoginScreen };

export const loginScreen = screenOf<SnapshotFrom<typeof loginMachine>, LoginScreen>({
  tooManyAttempts: ({ context: { refusal } }) =>
    refusal?.kind === 'maxAttempts' ? { name: 'tooManyAttempts', until: refusal.until } : undefined,
  excluded: ({ context: { refusal } }) =>
    refusal?.kind === 'exclusion'
      ? { name: 'excluded', days: refusal.days, end: refusal.end }
      : undefined,
  onTimeout: (snapshot) => {
    const { refusal } = snapshot.context;
    if (refusal?.kind !== 'timeout') return undefined;
    const can = { startCoolingOff: snapshot.can({ type: 'coolingOff.chosen' }) };
    return { name: 'onTimeout', details: refusal.details, can };
  },
  startingCoolingOff: ({ context: { refusal } }) =>
    refusal?.kind === 'timeout'
      ? { name: 'startingCoolingOff', details: refusal.details }
      : undefined,
  coolingOffStarted: ({ context: { begun } }) => ({ name: 'coolingOffStarted', end: begun }),
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
