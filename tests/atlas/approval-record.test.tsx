import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApprovalRecord } from '../../atlas/site/approval.tsx';
import { mistrusted } from '../review/reviewers.support.ts';

test('the record of an approval alerts to what was tampered with, and tells what one signed despite', () => {
  render(<ApprovalRecord approval={mistrusted()} covers="the flow as it is" />);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading')).toHaveTextContent('These records cannot be trusted');
  const broken = 'is not as it was signed: its signature does not fit.';
  expect(alert.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    `Entry 2 ${broken}`,
  ]);

  // The latest signature comes first.
  const [tampered, despite] = screen
    .getAllByRole('listitem')
    .filter((one) => /^(Ada|Ben) Example/.test(one.textContent ?? ''))
    .map((one) => within(one));
  expect(tampered?.getByText('does not count')).toBeVisible();
  expect(tampered?.getByText(`It ${broken}`)).toBeVisible();
  expect(tampered?.queryByText(/despite/)).toBeNull();
  expect(
    despite?.getByText('Signed despite what spoke against it: the cause is known'),
  ).toBeVisible();
  expect(despite?.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'The view level is red: 1 of 3 paths failed.',
    'Nothing ran in a browser.',
  ]);
  expect(despite?.getByText('the signature holds')).toBeVisible();
});
