import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { agreeToCookies } from '../../replay/dom/device.ts';
import { standInForBrowser } from '../../replay/dom/dom-parts.ts';
import { LoginHost } from '../../src/app/login-host.tsx';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { toastList } from '../../src/ui/toasts.ts';
import {
  callTo,
  json,
  problem,
  startPlatform,
  type Answer,
  type Platform,
} from '../api/platform.ts';

/** The login over a page, on the real client and chart, before a server. */

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
  standInForBrowser();
  agreeToCookies();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  delete window.dataLayer;
  await platform.close();
});

const never = fromPromise(() => new Promise(() => {}));

async function openLogin(at = '/en-UN/#login') {
  activateTexts('en', await compileCatalogue('en', sourceTexts('en')));
  const runtime = createRuntime({
    brand: { ...northlight, redirectAfterLogin: '/welcome' },
    call: callTo(platform),
    session: {
      readStoredSession: never,
      clearStoredSession: never,
      renewTokens: never,
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '', blackbox: '' },
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/$',
    component: LoginHost,
    staticData: { page: null },
  });
  const stay = createRoute({
    getParentRoute: () => root,
    path: '/$locale/deposit',
    component: LoginHost,
    staticData: { page: { rule: {}, prerendered: true, staysAfterLogin: true } },
  });
  const router = createRouter({
    routeTree: root.addChildren([page, stay]),
    history: createMemoryHistory({ initialEntries: [at] }),
    trailingSlash: 'preserve',
  });
  await router.load();
  render(
    <RuntimeProvider runtime={runtime}>
      <TextsProvider>
        <RouterProvider router={router as never} />
      </TextsProvider>
    </RuntimeProvider>,
  );
  return { user: userEvent.setup(), router };
}

async function answered(answer: Answer, at?: string) {
  platform.answers.push(answer);
  const { user, router } = await openLogin(at);
  await user.type(await screen.findByLabelText(/E-mail/), 'aino@example.com');
  await user.type(screen.getByLabelText('Password'), 'Correct-Horse-7');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { user, router };
}

async function refused(answer: Answer) {
  const { user, router } = await answered(answer);
  return { user, router, alert: await screen.findByRole('alert') };
}

/** A refused player reads why in place of the form: a panel with its own name. */
async function kept(answer: Answer) {
  const { user, router } = await answered(answer);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });
  return { user, router, panel: screen.getByRole('dialog') };
}

const told = (message: string) => json(401, { message });
const limited = (seconds: number) =>
  json(
    429,
    { code: 'error.rate_limited', message: 'Too many requests.', traceId: 'trace-1' },
    { 'retry-after': String(seconds) },
  );
const timeout = (additionalInfo: object) => problem(401, 'login.timeout', { additionalInfo });

test('an address that none is made with today logs in nevertheless; what can be none is stopped [LOGIN-02]', async () => {
  const { user } = await openLogin();
  const field = await screen.findByLabelText(/E-mail/);
  await user.type(field, 'aino@example');
  await user.type(screen.getByLabelText('Password'), 'Correct-Horse-7');
  const submit = screen.getByRole('button', { name: 'Log in' });
  platform.answers.push(told('Wrong'));
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('is not right');
  await user.clear(field);
  await user.type(field, 'aino');
  await user.click(submit);
  expect(field).toHaveAccessibleDescription(/like name@example\.com/);
});

test('a password is sent as it was typed at sign-up: its blanks, and all of 64 long letters [LOGIN-02]', async () => {
  const { user } = await openLogin();
  const password = ` Aa1${'🂡'.repeat(59)} `;
  await user.type(await screen.findByLabelText(/E-mail/), 'aino@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  platform.answers.push(told('Wrong'));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('alert');
  expect(JSON.parse(platform.received.at(-1)?.body ?? '{}')).toMatchObject({ password });
});

describe('what a refused player reads', () => {
  test.each<[string, Answer, RegExp]>([
    ['days', told('Player is on timeout, remainingDays=3'), /log in again in 3 days\./],
    ['one day', timeout({ remainingDays: 1 }), /log in again in 1 day\./],
    ['hours', timeout({ timeLeft: 5_400_000, remainingDays: 1 }), /log in again in 2 hours\./],
    ['minutes', timeout({ timeLeft: 90_000 }), /log in again in 2 minutes\./],
    ['an operator’s pause', timeout({ initiator: 'OPERATOR' }), /We have paused your account/],
    ['an exclusion', told('Self-excluded for 182 days'), /log in again in 182 days\./],
  ])('%s [LOGIN-08] [LOGIN-10]', async (_, answer, words) => {
    const { panel } = await kept(answer);
    expect(panel).toHaveTextContent(words);
    expect(
      within(panel).getByRole('link', { name: 'Get help with problem gambling' }),
    ).toBeVisible();
  });

  test('a blocked account [LOGIN-08] [LOGIN-09]', async () => {
    const { panel } = await kept(told('Account deactivated'));
    expect(panel).toHaveTextContent(/account is blocked/);
  });

  test.each<[string, Answer, RegExp]>([
    ['nothing but a status', { status: 401 }, /e-mail address or password is not right/],
    ['too many attempts', told('Too many failed attempts'), /Too many attempts/],
    ['a page of a proxy', { status: 403, body: '<html></html>' }, /went wrong on our side/],
    ['a failure', problem(500, 'error.internal'), /on our side.*Reference for support: trace-1/],
    ['no answer', 'lost', /could not reach our service/],
    [
      'a limit that says nothing more',
      { status: 429, body: '{}' },
      /Too many attempts in a short time\. ?Wait a while/,
    ],
    ['a limit of seconds', limited(30), /Too many attempts .* try again in 1 minute\./],
    ['a limit of minutes', limited(890), /Too many attempts .* try again in 15 minutes\./],
    ['a limit of an hour', limited(3_600), /Too many attempts .* try again in 1 hour\./],
    ['another refusal of the request', problem(409, 'error.conflict'), /went wrong on our side/],
  ])('%s [LOGIN-08] [LOGIN-09] [LOGIN-11]', async (_, answer, words) => {
    const { alert } = await refused(answer);
    expect(alert).toHaveTextContent(words);
  });

  test('a closed account leads to the page that says more [LOGIN-13]', async () => {
    const { panel } = await kept(told('Account closed'));
    expect(panel).toHaveTextContent('This account is closed.');
    const link = within(panel).getByRole('link', { name: 'About closed accounts' });
    expect(link).toHaveAttribute('href', '/en-UN/page-closed-account');
  });

  test.each<[string, Answer]>([
    ['a blocked account', told('Account deactivated')],
    ['an exclusion without an end', problem(401, 'login.exclusion.indefinite')],
    ['an operator’s pause', timeout({ initiator: 'OPERATOR' })],
  ])('%s that names the support leads there [LOGIN-08] [LOGIN-11]', async (_, answer) => {
    const { panel } = await kept(answer);
    expect(panel).toHaveTextContent(/Contact support/);
    const link = within(panel).getByRole('link', { name: 'Contact support' });
    expect(link).toHaveAttribute('href', '/en-UN/contact-live-chat');
  });

  test.each<[string, Answer, string]>([
    ['an exclusion', told('Self-excluded for 182 days'), 'You are excluded from play'],
    [
      'one without an end',
      problem(401, 'login.exclusion.indefinite'),
      'You are excluded from play',
    ],
    ['a timeout', timeout({ remainingDays: 1 }), 'You are on a break'],
  ])('%s is called what it is [LOGIN-08]', async (_, answer, title) => {
    const { panel } = await kept(answer);
    expect(panel).toHaveAccessibleName(title);
    expect(within(panel).getByText(title)).toHaveFocus();
  });

  test('too many attempts say until when, how the lock is lifted, and who can help [LOGIN-09]', async () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const additionalInfo = { until: '2026-11-21T09:27:30Z' };
    const { alert } = await refused(problem(403, 'login.max_attempts', { additionalInfo }));
    expect(alert).toHaveTextContent('You can try again from 21 November 2026, 06:27 (Brasilia');
    expect(within(alert).getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/en-UN/reset-password',
    );
    expect(within(alert).getByRole('link', { name: 'Contact support' })).toBeVisible();
    vi.unstubAllEnvs();
  });

  test('a cooling-off day is started with the proof that came with the refusal [LOGIN-10] [LOGIN-07]', async () => {
    const info = { remainingDays: 2, cooling: true, coolingToken: 'cooling.token' };
    const { user } = await kept(timeout(info));
    platform.answers.push(json(200, outcomes.startCoolingOff.success.data));
    await user.click(screen.getByRole('button', { name: 'Start cooling-off' }));
    expect(await screen.findByText(/cooling-off period has started/)).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveTextContent('It ends on 28 November 2026, 11:12 EET.');
    expect(JSON.parse(platform.received[1]?.body ?? '')).toMatchObject({
      coolingToken: 'cooling.token',
    });
  });
});

describe('what comes of it', () => {
  test.each([
    ['where the brand says [LOGIN-03] [LOGIN-05]', '/fi-FI/#login', '/fi-FI/welcome'],
    [
      'where it was asked for, with the bonus code, as an address can hold it [LOGIN-04]',
      '/fi-FI/deposit?campaign=x&bonusCode=A%20B%26C#login',
      '/fi-FI/deposit?bonusCode=A+B%26C',
    ],
    [
      'nowhere on a page that is for both, whose address stays [NS-67]',
      '/fi-FI/deposit?provider=provider.moonpress#login',
      '/fi-FI/deposit?provider=provider.moonpress',
    ],
  ])('a login leads %s, and is tracked [LOGIN-12]', async (_, at, href) => {
    const { router } = await answered(json(200, outcomes.logIn.success.data), at);
    await waitFor(() => {
      expect(router.history.location.href).toBe(href);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.dataLayer).toEqual([
      { event: 'success-login', flow: 'Authentication' },
      { event: 'srtm-success-login', flow: 'Authentication' },
    ]);
  });

  test('a cooling-off that fails is only logged [LOGIN-07]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, router } = await kept(timeout({ remainingDays: 2, cooling: true }));
    platform.answers.push(problem(500, 'error.internal'));
    await user.click(screen.getByRole('button', { name: 'Start cooling-off' }));
    await waitFor(() => {
      expect(warned.mock.calls).toEqual([
        ['The cooling-off could not be started', expect.objectContaining({ kind: 'unexpected' })],
      ]);
    });
    expect(await screen.findByRole('button', { name: 'Start cooling-off' })).toBeEnabled();
    expect([toastList(), router.state.location.href]).toEqual([[], '/en-UN/#login']);
    warned.mockRestore();
  });
});
