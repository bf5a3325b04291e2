import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { northlight } from '../../src/brands/northlight/brand.ts';
import type { Brand } from '../../src/brands/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** The seal of a licence leads to its entry in the regulator's register: doubters can look. */

beforeEach(freshDevice);
afterEach(leaveSite);

const root = join(import.meta.dirname, '..', '..');
const picture = { asset: 'image-a-44x44-svg', alt: '' };

interface Published {
  readonly name: Readonly<Record<string, string>>;
  readonly number: string;
  readonly url: string;
}

/** The brand's own document, as the content service answers it in a language. */
async function licenceOf(dataset: string, language: string) {
  const file = join(root, 'content', dataset, 'licence.main.json');
  const { name, number, url } = JSON.parse(await readFile(file, 'utf8')) as Published;
  return { id: 'licence.main', name: name[language], number, url, text: '', logo: picture };
}

const openWith = async (brand: Brand, language: string, market: string, change: object = {}) => {
  const licence = { ...(await licenceOf(brand.dataset, language)), ...change };
  await openSite({
    at: `/${language}-${market}/`,
    brand,
    content: {
      footer: {
        footerTermsAndConditions: false,
        footerContent: false,
        footerLicenseLogos: true,
        companyText: [],
        partners: [],
        regulationLogos: [],
      },
      market: [{ marketId: market, licences: [licence] }],
    },
  });
  return licence;
};
const footer = () => within(screen.getByRole('contentinfo'));

test.each([
  ['Northlight, English', northlight, 'en', 'FI', 'opens in a new tab'],
  ['Northlight, Finnish', northlight, 'fi', 'FI', 'avautuu uuteen välilehteen'],
  ['Sol Alta, Portuguese', solAlta, 'pt', 'BR', 'abre em uma nova aba'],
])('%s: the seal links to the register [FOOT-04]', async (_, brand, language, market, opens) => {
  const { name, number, url } = await openWith(brand, language, market);
  const link = await footer().findByRole('link', { name: new RegExp(number) });
  expect(link).toHaveAccessibleName(`${name}, ${number} (${opens})`);
  expect(link).toHaveAttribute('href', url);
  expect(new URL(url).protocol).toBe('https:');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(within(link).getByText(`${name}, ${number}`)).toBeVisible();
});

test.each([['http://register.example'], ['javascript:alert(1)'], [undefined]])(
  'a seal whose register is at %s is no link [FOOT-04]',
  async (url) => {
    const { number } = await openWith(northlight, 'en', 'FI', { url });
    expect(await footer().findByRole('img', { name: new RegExp(number) })).toBeVisible();
    expect(footer().queryByRole('link', { name: new RegExp(number) })).toBeNull();
  },
);
