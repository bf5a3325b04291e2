import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useInLanguage } from '../../src/runtime/locale/country-names.ts';
import { useResidence } from '../../src/access/sign-up/residence.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { COUNTRIES, type Country } from '../../reference/countries.ts';
import { hookAt, speak } from '../setup/in-locale.tsx';

beforeEach(() => speak('en'));
afterEach(() => {
  document.cookie = 'country-code=; path=/; max-age=0';
});

describe('[LOC-06] [SIGN-17] the residence', () => {
  test('is at first where the visitor was located, until another is chosen', async () => {
    document.cookie = 'country-code=SE; path=/';
    const { result } = await hookAt('/en-UN/', () => useResidence(undefined));
    expect(result.current).toMatchObject({ offered: 'SE', countryCode: 'SE', minimumAge: 18 });
    act(() => {
      result.current.choose({ countryCode: 'IN' });
    });
    expect(result.current).toMatchObject({ offered: 'SE', countryCode: 'IN', minimumAge: 21 });
  });

  test('is Finland where nobody was located, and what was entered before that', async () => {
    const fresh = await hookAt('/en-UN/', () => useResidence(undefined));
    expect(fresh.result.current).toMatchObject({ offered: 'FI', countryCode: 'FI' });
    const entered = { countryCode: 'CA', provinceCode: 'QC' };
    const back = await hookAt('/en-UN/', () => useResidence(entered));
    expect(back.result.current).toMatchObject({ ...entered, offered: 'FI', minimumAge: 18 });
  });

  test('is what was typed before a reload, in the same market and while it is offered', async () => {
    const draftOf = (market: string, countryCode: string) => ({ market, countryCode });
    const residenceOf = async (draft: ReturnType<typeof draftOf>) => {
      const { result } = await hookAt('/en-UN/', () => useResidence(undefined, draft));
      return result.current.countryCode;
    };
    expect(await residenceOf(draftOf('UN', 'IN'))).toBe('IN');
    expect(await residenceOf(draftOf('CA', 'IN'))).toBe('FI');
    // France is not offered here.
    expect(await residenceOf(draftOf('UN', 'FR'))).toBe('FI');
  });

  test('is asked among the countries of the address and of the brand', async () => {
    const codes = (choice: { countries: readonly Country[] }) =>
      choice.countries.map(({ code }) => code);
    const { result, go } = await hookAt('/en-UN/signup', () => useResidence(undefined), {});
    expect(codes(result.current)).not.toContain('FR');
    expect(codes(result.current)).not.toContain('PL');
    await go('/en-CA/signup');
    expect(codes(result.current)).toContain('FR');
    expect(result.current.offered).toBe('CA');
    const other = await hookAt('/en-UN/', () => useResidence(undefined), {
      brand: solAlta,
    });
    expect(codes(other.result.current)).toContain('PL');
  });
});

test('[SIGN-30] the names of countries follow the language of the texts', async () => {
  const codeOf = ({ code }: Country) => code;
  const { result } = await hookAt('/en-UN/', () => useInLanguage(COUNTRIES, codeOf));
  const nameOf = (of: string) => result.current.places.find(({ code }) => code === of)?.name;
  expect([result.current.language, nameOf('DE')]).toEqual(['en', 'Germany']);
  await speak('fi');
  expect([result.current.language, nameOf('DE')]).toEqual(['fi', 'Saksa']);
});
