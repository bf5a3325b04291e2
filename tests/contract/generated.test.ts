import { describe, expect, it } from 'vitest';
import { operations as table } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { operations } from './bundle.ts';

describe('the generated files', () => {
  it('hold every operation', () => {
    const ids = operations.map(({ id }) => id).toSorted();
    expect(Object.keys(table).toSorted()).toEqual(ids);
    expect(Object.keys(outcomes).toSorted()).toEqual(ids);
  });

  it('mark exactly the operations that move money for idempotency keys (NS-10)', () => {
    const marked = Object.entries(table).filter(([, { idempotent }]) => idempotent);
    expect(marked.map(([id]) => id).toSorted()).toEqual([
      'cancelWithdrawal',
      'requestDeposit',
      'requestWithdrawal',
    ]);
  });

  it('mark exactly the two calls of sign-up for the captcha (SIGN-14)', () => {
    const marked = Object.entries(table).filter(([, { captcha }]) => captcha);
    expect(marked.map(([id]) => id).toSorted()).toEqual(['registerPlayer', 'updateRegistration']);
  });

  it.each(operations)('let every documented refusal of $id be given as an outcome', ({ id }) => {
    const given: readonly { code?: string }[] = Object.values(outcomes[id]);
    const codes = given.flatMap(({ code }) => (code === undefined ? [] : [code]));
    expect([...new Set(codes)].toSorted()).toEqual([...table[id].refusals].toSorted());
  });
});
