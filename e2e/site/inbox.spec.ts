import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import {
  enter,
  newPerson,
  register,
  tokensOf,
  type Applicant,
} from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

// The browser notes the requests that a removed frame gives up. A frame is taken away while it listens; and its id
// is asked for once more, and refused, as a session ends.
test.beforeEach(({ complaints }) => {
  complaints.allow(/widgets\/inbox.*net::ERR_ABORTED/);
  complaints.allow(/status of 401.*crm\/inbox-id/);
});

const frameOf = (page: Page) => page.frameLocator('iframe[title]');
const account = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });

/** Writes a message at the desk, as a person does. */
async function write(desk: Page, to: Applicant, fields: Readonly<Record<string, string>>) {
  await enterDesk(desk.context().request);
  await desk.goto(`${ORIGIN}/desk/inbox`);
  for (const [label, text] of Object.entries(fields)) {
    const [language = '', field = ''] = label.split(' ');
    await desk.getByRole('group', { name: language }).getByLabel(field).fill(text);
  }
  await desk.getByLabel('Page of the site').fill('/payment-methods');
  await desk.getByLabel('One player').fill(to.email);
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByRole('region', { name: 'Preview' })).toContainText(
    fields['English Title'] ?? '',
  );
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('status')).toHaveText('Sent.');
}

const send = async (request: APIRequestContext, to: Applicant, title: string): Promise<void> => {
  const form = {
    key: randomUUID(),
    step: 'send',
    title_en: title,
    body_en: 'It is said here.',
    player: to.email,
  };
  await enterDesk(request);
  await request.post('/desk/inbox', { form });
};

const idOf = (idToken: string): string =>
  String(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).player_id);

/** The sign of an unread message asks for no consent. */
const NOTHING_AGREED = cookieChoice({ performanceFunctional: false, marketing: false });

const TITLE = 'A message with <script>, مرحبا 🎉';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);

for (const { brand, origin, at, width, words } of [
  {
    brand: 'Northlight',
    origin: ORIGIN,
    at: 'fi-FI',
    width: 390,
    words: {
      account: /^Oma tili/,
      unread: /, 1 lukematon$/,
      open: 'Siirry sivulle',
      archive: 'Arkistoi',
      archived: 'Arkisto',
      title: 'Viesti: <script>, مرحبا 🎉',
    },
  },
  {
    brand: 'Sol Alta',
    origin: SOL_ALTA_ORIGIN,
    at: 'pt-BR',
    width: 1440,
    words: {
      account: /^Minha conta/,
      unread: /, 1 não lida$/,
      open: 'Ir para a página',
      archive: 'Arquivar',
      archived: 'Arquivadas',
      title: TITLE,
    },
  },
] as const) {
  test(`[INBOX-01][INBOX-02][ROUTE-20][API-072][API-174] ${brand} at ${width} px: what the desk writes arrives at once, is counted, read in another tab, and filed away`, async ({
    page,
    browser,
    context,
    request,
    player,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { idToken } = await enter(page, request, player, origin);
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, NOTHING_AGREED);
    await page.goto(`${origin}/${at}/terms`);
    await expect(account(page, words.account)).toBeVisible();
    const operator = await browser.newContext();
    await complaints.watch(operator);
    const desk = await operator.newPage();
    // The frame that counts hears of it, wherever the player is.
    await expect(page.locator('iframe')).toHaveAttribute('src', '/widgets/inbox/?count');
    await write(desk, player, {
      'English Title': TITLE,
      'English Text': `**Dear player**, ${LONG}\n\n- <img src=x onerror=alert(1)>`,
      'Suomi Title': 'Viesti: <script>, مرحبا 🎉',
      'Suomi Text': `**Hyvä pelaaja**, ${LONG}`,
    });
    await expect(account(page, words.unread)).toBeVisible();
    await expectAccessible(desk, 'the desk of the inbox');

    const tab = await newWindow(context);
    await tab.setViewportSize({ width, height: 844 });
    await tab.goto(`${origin}/${at}/my-account/inbox`);
    const inbox = frameOf(tab);
    const item = inbox.getByRole('button', { name: words.title });
    await expect(item).toBeVisible();
    await expectAccessible(tab, 'the list of messages');
    await item.press('Enter');
    const title = inbox.getByRole('heading', { name: words.title });
    await expect(title).toBeFocused();
    await expectAccessible(tab, 'a message');
    const fits = () =>
      tab.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    expect(await fits()).toBe(true);
    // A message read here is read there, and at the desk.
    await expect(account(tab, words.unread)).toHaveCount(0);
    await expect(account(page, words.unread)).toHaveCount(0);
    await desk.reload();
    // Other tests write beside this one.
    const sent = desk
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: idOf(idToken) });
    await expect(sent).toContainText('Read by 1');

    await inbox.getByRole('button', { name: words.archive, exact: true }).press('Enter');
    await expect(item).toHaveCount(0);
    await inbox.getByRole('button', { name: words.archived, exact: true }).click();
    await item.click();
    await inbox.getByRole('button', { name: words.open }).click();
    await expect(tab).toHaveURL(`${origin}/${at}/payment-methods`);
    await operator.close();
  });
}

test('[INBOX-01] Back leads from a message to the list, and from the list to where the player was @phone', async ({
  page,
  request,
  player,
}) => {
  await send(request, player, 'The first');
  await send(request, player, 'The second');
  await enter(page, request, player);
  await page.goto('/en-UN/terms');
  await account(page, /^My account/).click();
  await page.getByRole('link', { name: t('inbox.title') }).click();
  const inbox = frameOf(page);
  const message = (name: string) => inbox.getByRole('heading', { name, level: 2 });
  const entry = (name: string) => inbox.getByRole('button', { name: new RegExp(name) });
  await entry('The first').click();
  await expect(message('The first')).toBeVisible();
  // A step of the frame's own, for whose page Playwright would wait.
  await page.evaluate(() => history.back());
  await expect(entry('The second')).toBeVisible();
  await expect(entry('The first')).toBeFocused();
  await expect(page).toHaveURL(/\/my-account\/inbox$/);
  await entry('The second').click();
  await expect(message('The second')).toBeVisible();
  await inbox.getByRole('button', { name: 'Back to the list' }).click();
  await expect(entry('The second')).toBeFocused();
  // The list takes one step back, however often a message was read.
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('[INBOX-01][GUARD-19] Two players on one device, one after the other: neither sees what the other was sent', async ({
  page,
  request,
  control,
  player,
}) => {
  const next = await register(request, control, newPerson());
  await tokensOf(request, next);
  await send(request, player, 'For the first alone');
  await send(request, next, 'For the next alone');
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  for (const [who, own] of [
    [player, 'For the first alone'],
    [next, 'For the next alone'],
  ] as const) {
    await enter(page, request, who);
    await page.goto('/en-UN/my-account/inbox');
    await expect(frameOf(page).getByRole('listitem')).toHaveCount(1);
    await expect(frameOf(page).getByRole('listitem')).toContainText(own);
    await expect(account(page, 'My account, 1 unread')).toBeVisible();
    await account(page, 'My account, 1 unread').click();
    await page.getByRole('button', { name: t('session.signOut') }).click();
    await sessionDriver(personAt(page)).see.anonymous();
    await expect(page.locator('iframe')).toHaveCount(0);
    asked.length = 0;
    await page.goto('/en-UN/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /inbox|widgets/i.test(path))).toEqual([]);
  }
});
