import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts } from '../../src/texts/index.ts';
import en from '../../src/texts/en.json' with { type: 'json' };
import { openSite, type Site } from '../../replay/dom/held.tsx';

let site: Site | undefined;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  activateTexts('en', await compileCatalogue('en', en));
});
afterEach(() => {
  site?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (signedIn: boolean): Promise<Site> => {
  site = await openSite({
    at: '/en-UN/',
    signedIn: () => signedIn,
    steered: new Set(['getAccessDetails']),
    inspect: () => {},
    newTerms: false,
  });
  return site;
};
/** Lazy views come in real time. */
const says = (age: string) =>
  vi.waitFor(() => {
    expect(footer()).toHaveTextContent(age);
  }, 10_000);
const footer = () => screen.getByRole('contentinfo');

test('NS-06: the frame names a visitor’s age by the address, a player’s by the residence', async () => {
  await open(false);
  await says('18');
  site?.close();
  const players = await open(true);
  const { data } = outcomes.getAccessDetails.success;
  await players.answer('getAccessDetails', { ok: true, data: { ...data, countryCode: 'IN' } });
  await says('21');
  expect(footer()).not.toHaveTextContent('18');
}, 30_000);
