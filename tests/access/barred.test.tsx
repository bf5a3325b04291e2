import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day, loginRefusal } from '../../backend/access/status.ts';
import { problemBody } from '../../backend/platform/http/problem.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import type { Answer } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { registered } from '../backend/access/player.ts';
import { NOON } from '../backend/banking/facts.ts';
import { fewOf } from '../setup/few-of.ts';

/** Players whom the platform keeps out, from its own refusal to the panel on the whole site of each brand. */

beforeEach(freshDevice);
afterEach(leaveSite);

/** The players of the personas' page whose password is right and who stay out. */
const PERSONAS = {
  excluded: { status: 'SELF_EXCLUDED', statusUntil: new Date(NOON + 182 * day) },
  'excluded-forever': { status: 'SELF_EXCLUDED', statusUntil: null },
  timeout: { status: 'TIMEOUT', statusUntil: new Date(NOON + 3 * day), cooling: true },
  closed: { status: 'CLOSED', statusUntil: null },
  blacklisted: { status: 'BLACKLISTED', statusUntil: null },
} as const;

/** The platform's refusal of a login, as it goes over the wire. */
function refusalOf(persona: keyof typeof PERSONAS): Answer {
  const player = registered({
    email: 'aino@example.com',
    statusInitiator: 'PLAYER',
    ...PERSONAS[persona],
  });
  const refusal = loginRefusal(player, NOON, persona === 'timeout' ? 'cooling.token' : null);
  if (refusal === null) throw new Error(`${persona} may log in`);
  const { status, code, message, details } = refusal;
  return { status, body: problemBody({ status, code, message, ...details }, 'trace') };
}

const BRANDS = { northlight, solAlta };
const NAMES = {
  'en-UN': {
    email: 'E-mail address',
    password: 'Password',
    logIn: 'Log in',
    back: 'Back to the site',
  },
  'fi-FI': {
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    logIn: 'Kirjaudu sisään',
    back: 'Takaisin sivustolle',
  },
  'pt-BR': { email: 'E-mail', password: 'Senha', logIn: 'Entrar', back: 'Voltar ao site' },
} as const;
type Locale = keyof typeof NAMES;

async function logIn(persona: keyof typeof PERSONAS, brand: keyof typeof BRANDS, locale: Locale) {
  const site = await openSite({
    brand: BRANDS[brand],
    at: `/${locale}/deposit#login`,
    platform: { logIn: refusalOf(persona) },
  });
  const { email, password, logIn: submit } = NAMES[locale];
  const form = within(await screen.findByRole('dialog', { name: submit }));
  await site.user.click(form.getByLabelText(email));
  await site.user.paste('aino@example.com');
  await site.user.click(form.getByLabelText(password));
  await site.user.paste('Correct-Horse-7');
  await site.user.click(form.getByRole('button', { name: submit }));
  await waitFor(() => {
    expect(screen.queryByLabelText(password)).toBeNull();
  });
  const panel = screen.getByRole('dialog');
  const hrefs = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.slice(locale.length + 1));
  return { site, panel, hrefs };
}

const HELP = '/responsible-gambling';
const SUPPORT = '/contact-live-chat';

for (const { rows, tags } of fewOf(
  [
    ['excluded', 'northlight', 'en-UN', 'You are excluded from play', 'It ends on'],
    ['timeout', 'solAlta', 'pt-BR', 'Você está em pausa', 'Termina em'],
    ['excluded', 'northlight', 'fi-FI', 'Pelikieltosi on voimassa', 'Se päättyy'],
    ['excluded', 'solAlta', 'pt-BR', 'Sua autoexclusão está valendo', 'Termina em'],
    ['excluded', 'solAlta', 'en-UN', 'You are excluded from play', 'It ends on'],
    ['timeout', 'northlight', 'fi-FI', 'Sinulla on tauko', 'Se päättyy'],
    ['timeout', 'northlight', 'en-UN', 'You are on a break', 'It ends on'],
  ] as const,
  2,
))
  test.each(rows)(
    '%s at %s in %s reads until when, who helps and who can say more, and no form [LOGIN-08] [LOGIN-10] [EXC-07]',
    { tags },
    async (persona, brand, locale, title, ends) => {
      const { panel, hrefs } = await logIn(persona, brand, locale);
      expect(panel).toHaveAccessibleName(title);
      expect(within(panel).getByText(title)).toHaveFocus();
      expect(screen.queryByRole('alert')).toBeNull();
      const until = within(panel).getByText(new RegExp(`^${ends} `));
      // Day, time and zone.
      expect(until).toHaveTextContent(/20\d\d.*\d\d[.:]\d\d.*(EE|Itä-Euroopan|Europa Oriental)/);
      expect(hrefs.slice(0, 2)).toEqual([HELP, SUPPORT]);
      expect(within(panel).queryByRole('textbox')).toBeNull();
    },
  );

test.each([
  ['excluded', 'northlight', 'fi-FI', 'tel:0800100101', 'https://peluuri.fi'],
  ['excluded-forever', 'solAlta', 'pt-BR', 'tel:188', 'https://cvv.org.br'],
  ['timeout', 'northlight', 'fi-FI', 'tel:0800100101', 'https://peluuri.fi'],
  ['timeout', 'solAlta', 'en-UN', undefined, 'https://www.gamblingtherapy.org'],
] as const)(
  '%s at %s in %s can call who helps there at once [LOGIN-08] [EXC-07]',
  async (persona, brand, locale, telephone, web) => {
    const { panel } = await logIn(persona, brand, locale);
    await waitFor(() => {
      const hrefs = within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(hrefs).toContain(web);
      if (telephone !== undefined) expect(hrefs).toContain(telephone);
    });
  },
);

test.each([
  ['closed', 'northlight', 'en-UN', [SUPPORT, '/page-closed-account', HELP]],
  ['closed', 'solAlta', 'pt-BR', [SUPPORT, '/page-closed-account', HELP]],
  ['blacklisted', 'northlight', 'fi-FI', [SUPPORT, HELP]],
  ['blacklisted', 'solAlta', 'en-UN', [SUPPORT, HELP]],
  ['excluded-forever', 'northlight', 'en-UN', [HELP, SUPPORT]],
] as const)(
  '%s at %s in %s gets to who can say more [LOGIN-09] [LOGIN-13]',
  async (persona, brand, locale, ways) => {
    const { panel, hrefs } = await logIn(persona, brand, locale);
    // Besides the helplines where they live.
    expect(hrefs.filter((href) => href?.startsWith('//') === false)).toEqual(ways);
    expect(within(panel).queryByText(/^(It ends on|Se päättyy|Termina em)/)).toBeNull();
  },
);

test.each([
  ['northlight', 'en-UN', /break of 24 hours that begins at once/],
  ['northlight', 'fi-FI', /24 tunnin tauko, joka alkaa heti/],
  ['solAlta', 'pt-BR', /pausa de 24 horas que começa na hora/],
] as const)(
  'who may begin a cooling-off at %s in %s reads what it is [LOGIN-10] [EXC-05]',
  async (brand, locale, words) => {
    const { panel } = await logIn('timeout', brand, locale);
    expect(panel).toHaveTextContent(words);
  },
);

test.each([
  ['northlight', 'fi-FI'],
  ['solAlta', 'pt-BR'],
] as const)(
  'at %s in %s the way back leads to the page beneath [LOGIN-02]',
  async (brand, locale) => {
    const { site, panel } = await logIn('excluded', brand, locale);
    await site.user.click(within(panel).getByRole('button', { name: NAMES[locale].back }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(`${site.path()}${location.hash}`).toBe(`/${locale}/deposit`);
    // Opened again, it begins with the form.
    await site.go(`/${locale}/deposit#login`);
    expect(await screen.findByLabelText(NAMES[locale].password)).toHaveValue('');
  },
);
