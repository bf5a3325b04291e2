import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STANDING_WORDS } from '../../atlas/site/coverage.ts';
import { Mark } from '../../atlas/site/mark.tsx';
import { ProofMark } from '../../atlas/site/proof.tsx';

test('a mark says in words what its shape says', () => {
  render(<Mark standing="failed" text="Deposit" />);
  expect(screen.getByRole('img', { name: STANDING_WORDS.failed })).toBeVisible();
  expect(screen.getByText('Deposit')).toBeVisible();
});

test('a mark whose text says it all is told once', () => {
  const { container } = render(<ProofMark proof="named" />);
  expect(screen.getByText('named')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
