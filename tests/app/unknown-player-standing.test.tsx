import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { page, TERMS, withData } from '../../replay/dom/wire.ts';
import { fewOf } from '../setup/few-of.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const PRIVATE = '/en-UN/my-account/banking/deposit';
const FAILED = { status: 500, body: { code: 'error.internal', message: '', traceId: 't' } };
const cashier = () => screen.findByRole('textbox', { name: 'Amount' });
const notAnswered = () => screen.findByRole('heading', { name: 'Our service did not answer' });

const UNREAD: Readonly<Record<string, Partial<SiteOptions>>> = {
  'cannot be reached': { content: { termsVersion: 'no answer' } },
  'lists none': { content: { termsVersion: [] } },
  'does not answer': { content: { termsVersion: 'silence' } },
};

/** The way on from the terms, once their text is there to be read. */
async function readTerms(): Promise<HTMLElement> {
  await screen.findByText(/, in full/);
  return screen.getByRole('button', { name: 'Accept and continue' });
}

describe('terms that are not known', () => {
  for (const { rows, tags } of fewOf(Object.entries(UNREAD)))
    test.each(rows)(
      'because the content service %s: money stays closed, with another try [GUARD-08] [TERMS-01]',
      { tags },
      async (_, options) => {
        const site = await openSite({ at: '/en-UN/deposit', player: true, ...options });
        await pass(6_000);
        expect(await notAnswered()).toBeVisible();
        expect(site.called('checkDepositAllowed')).toBe(0);
        site.publish('termsVersion', TERMS);
        await site.user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await cashier()).toBeVisible();
      },
    );

  test('leave every other page open [GUARD-17]', async () => {
    const site = await openSite({
      at: '/en-UN/',
      player: true,
      content: { termsVersion: 'no answer', staticPage: page('a', '/a', 'What it says') },
    });
    await pass(6_000);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Our service did not answer')).toBeNull();
    await site.go('/en-UN/terms');
    expect(await screen.findByText('What it says, in full')).toBeVisible();
  });

  test('cannot be accepted; they are asked for again [TERMS-04] [TERMS-01]', async () => {
    const site = await openSite({
      at: '/en-UN/accept-terms-condition',
      player: true,
      content: { termsVersion: [], staticPage: page('terms', '/terms', 'The terms') },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Accept and continue' })).toBeNull();
    site.publish('termsVersion', [{ version: 4, publishedAt: '2026-11-20' }]);
    await site.user.click(retry);
    expect(await screen.findByRole('button', { name: 'Accept and continue' })).toBeVisible();
  });

  test.each([
    ['failed', 'no answer'],
    ['is not there', null],
  ])(
    'their text %s: there is nothing to accept until it can be read [TERMS-02]',
    async (_, text) => {
      const site = await openSite({
        at: '/en-UN/accept-terms-condition',
        player: true,
        content: { termsVersion: [{ version: 4, publishedAt: '2026-11-20' }], staticPage: text },
      });
      expect(await screen.findByText('We could not load the terms')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Accept and continue' })).toBeNull();
      expect(site.called('acceptTermsVersion')).toBe(0);
    },
  );
});

describe('an account that is not known', () => {
  test('money stays closed, with another try, and nothing leads there [GUARD-16] [DEP-23] [SESS-14]', async () => {
    const site = await openSite({
      at: PRIVATE,
      player: true,
      platform: { getAccessDetails: FAILED },
    });
    expect(await notAnswered()).toBeVisible();
    expect(site.called('checkDepositAllowed')).toBe(0);
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    site.answer('getAccessDetails', withData('getAccessDetails', {}));
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cashier()).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Deposit' }).length).toBeGreaterThan(0);
  });

  test('while it is read, money waits and the home page does not [GUARD-17] [GUARD-16]', async () => {
    const site = await openSite({
      at: '/en-UN/',
      player: true,
      platform: { getAccessDetails: 'silence' },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await site.go(PRIVATE);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(site.called('checkDepositAllowed')).toBe(0);
    expect(site.path()).toBe(PRIVATE);
  });

  test('banking leads to the deposit, where that is said [GUARD-16] [ROUTE-18]', async () => {
    const site = await openSite({
      at: '/en-UN/my-account/banking',
      player: true,
      platform: { getAccessDetails: FAILED },
    });
    expect(await notAnswered()).toBeVisible();
    expect(site.path()).toBe(PRIVATE);
  });
});

test('newer terms lead to the accept page and, accepted, back to the wanted page [GUARD-08] [GUARD-09] [TERMS-02]', async () => {
  const site = await openSite({
    at: '/en-UN/payment-methods',
    player: true,
    platform: {
      getAccessDetails: withData('getAccessDetails', { termsAndConditionsAcceptedVersion: 9 }),
    },
    content: {
      termsVersion: [{ version: '10' }, { version: '9' }],
      staticPage: page('payment_methods', '/payment-methods', 'Methods'),
    },
  });
  const accept = await readTerms();
  expect(site.path()).toBe('/en-UN/accept-terms-condition');
  expect(localStorage.getItem('showUpdatedTnC')).toBe('true');
  site.answer(
    'getAccessDetails',
    withData('getAccessDetails', { termsAndConditionsAcceptedVersion: 10 }),
  );
  await site.user.click(accept);
  await waitFor(() => expect(site.path()).toBe('/en-UN/payment-methods'));
  expect(site.called('acceptTermsVersion')).toBe(1);
  expect(localStorage.getItem('showUpdatedTnC')).toBeNull();
});

test('an acceptance that fails stays on the page, says so, and may be repeated [TERMS-04]', async () => {
  const site = await openSite({
    at: '/en-UN/accept-terms-condition',
    player: true,
    content: {
      termsVersion: [{ version: 4, publishedAt: '2026-11-20' }],
      staticPage: page('terms', '/terms', 'The terms'),
    },
    platform: {
      acceptTermsVersion: {
        status: 500,
        body: { code: 'error.internal', message: 'No answer', traceId: 't' },
      },
    },
  });
  const accept = await readTerms();
  await site.user.click(accept);
  const said = await screen.findByText('We could not save your answer');
  expect(said.closest('[role="alert"]')).toBeVisible();
  expect(site.path()).toBe('/en-UN/accept-terms-condition');
  expect(site.called('acceptTermsVersion')).toBe(1);
  site.answer('acceptTermsVersion', withData('acceptTermsVersion', {}));
  site.answer(
    'getAccessDetails',
    withData('getAccessDetails', { termsAndConditionsAcceptedVersion: 4 }),
  );
  await site.user.click(screen.getByRole('button', { name: 'Accept and continue' }));
  await waitFor(() => expect(site.path()).toBe('/en-UN/'));
});

test('who does not accept newer terms logs out beside the answer, without leaving the page first [GUARD-08] [TERMS-02]', async () => {
  const site = await openSite({
    at: '/en-UN/accept-terms-condition',
    player: true,
    content: {
      termsVersion: [{ version: 4, publishedAt: '2026-11-20' }],
      staticPage: page('terms', '/terms', 'The terms'),
    },
  });
  await readTerms();
  const answers = within(screen.getByRole('main'));
  await site.user.click(answers.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(site.called('signOut')).toBe(1));
  expect(site.called('acceptTermsVersion')).toBe(0);
});
