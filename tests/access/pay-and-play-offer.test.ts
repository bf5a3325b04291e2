import { describe, expect, test } from 'vitest';
import {
  isPayAndPlayOffered,
  isPayAndPlayOn,
  type PayAndPlaySetting,
} from '../../reference/pay-and-play.ts';

const setting: PayAndPlaySetting = { clientId: 'brand', identityProvider: 'bank', markets: ['FI'] };
const HOME = '192.0.2.10';

describe('where pay-and-play is offered', () => {
  test.each([
    ['hidden', { ...setting, hidden: true }, false],
    ['without a list', setting, true],
    ['on the list', { ...setting, allowedAddresses: ['192.0.2.9', HOME] }, true],
    ['not on the list', { ...setting, allowedAddresses: ['192.0.2.1'] }, false],
    ['a list without anybody', { ...setting, allowedAddresses: [] }, false],
    ['a part of an address', { ...setting, allowedAddresses: ['192.0.2.100'] }, false],
  ])('%s [PNP-10]', (_, given, offered) => {
    expect(isPayAndPlayOffered(given, 'FI', HOME)).toBe(offered);
  });

  test('in no other market, for no other brand, and on a list not for an address that nobody knows [PNP-10]', () => {
    expect(isPayAndPlayOffered(setting, 'UN', HOME)).toBe(false);
    expect(isPayAndPlayOffered(undefined, 'FI', HOME)).toBe(false);
    expect(isPayAndPlayOffered({ ...setting, allowedAddresses: [HOME] }, 'FI', '')).toBe(false);
  });

  test('the list does not count on the way back, the switch does [NS-02] [ROUTE-05]', () => {
    expect(isPayAndPlayOn({ ...setting, allowedAddresses: [] }, 'FI')).toBe(true);
    expect(isPayAndPlayOn({ ...setting, hidden: true }, 'FI')).toBe(false);
    expect(isPayAndPlayOn(setting, 'UN')).toBe(false);
  });
});
