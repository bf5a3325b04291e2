import { expect, test } from 'vitest';
import { keepsZero } from '../../reference/trunk-zero.ts';

/** A telephone number has one spelling: its country decides whether its leading zero belongs to it. */

test.each([
  ['39', 'Italy and the Vatican'],
  ['378', 'San Marino'],
  ['379', 'the Vatican'],
  ['225', 'Ivory Coast'],
  ['241', 'Gabon'],
  ['242', 'the Congo'],
])('+%s, %s: the zero is part of the number [SIGN-12]', (prefix) => {
  expect(keepsZero(prefix)).toBe(true);
});

test.each(['358', '46', '44', '55', '1', '240', '243', '3', '390', ''])(
  '+%s: the zero is dialled within the country only [SIGN-12]',
  (prefix) => {
    expect(keepsZero(prefix)).toBe(false);
  },
);
