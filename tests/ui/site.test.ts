import { describe, expect, it } from 'vitest';
import { brandFor, BRANDS } from '../../src/brands/index.ts';
import { BREAKPOINTS, MOBILE_BELOW } from '../../src/ui/tokens.ts';

const [northlight, solAlta] = BRANDS;

describe('brands', () => {
  it.each([
    ['northlight.example', '', northlight],
    ['sol-alta.example', '', solAlta],
    ['www.SOL-ALTA.example:443', '', solAlta],
    ['sol-alta.localhost:4000', '', solAlta],
    ['localhost', '', northlight],
    ['localhost', '?brand=sol-alta', solAlta],
    ['localhost', '?brand=unknown', northlight],
  ])('BRAND-02 %s%s shows its brand', (host, search, brand) => {
    expect(brandFor({ host, search })).toBe(brand);
  });
  it('BRAND-02 the query does not choose in production', () => {
    const request = { host: 'northlight.example', search: '?brand=sol-alta', production: true };
    expect(brandFor(request)).toBe(northlight);
  });
  it('BRAND-01 BRAND-02 NS-53 brands differ in theme, dataset, site and toggles', () => {
    expect(northlight.siteId).not.toBe(solAlta.siteId);
    expect(northlight.dataset).not.toBe(solAlta.dataset);
    expect(northlight.phonePrefixFilter).not.toBe(solAlta.phonePrefixFilter);
    expect(northlight.aboutUs).not.toBe(solAlta.aboutUs);
  });
  it('BRAND-03 the default site id is 2', () => {
    expect(northlight.siteId).toBe('2');
  });
});

describe('layout', () => {
  it('LAYOUT-02 CONST-07 has the breakpoints of the specification', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 320, md: 768, lg: 1024, xl: 1440 });
    expect(MOBILE_BELOW).toBe(1024);
  });
});
