import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AtlasGlobal, FlowData } from '../../atlas/data.ts';
import { Screens } from '../../atlas/site/screens.tsx';
import type { FlowScreens, ScreenPicture } from '../../replay/screens.ts';

const FLOW = {
  id: 'area.flow',
  fingerprint: 'a'.repeat(64),
  chart: {
    states: [
      { id: 'flow', kind: 'compound', screens: ['shown'] },
      { id: 'flow.shown', kind: 'atomic', screens: ['shown'] },
      { id: 'flow.through', kind: 'atomic', screens: [] },
      { id: 'flow.away', kind: 'atomic', screens: ['gone'] },
    ],
  },
} as unknown as FlowData;

const picture = (brand: ScreenPicture['brand'], width: ScreenPicture['width']): ScreenPicture => ({
  states: ['flow.shown'],
  screen: 'shown',
  brand,
  width,
  size: { width, height: 900 },
  file: `${brand}${width}.avif`,
  path: 'area.flow#1234',
  step: 2,
});

const taken: FlowScreens = {
  flow: 'area.flow',
  fingerprint: 'a'.repeat(64),
  commit: '0123abc',
  at: '2026-11-23T10:11:12.000Z',
  pictures: [picture('northlight', 390), picture('northlight', 1440), picture('sol-alta', 390)],
  missed: [
    { states: ['flow.shown'], screen: 'shown', brand: 'sol-alta', reason: 'The window broke.' },
  ],
  unreached: { 'flow.away': 'Nobody can bring it about.' },
};

const show = (id: string, screens?: FlowScreens): void => {
  globalThis.atlas = { screens } as unknown as AtlasGlobal;
  render(<Screens flow={FLOW} id={id} />);
};
beforeEach(() => {
  document.body.replaceChildren();
});

test('a state stands beside its pictures of each brand and width, when they were taken, and what is missed', () => {
  show('flow.shown', taken);
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(names).toEqual([
    'Shown, as Northlight at 390 px',
    'Shown, as Northlight at 1440 px',
    'Shown, as Sol Alta at 390 px',
  ]);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '../screens/northlight390.avif');
  expect(screen.getByText(/2026-11-23 10:11 UTC, commit 0123abc/)).toBeVisible();
  expect(screen.getByText('Sol Alta, shown: no picture. The window broke.')).toBeVisible();
});

test('pictures of another fingerprint are not shown as this chart’s', () => {
  show('flow.shown', { ...taken, fingerprint: 'b'.repeat(64) });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/The last pictures are of another chart/)).toBeVisible();
  expect(screen.getByText('npm run atlas:screens -- area.flow')).toBeVisible();
});

test.each([
  ['flow', taken, /^A frame/],
  ['flow.through', taken, /^No screen of its own/],
  ['flow.away', taken, /^No picture\. Nobody can bring it about\.$/],
  ['flow.shown', undefined, /^No pictures have been taken/],
])('of %s it is said why there is no picture', (id, screens, words) => {
  show(id, screens);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(words)).toBeVisible();
});
