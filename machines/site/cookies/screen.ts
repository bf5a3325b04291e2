import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { optionsAtFirst } from './choice.ts';
import type { cookiesMachine } from './machine.ts';
import type { CookiesScreen } from './setup.ts';

export type { CookiesScreen };

export const cookiesScreen = screenOf<SnapshotFrom<typeof cookiesMachine>, CookiesScreen>({
  settings: ({ context: { choice, policy, isAsking, failure } }) => ({
    name: 'settings',
    options: optionsAtFirst(choice, policy),
    isAnswered: choice !== undefined || isAsking,
    failure,
  }),
});
