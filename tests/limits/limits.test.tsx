import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData, type Answer, type WireOptions } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const PATH = '/en-UN/my-account/gambling-limits';
const MINUTE = 60_000;
const read = outcomes.getDepositLimits;

const open = (platform: WireOptions['platform'] = {}, at = PATH): Promise<Site> =>
  openSite({
    at,
    player: true,
    platform: { getSpendLimits: { body: read.none.data }, ...platform },
  });
const section = async (name = 'Deposit limits') =>
  within(await screen.findByRole('region', { name }));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const limits = (data: object): Answer => ({ body: { currency: 'EUR', ...data } });
const refused = (status: number, code: string): Answer => ({
  status,
  body: { code, message: 'No.', traceId: 'trace-77' },
});
const living = (countryCode: string) => withData('getAccessDetails', { countryCode });

/** The realtime channel does, in every tab of the player. */
const tellOfChange = (site: Site): void =>
  act(() => {
    site.runtime.site.send({ type: 'attributes.changed', attributes: { limitChanges: 1 } });
  });

async function submit(site: Site, name: string, amount: string): Promise<void> {
  const one = await card(name);
  await site.user.click(await one.findByRole('button', { name: /^(Set a limit|Change): / }));
  await type(site, name, amount);
}

async function type(site: Site, name: string, amount: string): Promise<void> {
  const field = await (await card(name)).findByRole('textbox');
  await site.user.clear(field);
  await site.user.type(field, amount);
  await site.user.click((await card(name)).getByRole('button', { name: 'Save' }));
}

describe('the limits', () => {
  test('are two kinds of three periods [LIM-01] [ROUTE-19]', async () => {
    await open({ getDepositLimits: limits({}) });
    for (const kind of ['deposit', 'spend']) {
      for (const period of ['Daily', 'Weekly', 'Monthly']) {
        const one = await card(`${period} ${kind} limit`);
        expect(await one.findByText('No limit')).toBeVisible();
      }
    }
  });

  test('tell what is used, what is left, and when they begin anew, in the zone of the residence [LIM-02]', async () => {
    await open({ getDepositLimits: { body: read.success.data }, getAccessDetails: living('FI') });
    const daily = await card('Daily deposit limit');
    expect(await daily.findByText('€50.00')).toBeVisible();
    expect(daily.getByText('€25.00 used')).toBeVisible();
    expect(daily.getByText('€25.00 left')).toBeVisible();
    expect(daily.getByText(/Resets on 22\s+November\s+2026, 02:00 EET/)).toBeVisible();
  });

  test.each(['otherSpelling', 'thisSpelling'])(
    'that wait show value and date, and are cancelled by one press: %s [LIM-02] [LIM-10] [LIM-05]',
    async (spelling) => {
      const W = {
        limit: 20_000,
        pendingLimit: 40_000,
        pendingLimitActiveFrom: '2126-11-23T09:00:00Z',
      };
      const { value, pendingValue } = read.otherSpelling.data.W;
      const other = { value, pendingValue, pendingDate: '2126-11-23T09:00:00Z' };
      const site = await open({
        getDepositLimits: limits({ W: spelling === 'otherSpelling' ? other : W }),
        updateDepositLimit: limits({ W: { limit: 20_000 } }),
      });
      const weekly = await card('Weekly deposit limit');
      expect(await weekly.findByText(/^€400\.00 from 23\s+November\s+2126, 11:00/)).toBeVisible();
      await site.user.click(weekly.getByRole('button', { name: /^Cancel this change/ }));
      await waitFor(() => {
        expect(site.sent('updateDepositLimit').body).toEqual({
          duration: 'W',
          cancelPendingLimit: true,
        });
      });
      await waitFor(() => expect(weekly.queryByText(/from/)).toBeNull());
    },
  );

  test('that are locked can be neither changed nor deleted [LIM-10]', async () => {
    await open({ getDepositLimits: { body: read.locked.data } });
    const monthly = await card('Monthly deposit limit');
    expect(await monthly.findByRole('button', { name: /^Change/ })).toBeDisabled();
    expect(monthly.getByRole('button', { name: /^Delete/ })).toBeDisabled();
    expect(monthly.getByText('This limit cannot be changed now.')).toBeVisible();
  });

  test('are read anew when a period begins anew [LIM-02]', async () => {
    let asked = 0;
    await open({
      getDepositLimits: () => {
        asked += 1;
        const resetAt = new Date(Date.now() + MINUTE).toISOString();
        const ends = { limit: 5_000, used: 5_000, remaining: 0, resetAt };
        const anew = { limit: 5_000, used: 0, remaining: 5_000 };
        return Promise.resolve(limits({ D: asked === 1 ? ends : anew }));
      },
    });
    const daily = await card('Daily deposit limit');
    await daily.findByText('€0.00 left');
    await pass(MINUTE);
    expect(await daily.findByText('€50.00 left')).toBeVisible();
  });

  test('that were changed elsewhere are read anew as the platform tells of it [LIM-02]', async () => {
    const site = await open({ getDepositLimits: limits({ D: { limit: 5_000 } }) });
    const daily = await card('Daily deposit limit');
    await daily.findByText('€50.00');
    site.answer('getDepositLimits', limits({ D: { limit: 3_000 } }));
    tellOfChange(site);
    expect(await daily.findByText('€30.00')).toBeVisible();
  });

  test('of one kind that cannot be read leave those of the other [LIM-03]', async () => {
    const site = await open({
      getDepositLimits: refused(500, 'error.internal'),
      getSpendLimits: { body: read.success.data },
    });
    expect(await (await section()).findByRole('alert')).toHaveTextContent('could not load');
    expect(await (await card('Daily spend limit')).findByText('€50.00')).toBeVisible();
    expect((await section('Spend limits')).queryByRole('alert')).toBeNull();
    site.answer('getDepositLimits', limits({}));
    await site.user.click((await section()).getByRole('button', { name: 'Try again' }));
    expect(await (await card('Daily deposit limit')).findByText('No limit')).toBeVisible();
  });
});

describe('a change', () => {
  test('that tightens is sent by one press, and only that period is edited [LIM-03] [LIM-05]', async () => {
    const site = await open({
      getDepositLimits: limits({ D: { limit: 5_000 }, W: { limit: 20_000 } }),
      updateDepositLimit: limits({ D: { limit: 3_000 }, W: { limit: 15_000 }, M: { limit: 9 } }),
    });
    const daily = await card('Daily deposit limit');
    await site.user.click(await daily.findByRole('button', { name: /^Change/ }));
    expect((await section()).getAllByRole('textbox')).toHaveLength(1);
    expect(daily.getByRole('textbox')).toHaveFocus();
    await type(site, 'Daily deposit limit', '30');
    await waitFor(() => {
      expect(site.sent('updateDepositLimit').body).toEqual({ duration: 'D', limit: 3_000 });
    });
    // Every answer of the platform replaces the known limits (LIM-04).
    expect(await daily.findByText('€30.00')).toBeVisible();
    expect((await card('Weekly deposit limit')).getByText('€150.00')).toBeVisible();
    expect((await card('Monthly deposit limit')).getByText('€0.09')).toBeVisible();
  });

  test('that loosens is explained and asked once more, and never shown before the platform has answered [LIM-04] [LIM-11]', async () => {
    const site = await open({
      getAccessDetails: living('SE'),
      getDepositLimits: limits({ D: { limit: 5_000 } }),
      updateDepositLimit: limits({
        D: {
          limit: 5_000,
          pendingLimit: 8_000,
          pendingLimitActiveFrom: '2126-11-23T09:00:00Z',
        },
      }),
    });
    await submit(site, 'Daily deposit limit', '80');
    const daily = await card('Daily deposit limit');
    expect(await daily.findByText(/72 hours .* never before the running period/)).toBeVisible();
    expect(site.called('updateDepositLimit')).toBe(0);
    await site.user.click(daily.getByRole('button', { name: 'Ask for the higher limit' }));
    await waitFor(() => expect(site.called('updateDepositLimit')).toBe(1));
    expect(await daily.findByText(/^€80\.00 from 23\s+November\s+2126/)).toBeVisible();
    expect(daily.getByText('€50.00')).toBeVisible();
  });

  test('is not sent twice, however often it is pressed [LIM-05]', async () => {
    const site = await open({
      getDepositLimits: limits({}),
      updateDepositLimit: 'silence',
    });
    await submit(site, 'Daily deposit limit', '80');
    const save = (await card('Daily deposit limit')).getByRole('button', { name: 'Save' });
    await site.user.click(save);
    await site.user.click(save);
    expect(site.called('updateDepositLimit')).toBe(1);
  });

  test.each([
    ['Weekly', 'too_high', 'The weekly limit must not be above the monthly one.'],
    ['Monthly', 'too_low', 'The monthly limit must not be below the daily or weekly one.'],
    ['Daily', 'interval', 'You changed the daily limit a short time ago. Try again later.'],
  ])('%s, refused as %s, says why at its field [LIM-06] [LIM-08]', async (period, code, words) => {
    const site = await open({
      getDepositLimits: limits({}),
      updateDepositLimit: refused(422, `error.deposit.limit.${code}`),
    });
    await submit(site, `${period} deposit limit`, '80');
    const field = await (await card(`${period} deposit limit`)).findByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveValue('80.00');
  });

  test.each([
    ['Monthly', 'too_high'],
    ['Daily', 'too_low'],
    ['Monthly', 'interval'],
  ])('%s, refused as %s, marks its field without a word [LIM-07]', async (period, code) => {
    const site = await open({
      getDepositLimits: limits({}),
      updateDepositLimit: refused(422, `error.deposit.limit.${code}`),
    });
    await submit(site, `${period} deposit limit`, '80');
    const field = await (await card(`${period} deposit limit`)).findByRole('textbox');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription('');
    expect(field).toHaveFocus();
    // Typed anew, it is sent again.
    site.answer('updateDepositLimit', limits({ D: { limit: 1 } }));
    await type(site, `${period} deposit limit`, '70');
    await waitFor(() => expect(site.called('updateDepositLimit')).toBe(2));
  });

  test('deleted or cancelled, and refused, tells the message of limits [LIM-09]', async () => {
    const site = await open({
      getDepositLimits: limits({ D: { limit: 5_000 }, W: { limit: 9_000, pendingLimit: 9_900 } }),
      updateDepositLimit: refused(409, 'error.deposit.limit.locked'),
    });
    const daily = await card('Daily deposit limit');
    await site.user.click(await daily.findByRole('button', { name: /^Delete/ }));
    await site.user.click(daily.getByRole('button', { name: 'Ask to delete it' }));
    expect(await daily.findByRole('alert')).toHaveTextContent('This limit is locked');
    expect(site.sent('updateDepositLimit').body).toEqual({ duration: 'D', deleteLimit: true });
    const weekly = await card('Weekly deposit limit');
    await site.user.click(weekly.getByRole('button', { name: /^Cancel this change/ }));
    expect(await weekly.findByRole('alert')).toHaveTextContent('This limit is locked');
    expect(daily.queryByRole('alert')).toBeNull();
  });

  test('without an answer is told as not known, and the limits are read again [LIM-11] [ERR-03]', async () => {
    const site = await open({
      getDepositLimits: limits({}),
      updateDepositLimit: 'no answer',
    });
    site.answer('getDepositLimits', limits({ D: { limit: 8_000 } }));
    await submit(site, 'Daily deposit limit', '80');
    expect(await (await section()).findByText('These limits hold now')).toBeVisible();
    expect(await (await card('Daily deposit limit')).findByText('€80.00')).toBeVisible();
    expect(site.called('getDepositLimits')).toBe(2);
    // The news of the change itself removes none of its words.
    tellOfChange(site);
    expect((await section()).getByText('These limits hold now')).toBeVisible();
  });

  test('that is due is confirmed by the player, and not before [LIM-11]', async () => {
    const site = await open({
      getDepositLimits: limits({
        D: {
          limit: 5_000,
          pendingLimit: 8_000,
          pendingLimitActiveFrom: '2126-01-01T00:00:00Z',
          pendingNeedsConfirmation: true,
        },
        W: { ...read.toConfirm.data.D, limit: 50_000, pendingLimit: 80_000 },
      }),
      updateDepositLimit: limits({ W: { limit: 80_000 } }),
    });
    const weekly = await card('Weekly deposit limit');
    await weekly.findByText(/€800\.00 can take effect now/);
    const daily = await card('Daily deposit limit');
    expect(daily.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(daily.getByText('Only if you confirm it here from then on.')).toBeVisible();
    await site.user.click(weekly.getByRole('button', { name: /^Confirm this change/ }));
    await waitFor(() => {
      expect(site.sent('updateDepositLimit').body).toEqual({
        duration: 'W',
        confirmPendingLimit: true,
      });
    });
  });

  test('is due by the platform’s clock, wherever the device’s stands [LIM-11]', async () => {
    const soon = new Date(Date.now() + 24 * 60 * MINUTE).toISOString();
    const D = { ...read.toConfirm.data.D, pendingLimitActiveFrom: soon };
    const site = await openSite({
      at: PATH,
      player: true,
      // There it is the day after tomorrow.
      ahead: -48 * 60 * MINUTE,
      platform: {
        getDepositLimits: limits({ D }),
        updateDepositLimit: limits({}),
        getSpendLimits: { body: read.none.data },
      },
    });
    const confirm = { name: /^Confirm this change/ };
    await site.user.click(await (await card('Daily deposit limit')).findByRole('button', confirm));
    await waitFor(() => {
      expect(site.called('updateDepositLimit')).toBe(1);
    });
  });

  test.each([
    ['0', /more than 0/],
    ['-5', /Enter an amount like €50\.00/],
    ['10.505', /€10,505\.00 or €10\.50/],
    ['201', /Your weekly limit is €200\.00/],
  ])('of %s is answered at the field, and not sent [LIM-06]', async (amount, words) => {
    const site = await open({ getDepositLimits: limits({ W: { limit: 20_000 } }) });
    await submit(site, 'Daily deposit limit', amount);
    const field = await (await card('Daily deposit limit')).findByRole('textbox');
    expect(field).toHaveAccessibleDescription(words);
    expect(site.called('updateDepositLimit')).toBe(0);
  });

  test('below what is used may be made, and what that means is said first [LIM-11]', async () => {
    const site = await open({
      getDepositLimits: { body: read.success.data },
      updateDepositLimit: limits({ D: { limit: 2_000 } }),
    });
    const daily = await card('Daily deposit limit');
    await site.user.click(await daily.findByRole('button', { name: /^Change/ }));
    const field = daily.getByRole('textbox');
    await site.user.clear(field);
    await site.user.type(field, '20');
    expect(field).toHaveAccessibleDescription(
      /already deposited €25\.00: no more deposits until 22\s+November/,
    );
    await site.user.click(daily.getByRole('button', { name: 'Save' }));
    expect(await daily.findByText('€20.00')).toBeVisible();
  });
});

test('where the rules have a highest limit, that is said before anything is sent [LIM-07]', async () => {
  const site = await open({ getAccessDetails: living('DE'), getDepositLimits: limits({}) });
  await submit(site, 'Monthly deposit limit', '1000.01');
  const field = await (await card('Monthly deposit limit')).findByRole('textbox');
  expect(field).toHaveAccessibleDescription(/allow at most €1,000\.00/);
  expect(site.called('updateDepositLimit')).toBe(0);
});

test('that the rules ask for is known as such before it is set, and no other [LIM-11]', async () => {
  await open({ getAccessDetails: living('DE'), getDepositLimits: limits({}) });
  const asked = 'The rules where you live ask for this limit before you can deposit.';
  expect((await card('Monthly deposit limit')).getByText(asked)).toBeVisible();
  expect(screen.getAllByText(asked)).toHaveLength(1);
});

test('a link leads to its part of the page, and the focus with it [ROUTE-19]', async () => {
  await open({ getDepositLimits: limits({}) }, `${PATH}#spend-limits`);
  const spend = await screen.findByRole('region', { name: 'Spend limits' });
  await waitFor(() => expect(spend).toHaveFocus());
});

test('who came from a deposit is led back there [LIM-11]', async () => {
  await open({ getDepositLimits: limits({}) }, `${PATH}?for=deposit#deposit-limits`);
  const back = await screen.findByRole('link', { name: 'Back to the deposit' });
  expect(back).toHaveAttribute('href', '/en-UN/my-account/banking/deposit');
});
