import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { clean, leave, link, openDeposit } from './deposit.support.tsx';

beforeEach(clean);
afterEach(leave);

test('an own limit that is reached says how much of it is left [DEP-10] [DEP-17]', async () => {
  const site = await openDeposit();
  const { data } = outcomes.checkDepositAllowed.selfLimitReached;
  await site.answerWith('checkDepositAllowed', { ok: true, data: { ...data, limitLeft: 1_250 } });
  expect(screen.getByText('Left to deposit').nextSibling).toHaveTextContent('€12.50');
});

test('who is restricted gets from there to the support [DEP-11]', async () => {
  const site = await openDeposit();
  await site.answer('checkDepositAllowed', 'restricted');
  expect(link('Contact support')).toHaveAttribute('href', '/en-UN/contact-live-chat');
});
