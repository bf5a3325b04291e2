import { expect, test } from 'vitest';
import { createPlaces } from '../../../backend/verification/places.ts';

/** A house for many files, in which each comes to stay. */
function house() {
  const places = createPlaces();
  const inside: string[] = [];
  return {
    inside,
    come: (playerId: string, address: string): boolean => {
      const name = `${playerId} from ${address}`;
      try {
        places.take({
          sender: { playerId, address },
          end: () => inside.splice(inside.indexOf(name), 1),
        });
        inside.push(name);
        return true;
      } catch {
        return false;
      }
    },
  };
}
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

test('[DOC-18] a few addresses with many accounts keep nobody out', () => {
  const { come, inside } = house();
  for (const file of many(48)) come(`account-${file}`, `address-${file % 3}`);
  expect(inside).toHaveLength(32);
  // Whoever else comes has a place, and it is one of theirs.
  for (const file of many(10)) expect(come(`guest-${file}`, `home-${file}`)).toBe(true);
  expect(inside).toHaveLength(32);
  expect(inside.filter((name) => name.startsWith('guest'))).toHaveLength(10);
});

test('[DOC-18] a few accounts with many addresses keep nobody out', () => {
  const { come, inside } = house();
  for (const file of many(40)) come(`account-${file % 10}`, `address-${file}`);
  expect(inside).toHaveLength(32);
  expect(inside[0]).toBe('account-0 from address-0');
  expect(come('guest', 'home')).toBe(true);
  expect(inside).toHaveLength(32);
  expect(inside).not.toContain('account-0 from address-0');
});

test('[DOC-18] where each has as much as the other, nobody loses their place', () => {
  const { come, inside } = house();
  for (const file of many(32)) expect(come(`account-${file}`, `address-${file}`)).toBe(true);
  expect(come('guest', 'home')).toBe(false);
  expect(inside).toHaveLength(32);
});
