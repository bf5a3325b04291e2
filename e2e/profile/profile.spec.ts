import type { Locator } from '@playwright/test';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, tokensOf } from '../../replay/browser/players.ts';
import { addressDriver } from '../../replay/profile/address.driver.ts';
import { marketingDriver } from '../../replay/profile/marketing.driver.ts';
import { passwordDriver } from '../../replay/profile/password.driver.ts';
import { phoneChangeDriver } from '../../replay/profile/phone-change.driver.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

const PAGE = '/en-UN/my-account/account';

interface Tab {
  readonly marketing: ReturnType<typeof marketingDriver>;
  readonly shown: (name: string) => Locator;
}

test('[PHONE-02][PHONE-04][PHONE-05] A number is changed with the code that went to it, and stays', async ({
  page,
  request,
  control,
  player,
  complaints,
}) => {
  complaints.allowAnswers(400);
  await enter(page, request, player);
  await page.goto(PAGE);
  const phone = phoneChangeDriver(personAt(page));
  const section = page.getByRole('region', { name: t('phone.title') });
  await expect(section.getByText(t('phone.verified'))).toBeVisible();
  const phoneBody = `45${Math.floor(1_000_001 + Math.random() * 8_999_990)}`;
  const number = { phonePrefix: '+358', phoneBody };
  await phone.perform['number.submitted']({ number });
  await phone.see.enteringCode();
  const code = await control.code(`+358${phoneBody}`);
  await phone.perform['code.submitted']({ code: code === '000000' ? '000001' : '000000' });
  await phone.see.codeRefused();
  await phone.perform['code.submitted']({ code });
  await phone.see.editing();
  await expect(section.getByText(t('phone.verified'))).toBeVisible();
  await page.reload();
  await expect(section.getByLabel(t('field.phoneBody.label'))).toHaveValue(phoneBody);
  await expect(section.getByText(t('phone.verified'))).toBeVisible();
});

test('[PROF-07][PROF-08] A password is changed by who knows it, and the other devices are logged out', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowAnswers(422);
  const newPassword = 'Battery-Staple-9';
  const elsewhere = await tokensOf(request, player);
  await enter(page, request, player);
  await page.goto(PAGE);
  const password = passwordDriver(personAt(page));
  await password.see.editing();
  const wrong = { oldPassword: 'Wrong-Horse-7', newPassword };
  await password.perform['password.submitted']({ body: wrong });
  await password.see.oldPasswordIncorrect();
  await password.perform['password.submitted']({
    body: { oldPassword: player.password, newPassword },
  });
  await password.see.changed();
  await page.reload();
  await password.see.editing();
  const other = await request.get('/api/v1/player/access/context', {
    headers: { Authorization: elsewhere.idToken, 'Access-Token': elsewhere.accessToken },
  });
  expect(other.status()).toBe(401);
  await expect(tokensOf(request, player)).rejects.toThrow('login.unauthorized');
  expect(await tokensOf(request, { ...player, password: newPassword })).toHaveProperty('idToken');
});

test('[PROF-06][PROF-10][LOC-09] Address, preferences and language are kept, each by itself', async ({
  page,
  request,
  player,
}) => {
  await enter(page, request, player);
  await page.goto(PAGE);
  const address = addressDriver(personAt(page));
  await address.perform['address.submitted']({
    body: { street: 'Katu 5 🏠', city: 'Turku', postalCode: '20100', countryCode: 'FI' },
  });
  await address.see.saved();
  const marketing = marketingDriver(personAt(page));
  await marketing.perform['preference.switched']({ name: 'SMS', isWanted: true });
  await marketing.see.saved();
  await page.reload();
  await expect(page.getByLabel(t('field.street.label'))).toHaveValue('Katu 5 🏠');
  await expect(page.getByLabel(t('field.postalCode.label'))).toHaveValue('20100');
  await expect(page.getByRole('switch', { name: t('marketing.channel.sms') })).toBeChecked();
  await expect(page.getByRole('switch', { name: t('marketing.channel.email') })).not.toBeChecked();

  await page.getByLabel(t('language.label')).selectOption('fi');
  await page.getByRole('button', { name: t('language.submit') }).click();
  await expect(page).toHaveURL(/\/fi-UN\/my-account\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tilin tiedot' })).toBeVisible();
});

test('[PROF-10] Preferences that two tabs save undo none of the other’s, one after the other and at once', async ({
  page,
  context,
  request,
  player,
}) => {
  await enter(page, request, player);
  await page.goto(PAGE);
  const other = await newWindow(context);
  await other.goto(PAGE);
  const [here, there] = [page, other].map((tab) => ({
    marketing: marketingDriver(personAt(tab)),
    shown: (name: string) => tab.getByRole('switch', { name }),
  })) as [Tab, Tab];
  await here.marketing.see.choosing();
  await there.marketing.see.choosing();

  await here.marketing.perform['preference.switched']({ name: 'SMS', isWanted: true });
  await here.marketing.see.saved();
  await there.marketing.perform['preference.switched']({ name: 'EMAIL', isWanted: true });
  await there.marketing.see.saved();
  // The platform's answer is its whole state: the other tab’s, too.
  await expect(there.shown(t('marketing.channel.sms'))).toBeChecked();

  await Promise.all([
    here.marketing.perform['preference.switched']({ name: 'NEWSLETTER', isWanted: true }),
    there.marketing.perform['preference.switched']({ name: 'CASINO', isWanted: true }),
  ]);
  await here.marketing.see.saved();
  await there.marketing.see.saved();
  for (const tab of [page, other]) await tab.reload();
  for (const { shown } of [here, there]) {
    for (const name of [
      t('marketing.channel.sms'),
      t('marketing.channel.email'),
      t('marketing.topic.newsletter'),
      t('marketing.topic.casino'),
    ]) {
      await expect(shown(name)).toBeChecked();
    }
    await expect(shown(t('marketing.channel.phone'))).not.toBeChecked();
  }
});

test('[PROF-11] On a phone a link leads to each section, clear of the header, and the keyboard goes on there', async ({
  page,
  request,
  player,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, request, player);
  await page.goto(PAGE);
  await expect(page.getByRole('switch', { name: t('marketing.channel.email') })).toBeVisible();
  const links = page.getByRole('navigation', { name: t('ui.sections') });
  await links.getByRole('link', { name: t('marketing.title') }).press('Enter');
  const heading = page.getByRole('heading', { name: t('marketing.title') });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: t('marketing.channel.email') })).toBeFocused();
});
