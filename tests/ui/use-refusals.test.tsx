import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../machines/operations.ts';
import {
  placed,
  useRefusals,
  useTimesEmptied,
  validationErrorsOf,
} from '../../src/ui/use-refusals.ts';

/** The way of the platform's refusals to the fields of a form. */

const wrong = (field: string, code = 'pattern') => ({ field, code, message: 'x' });

describe('what the platform found wrong', () => {
  test('stands at its fields, by the form’s names and in its words', () => {
    const placing = {
      fields: ['street', 'city'],
      names: { 'address.street': 'street' },
      wordsOf: (name: string, code: string) =>
        ({ text: 'field.tooLong', values: { max: `${name} ${code}` } }) as const,
    };
    expect(placed([wrong('address.street', 'too_long'), wrong('city')], placing)).toEqual({
      refusals: {
        street: [{ text: 'field.tooLong', values: { max: 'street too_long' } }],
        city: [{ text: 'field.tooLong', values: { max: 'city pattern' } }],
      },
      isWhole: true,
    });
  });

  test('is told in general words where a form has none, the first of several about one field', () => {
    const found = placed([wrong('city'), wrong('city', 'other')], { fields: ['city'] });
    expect(found).toEqual({ refusals: { city: [{ text: 'field.refused' }] }, isWhole: true });
  });

  test('leaves something to say above the form where that lacks a field, or nothing is at one', () => {
    const fields = ['city'];
    expect(placed([wrong('city'), wrong('language')], { fields }).isWhole).toBe(false);
    expect(placed([wrong('language')], { fields })).toEqual({ refusals: {}, isWhole: false });
    expect(placed([], { fields })).toEqual({ refusals: {}, isWhole: false });
    const known = { city: [{ text: 'field.city.missing' }] } as const;
    expect(placed([wrong('city')], { fields, known })).toEqual({ refusals: known, isWhole: true });
    expect(placed([], { fields, known }).isWhole).toBe(true);
  });

  test('comes with a refusal alone', () => {
    const refused: Failure = { kind: 'refused', status: 400, message: '', traceId: 't' };
    const validationErrors = [wrong('city')];
    expect(validationErrorsOf({ ...refused, validationErrors })).toEqual(validationErrors);
    expect(validationErrorsOf(refused)).toEqual([]);
    expect(validationErrorsOf({ kind: 'unreachable' })).toEqual([]);
  });
});

test('a problem is read once, when it comes, and again when it comes anew', () => {
  const read = (text: string) => ({ refusals: { code: [{ text }] } });
  let words = 'code.missing';
  const { result, rerender } = renderHook(
    ({ problem }: { problem: object | undefined }) =>
      useRefusals(problem, () => read(words) as never),
    { initialProps: { problem: undefined as object | undefined } },
  );
  expect(result.current).toBeUndefined();
  const problem = {};
  rerender({ problem });
  const first = result.current;
  expect(first).toEqual(read('code.missing'));
  words = 'code.malformed';
  rerender({ problem });
  expect(result.current).toBe(first);
  rerender({ problem: {} });
  expect(result.current).toEqual(read('code.malformed'));
  act(() => {
    rerender({ problem: undefined });
  });
  expect(result.current).toBeUndefined();
});

test('a field is emptied by each problem that empties it, and by no other', () => {
  const { result, rerender } = renderHook(
    ({ problem }: { problem: { empties: boolean } | undefined }) =>
      useTimesEmptied(problem, ({ empties }) => empties),
    { initialProps: { problem: undefined as { empties: boolean } | undefined } },
  );
  const see = (problem: { empties: boolean } | undefined) => {
    rerender({ problem });
    return result.current;
  };
  const again = { empties: true };
  expect([
    see({ empties: true }),
    see(undefined),
    see({ empties: false }),
    see(again),
    see(again),
  ]).toEqual([1, 1, 1, 2, 2]);
});
