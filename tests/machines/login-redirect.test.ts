import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  loginMachine,
  type LoginEmitted,
  type RedirectIntent,
} from '../../machines/access/login/machine.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

/** Logs in, and answers the fact that the login announces. */
async function logInWith(defaultPath: string, intent: RedirectIntent): Promise<LoginEmitted[]> {
  const facts: LoginEmitted[] = [];
  const machine = loginMachine.provide({
    actors: { logIn: fromPromise(() => Promise.resolve(outcomes.logIn.success)) } as never,
  });
  const actor = createActor(machine, { input: { defaultPath } });
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  actor.send({ type: 'popup.opened', ...intent });
  actor.send({ type: 'credentials.submitted', email: 'a@example.com', password: 'x' });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return facts;
}

test('the stored page wins, then the given path, then the brand’s default [LOGIN-03] [LOGIN-05]', async () => {
  const stored = '/my-account/account';
  expect(await logInWith('/brand', { stored, given: '/deposit' })).toMatchObject([
    { path: stored },
  ]);
  expect(await logInWith('/brand', { given: '/deposit' })).toMatchObject([{ path: '/deposit' }]);
  expect(await logInWith('/brand', {})).toMatchObject([{ path: '/brand' }]);
});

test('a bonus code is kept across the redirect [LOGIN-04]', async () => {
  expect(await logInWith('/', { bonusCode: 'ABC' })).toMatchObject([
    { type: 'login.succeeded', bonusCode: 'ABC' },
  ]);
});
