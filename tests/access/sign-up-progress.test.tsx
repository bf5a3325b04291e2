import { beforeEach, describe, expect, test } from 'vitest';
import {
  endVisit,
  forgetProgress,
  readProgress,
  startsVisit,
  writeProgress,
} from '../../src/access/sign-up/progress.ts';

beforeEach(() => {
  sessionStorage.clear();
});

/** Holds a value that a tab of an earlier version of the site may have: the key must stay. */
const hold = (value: unknown) =>
  sessionStorage.setItem(
    'signUpProgress',
    typeof value === 'string' ? value : JSON.stringify(value),
  );

const PROGRESS = {
  playerId: '100123',
  email: 'aino@example.com',
  countryCode: 'FI',
  step: 'contactInfo',
  method: 'SMS',
} as const;

describe('a sign-up that a reload interrupted', () => {
  test.each([
    {},
    { provinceCode: 'QC' },
    { step: 'verification' },
    { method: 'EMAIL' },
    { method: 'NONE' },
  ] as const)('goes on as it was: %o', (other) => {
    const progress = { ...PROGRESS, ...other };
    writeProgress(progress);
    expect(readProgress()).toEqual(progress);
    sessionStorage.clear();
    hold(progress);
    expect(readProgress()).toEqual(progress);
  });

  test.each([
    ['nothing', 'null'],
    ['a text cut off', '{"playerId":"1001'],
    ['an empty text', ''],
    ['a number', '7'],
    ['a text', '"contactInfo"'],
    ['a list', '[]'],
    ['no player', { ...PROGRESS, playerId: undefined }],
    ['an empty player', { ...PROGRESS, playerId: '' }],
    ['a player that is no text', { ...PROGRESS, playerId: 100_123 }],
    ['no address', { ...PROGRESS, email: '' }],
    ['no country', { ...PROGRESS, countryCode: null }],
    ['a step that is none', { ...PROGRESS, step: 'details' }],
    ['an empty step', { ...PROGRESS, step: '' }],
    ['a way to verify that is none', { ...PROGRESS, method: 'PIGEON' }],
    ['an empty way to verify', { ...PROGRESS, method: '' }],
  ])('is not taken from %s', (_, value) => {
    hold(value);
    expect(readProgress()).toBeUndefined();
  });

  test('is gone once it is forgotten, and was never there before', () => {
    expect(readProgress()).toBeUndefined();
    writeProgress(PROGRESS);
    forgetProgress();
    expect(readProgress()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});

test('[SIGN-31] a visit starts once in a tab, until its sign-up is finished', () => {
  expect(startsVisit()).toBe(true);
  expect(sessionStorage.getItem('signUpStarted')).toBe('yes');
  expect(startsVisit()).toBe(false);
  forgetProgress();
  expect(startsVisit()).toBe(false);
  endVisit();
  expect(startsVisit()).toBe(true);
});
