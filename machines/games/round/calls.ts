import { rememberFailure } from '../../operations.ts';
import type { LostCall } from './setup.ts';

/** The answer of a call, for guards and actions. */
export const answer = <Output>({
  event,
}: {
  readonly event: { readonly output: Output };
}): Output => event.output;

/** What any call may end in, beside what it was made for. */
export const ended = {
  description: 'the studio’s session is over',
  guard: { type: 'isEnded', params: answer },
  target: '#round.ended',
} as const;
export const changed = {
  description: 'the game is another by now: it is started anew from its page',
  guard: { type: 'isChanged', params: answer },
  target: '#round.ended',
  actions: 'noteChange',
} as const;
export const refused = <Call extends LostCall>(call: Call) =>
  ({
    description: 'money, a limit, the stake, the account or the wallet stand against it',
    target: '#round.refused',
    actions: [
      { type: 'takeReason', params: answer },
      { type: 'rememberCall', params: { call } },
    ],
  }) as const;
export const lost = <Call extends LostCall>(call: Call) =>
  ({ target: `#round.lost.${call}`, actions: rememberFailure }) as const;
