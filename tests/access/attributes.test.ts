import { expect, test } from 'vitest';
import { withAttributes } from '../../machines/access/session/attributes.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

const known = {
  access: outcomes.getAccessContext.success.data,
  account: outcomes.getAccessDetails.success.data,
};

test('a suspension holds at once, and its end too [RT-06] [DEP-13] [NS-44]', () => {
  const suspended = withAttributes(known, { multibrandSuspended: true });
  expect(suspended.access?.multibrand).toEqual({ suspended: true });
  expect(withAttributes(suspended, { multibrandSuspended: false })).toEqual(known);
});

test('flags of the access and of the account change where they stand, and nothing else does [RT-06]', () => {
  const { access, account } = withAttributes(known, { riskPayout: true, casino: false });
  expect(access).toEqual({ ...known.access, riskPayout: true });
  expect(account).toEqual({ ...known.account, casino: false });
});

test.each([
  ['a name that is not known', { bingo: true }],
  ['what is no flag', { kycStatus: 'PENDING', loyaltyLevel: 3 }],
  ['a flag that is no yes or no', { riskPayout: 'true', casino: 0 }],
  ['whether the player is authorized: that the platform answers', { authorized: false }],
  ['a suspension that is none', { multibrandSuspended: 'yes' }],
])('leaves alone %s [RT-06]', (_, attributes) => {
  expect(withAttributes(known, attributes)).toEqual(known);
});

test('of whom nothing is known nothing is made up [RT-06]', () => {
  expect(withAttributes({ access: undefined, account: undefined }, { riskPayout: true })).toEqual({
    access: undefined,
    account: undefined,
  });
});
