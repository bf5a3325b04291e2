import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { clean, leave, link, openCashier, radio } from './deposit.support.tsx';

beforeEach(clean);
afterEach(leave);

const card = (name: RegExp) => radio(name).closest('label')?.parentElement;

test('a bonus says before it is chosen how often it is to be wagered, and until when [DEP-18]', async () => {
  await openCashier();
  expect(card(/Welcome bonus/)).toHaveTextContent(
    'Wager the bonus 35 times before you withdraw it.',
  );
  expect(card(/Welcome bonus/)).toHaveTextContent('Valid until 1 January 2027, 01:59 EET');
  // A bonus that says nothing of wagering promises nothing either.
  expect(card(/Fifty spins/)).not.toHaveTextContent(/Wager|Valid until/);
});

test('the terms of a bonus are a list that describes it, and no part of its name [DEP-18]', async () => {
  await openCashier();
  const offer = radio(/Welcome bonus/);
  expect(offer).not.toHaveAccessibleName(/Wager/);
  expect(offer).toHaveAccessibleDescription(/Wager the bonus 35\stimes/);
  const list = screen.getByText(/^Wager the bonus 35/).closest('ul');
  expect(list?.querySelectorAll('li').length).toBeGreaterThan(4);
});

test('the terms of bonuses, and help to play safely, are one press away [DEP-18]', async () => {
  await openCashier();
  expect(link('Read the bonus terms')).toHaveAttribute('href', '/en-UN/bonus-terms');
  const help = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(help).toContain('/en-UN/my-account/gambling-limits#deposit-limits');
});

test.each([
  [
    'Northlight',
    'en-UN',
    'EUR',
    /Welcome bonus/,
    [
      '100% of your deposit, up to €100.00.',
      'You have 30 days for that, from the deposit on.',
      'Highest stake while it runs: €5.00.',
      'Highest win from the bonus: €500.00.',
      'Table games: 10% of each stake',
    ],
  ],
  [
    'Sol Alta',
    'fi-UN',
    'EUR',
    /Welcome bonus/,
    [
      '100 % talletuksestasi, enintään 100,00 €.',
      'Aikaa on 30 päivää talletuksesta.',
      'Suurin panos bonuksen aikana: 5,00 €.',
      'Suurin voitto bonuksella: 500,00 €.',
      'Pöytäpelit: 10 % panoksesta',
    ],
  ],
  [
    'Sol Alta',
    'pt-BR',
    'BRL',
    /Welcome bonus/,
    [
      '100% do seu depósito, até R$ 100,00.',
      'Você tem 30 dias para isso, a partir do depósito.',
      'Maior aposta enquanto estiver ativo: R$ 5,00.',
      'Maior ganho com o bônus: R$ 500,00.',
      'Jogos de mesa: 10% de cada aposta',
    ],
  ],
] as const)(
  '%s in %s says time, highest stake, highest win and what counts before a bonus is chosen [DEP-18]',
  async (brand, locale, currency, name, terms) => {
    leave();
    freshDevice();
    const [welcome] = outcomes.getDepositBonuses.success.data.campaigns;
    const site = await openSite({
      at: `/${locale}/my-account/banking/deposit`,
      brand: brand === 'Sol Alta' ? solAlta : northlight,
      player: true,
      platform: {
        getRecentDepositMethods: withData('getRecentDepositMethods', { currency }),
        getDepositBonuses: withData('getDepositBonuses', {
          campaigns: [{ ...welcome, currency }],
        }),
      },
    });
    const offer = await screen.findByRole('radio', { name });
    const said = (offer.closest('label')?.parentElement?.textContent ?? '').replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    );
    for (const term of terms) expect(said).toContain(term);
    expect(site.sent('getDepositBonuses').query).toEqual({ language: locale.slice(0, 2) });
    leaveSite();
  },
);
