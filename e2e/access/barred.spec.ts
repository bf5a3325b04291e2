import { persona } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

/** Personas whom the real platform keeps out, in both brands: a calm panel, with ways that lead somewhere. */
const WORDS = {
  'fi-FI': {
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    logIn: 'Kirjaudu sisään',
    support: 'Asiakaspalvelu',
    back: 'Takaisin sivustolle',
    ends: /^Se päättyy \d+\.\s.+\s20\d\d, \d\d\.\d\d \(Itä-Euroopan aika\)\.$/,
    excluded: 'Pelikieltosi on voimassa',
    timeout: 'Sinulla on tauko',
  },
  'pt-BR': {
    email: 'E-mail',
    password: 'Senha',
    logIn: 'Entrar',
    support: 'Falar com o suporte',
    back: 'Voltar ao site',
    ends: /^Termina em .+\sde\s20\d\d, \d\d:\d\d\s.+\.$/,
    excluded: 'Sua autoexclusão está valendo',
    timeout: 'Você está em pausa',
  },
} as const;

for (const [brand, origin, locale] of [
  ['Northlight', ORIGIN, 'fi-FI'],
  ['Sol Alta', SOL_ALTA_ORIGIN, 'pt-BR'],
] as const) {
  for (const name of ['excluded', 'timeout'] as const) {
    test(`[EXC-07][LOGIN-10] ${name} at ${brand} in ${locale}: until when, help, and the way back`, async ({
      page,
      complaints,
    }) => {
      complaints.allowAnswers(403);
      const words = WORDS[locale];
      await page.goto(`${origin}/${locale}/#login`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.email).fill(persona(name).email);
      await dialog.getByLabel(words.password, { exact: true }).fill(persona(name).password);
      await dialog.getByRole('button', { name: words.logIn }).click();
      const panel = page.getByRole('dialog', { name: words[name] });
      await expect(panel.getByText(words.ends)).toBeVisible();
      await expect(panel.getByText(words[name], { exact: true })).toBeFocused();
      await expect(panel.getByRole('textbox')).toHaveCount(0);
      await expectAccessible(page, `${brand}, ${name} at the log-in`);
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await lookForOverflow(page)).overflows).toEqual([]);
      expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await panel.getByRole('button', { name: words.back }).click();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
    });
  }

  test(`[LOGIN-08] excluded at ${brand} in ${locale}: the way to support leads there`, async ({
    page,
    complaints,
  }) => {
    complaints.allowAnswers(403);
    const words = WORDS[locale];
    await page.goto(`${origin}/${locale}/#login`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.email).fill(persona('excluded').email);
    await dialog.getByLabel(words.password, { exact: true }).fill(persona('excluded').password);
    await dialog.getByRole('button', { name: words.logIn }).click();
    await dialog.getByRole('link', { name: words.support }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/contact-live-chat$`));
    // The page of the support opens its chat, which is a dialog, too.
    await expect(page.getByText(words.excluded, { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  });
}
