import { describe, expect, test } from 'vitest';
import { isUuid } from '../../../backend/platform/uuid.ts';

describe('ids', () => {
  const id = '0b7e6a52-94a1-4c0e-9f6e-2f4f7a8f1c3d';

  test.each([
    [id, true],
    [id.toUpperCase(), true],
    [`${id}0`, false],
    [`0${id}`, false],
    [id.replace('-', ''), false],
    [id.replace('b', 'g'), false],
    [id.replace('94a1', '94g1'), false],
    [id.replace('1c3d', '1c3g'), false],
    [id.slice(0, -1), false],
    ['', false],
  ])('%s: %s', (text, good) => {
    expect(isUuid(text)).toBe(good);
  });
});
