import { codeDriver, signUpDriver } from '../../replay/access/sign-up.driver.ts';
import { depositDriver } from '../../replay/banking/deposit.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { newPerson, phoneOf } from '../../replay/browser/players.ts';
import { withdrawDriver } from '../../replay/banking/withdraw.driver.ts';
import { verifyAtTheDesk } from '../support/desk.ts';
import { providerDriver } from '../support/provider.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { walkTheMainJob } from '../support/walk.ts';
import { anyText, t, wholeText } from '../../replay/texts.ts';

/** Each brand is walked, and judged by axe, on one width; differences of the width alone, on both by keyboard. */
const brands = [
  { brand: 'Northlight', baseURL: ORIGIN, tag: ['@main'] },
  { brand: 'Sol Alta', baseURL: SOL_ALTA_ORIGIN, tag: ['@main', '@phone-only'] },
];

for (const { brand, baseURL, tag } of brands) {
  test.describe(brand, () => {
    test.use({ baseURL });

    test(
      `[SIGN-01][DEP-05][WDR-11][LOGIN-02][WAL-01] ${brand}: sign up, deposit, withdraw, log out, log in; the money is there, and axe finds nothing on the way`,
      { tag },
      async ({ page, request, control }) => {
        await walkTheMainJob(page, request, control, (screen) => expectAccessible(page, screen));
      },
    );
  });
}

test('[BRAND-02] Outside production the address chooses the brand', async ({ page }) => {
  await page.goto('/en-UN/signup?brand=sol-alta');
  await expect(page.getByRole('link', { name: 'Sol Alta, home page' })).toBeVisible();
  await page.goto('/en-UN/signup');
  await expect(page.getByRole('link', { name: 'Northlight, home page' })).toBeVisible();
});

for (const { where, tag } of [
  { where: 'at a desk', tag: '@main' },
  { where: 'on a phone', tag: '@phone-only' },
])
  test(
    `[SIGN-01][DEP-05] The main job with the keyboard alone, ${where}`,
    { tag },
    async ({ page, request, control }) => {
      const { keyboard } = page;
      const person = newPerson();
      const focused = page.locator(':focus');
      /** Presses Tab until the element with that role and name has the focus, as a person would. */
      const tabTo = async (role: Parameters<typeof page.getByRole>[0], name: string | RegExp) => {
        const wanted = page.getByRole(role, { name }).filter({ visible: true });
        // A person presses Tab once they see where to go.
        await expect(wanted).not.toHaveCount(0);
        for (let presses = 0; presses < 60; presses += 1) {
          if ((await wanted.and(focused).count()) > 0) return;
          await keyboard.press('Tab');
        }
        throw new Error(`Tab never reaches the ${role} "${name}"`);
      };
      const fill = async (name: string | RegExp, text: string) => {
        await tabTo('textbox', name);
        await keyboard.type(text);
      };

      await page.goto('/en-UN/');
      await expect(
        page.getByRole('main').getByRole('link', { name: t('action.signUp') }),
      ).toBeVisible();
      await keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
      await keyboard.press('Enter');
      await tabTo('link', t('action.signUp'));
      await keyboard.press('Enter');

      const signUp = signUpDriver(personAt(page));
      await signUp.see.details();
      await fill(t('field.email.label'), person.email);
      await fill(t('field.password.label'), person.password);
      await tabTo('checkbox', t('signup.terms.label'));
      await keyboard.press('Space');
      await tabTo('checkbox', t('signup.cookies.label'));
      await keyboard.press('Space');
      await keyboard.press('Enter');

      await signUp.see.contactInfo();
      await fill(t('field.firstName.label'), person.firstName);
      await fill(t('field.lastName.label'), person.lastName);
      await fill(t('field.dateOfBirth.day'), person.birth.day);
      await fill(t('field.dateOfBirth.month'), person.birth.month);
      await fill(t('field.dateOfBirth.year'), person.birth.year);
      await fill(t('field.phoneBody.label'), person.phone);
      await fill(t('field.street.label'), person.street);
      await fill(t('field.postalCode.label'), person.postalCode);
      await fill(t('field.city.label'), person.city);
      await keyboard.press('Enter');

      const code = codeDriver(personAt(page));
      await code.see.enteringCode();
      await expect(code.field).toBeFocused();
      await keyboard.type(await control.code(phoneOf(person)));

      await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeVisible();
      await tabTo('link', t('nav.deposit'));
      await keyboard.press('Enter');

      const deposit = depositDriver(personAt(page));
      await deposit.see.cashier();
      await fill(t('deposit.amount.label'), '50');
      await tabTo('radio', /^Card/);
      await keyboard.press('Space');
      await tabTo('button', /^Deposit/);
      await keyboard.press('Enter');

      const provider = providerDriver(page);
      await provider.see();
      await fill('Card number', '4242424242424242');
      await fill('Expiry date', '1240');
      await fill('Security code', '123');
      await keyboard.press('Enter');
      await expect(provider.confirm).toBeVisible();
      await tabTo('button', /^Confirm/);
      await keyboard.press('Enter');
      await deposit.see.succeeded();
      await walletDriver(personAt(page)).seeTotal('€50.00');
      await expect(
        page.getByRole('heading', { name: anyText('deposit.returned.success.title') }),
      ).toBeVisible();

      await verifyAtTheDesk(request, person);
      await page.goto('/en-UN/my-account');
      await tabTo('link', t('withdraw.title'));
      await keyboard.press('Enter');
      const withdraw = withdrawDriver(personAt(page));
      await withdraw.see.form();
      await fill(t('deposit.amount.label'), '40');
      await tabTo('radio', anyText('deposit.method.CREDITCARD'));
      await keyboard.press('Space');
      await tabTo('button', wholeText('withdraw.submit', 'withdraw.submit.amount'));
      await keyboard.press('Enter');
      await withdraw.see.requested();

      await tabTo('button', t('shell.account'));
      await keyboard.press('Enter');
      await tabTo('button', t('session.signOut'));
      await keyboard.press('Enter');
      await expect(
        page.getByRole('main').getByRole('link', { name: t('action.signUp') }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo('link', t('action.logIn'));
      await keyboard.press('Enter');

      const popup = page.getByRole('dialog', { name: t('login.title') });
      await expect(popup.getByLabel(t('field.email.label'))).toBeFocused();
      await keyboard.type(person.email);
      await fill(t('field.password.label'), person.password);
      await keyboard.press('Enter');
      await expect(popup).toBeHidden();
      await walletDriver(personAt(page)).seeTotal('€50.00');
    },
  );
