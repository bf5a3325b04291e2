import { expect, test } from 'vitest';
import { placeFor } from '../../src/ui/toast-place.ts';

/** A phone between its header and its bar; a toast of 80 px. */
const VIEW = { top: 60, bottom: 780 };

test.each([
  ['nothing is in the way: at the foot', [], 700],
  ['a button stands at the foot: right above it', [{ top: 720, bottom: 770 }], 636],
  [
    'two stand one above the other: above both',
    [
      { top: 720, bottom: 770 },
      { top: 640, bottom: 690 },
    ],
    556,
  ],
  ['only the top is free: there', [{ top: 150, bottom: 780 }], 66],
])('MODAL-04 a toast covers no button: %s', (_, taken, top) => {
  expect(placeFor(80, VIEW, taken)).toBe(top);
});

test('MODAL-04 where there is no room, a toast covers as little as it can', () => {
  const taken = [
    { top: 60, bottom: 400 },
    { top: 450, bottom: 780 },
  ];
  const top = placeFor(80, VIEW, taken);
  expect(Math.min(top + 80, 450) - Math.max(top, 400)).toBeGreaterThanOrEqual(46);
});
