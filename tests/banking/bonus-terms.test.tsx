import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clean, leave, link, openCashier, radio } from './deposit.support.tsx';

beforeEach(clean);
afterEach(leave);

const card = (name: RegExp) => radio(name).closest('label');

test('a bonus says before it is chosen how often it is to be wagered, and until when [DEP-18]', async () => {
  await openCashier();
  expect(card(/Welcome bonus/)).toHaveTextContent(
    'Wager the bonus 35 times before you withdraw it.',
  );
  expect(card(/Welcome bonus/)).toHaveTextContent('Valid until 1 January 2027, 01:59 EET');
  // One that says nothing of wagering promises nothing either.
  expect(card(/Fifty spins/)).not.toHaveTextContent(/Wager|Valid until/);
});

test('the terms of bonuses, and help to play safely, are one press away [DEP-18]', async () => {
  await openCashier();
  expect(link('Read the bonus terms')).toHaveAttribute('href', '/en-UN/bonus-terms');
  const help = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(help).toContain('/en-UN/my-account/gambling-limits#deposit-limits');
});
