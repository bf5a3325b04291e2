import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STANDING_WORDS } from '../../atlas/site/coverage.ts';
import { ICONS } from '../../atlas/icons.ts';
import { ICON_WORDS, Signs } from '../../atlas/site/details/signs.tsx';
import { Mark } from '../../atlas/site/mark.tsx';
import { PROOF_WORDS, ProofMark } from '../../atlas/site/proof.tsx';

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

test('every sign has words in the legend: marks, proofs, promises, and what stands on the diagram', () => {
  const { container } = render(<Signs />);
  const text = container.textContent ?? '';
  for (const words of Object.values(STANDING_WORDS)) expect(text).toContain(words);
  for (const words of Object.values(PROOF_WORDS)) expect(text).toContain(words);
  for (const icon of Object.keys(ICONS)) expect(text).toContain(ICON_WORDS[icon] ?? `no ${icon}`);
  for (const word of ['holds', 'falsified']) expect(text).toContain(word);
});

test('an answer of the platform is drawn as an answer: no tick tells a refusal for a success', () => {
  // A tick is one open line: down, then up.
  const tick = /^M[\d.]+ [\d.]+l[\d.]+ [\d.]+L[\d.]+ [\d.]+$/;
  expect(ICONS.done).not.toMatch(tick);
  expect('M2 6.4l2.6 2.6L10 3.2').toMatch(tick);
});
