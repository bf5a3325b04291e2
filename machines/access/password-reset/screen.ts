import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { passwordResetMachine } from './machine.ts';
import type { PasswordResetScreen } from './setup.ts';

export type { PasswordResetScreen };

/** The steps that the progress indicator shows, in order (SIGN-02, RESET-01). */
export const RESET_STEPS = ['email', 'verification', 'password', 'complete'] as const;

/** Which of them a screen belongs to. */
export const resetStepOf = ({ name }: PasswordResetScreen): (typeof RESET_STEPS)[number] =>
  name === 'over' ? 'password' : name;

export const passwordResetScreen = screenOf<
  SnapshotFrom<typeof passwordResetMachine>,
  PasswordResetScreen
>({
  email: ({ context: { email, byLink, linkIsBroken } }) => ({
    name: 'email',
    email,
    byLink,
    linkIsBroken,
  }),
  verification: ({ context: { email, byLink } }) => ({ name: 'verification', email, byLink }),
  password: (snapshot) => ({
    name: 'password',
    email: snapshot.context.email,
    busy: snapshot.hasTag('busy'),
    failure: snapshot.context.failure,
  }),
});
