import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { chatDriver } from '../../replay/site/chat.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

/** The widget in its frame, as a person meets it. */
const widgetIn = (page: Page, words: { label: string; send: string; log: string }) => {
  const frame = page.frameLocator('iframe[src^="/widgets/support-chat"]');
  const log = frame.getByRole('log', { name: words.log });
  return {
    log,
    body: frame.getByLabel(words.label),
    status: frame.getByRole('status'),
    send: frame.getByRole('button', { name: words.send, exact: true }),
  };
};
/** The page, and its widget, to which none of the page's scripts speak. */
async function expectBothAccessible(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  const widget = page.frames().find((frame) => frame.url().includes('/widgets/support-chat'));
  const found = await widget?.evaluate(() =>
    (globalThis as unknown as { readonly axe: typeof axe }).axe
      .run(document, { iframes: false, preload: false })
      .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0]?.html])),
  );
  expect(found, `the widget of ${screen}`).toEqual([]);
}
const ENGLISH = { label: 'Your message', send: 'Send', log: 'Conversation' };

/** The desk, with the conversation open whose last message is this. */
async function deskAt(page: Page, last: string) {
  await enterDesk(page.context().request);
  await page.goto(`${ORIGIN}/desk/chat`);
  const entry = page.getByRole('listitem').filter({ hasText: last }).first();
  await entry.getByRole('button').click();
  const conversation = page.getByRole('region', { name: /^(Player|Visitor)/ });
  return {
    entry,
    conversation,
    async answer(text: string) {
      await conversation.getByLabel('Answer').fill(text);
      await conversation.getByRole('button', { name: 'Send' }).click();
    },
  };
}

test('[CHAT-01][CHAT-02][CHAT-05] A player and the support write to each other, and an answer that came meanwhile is on the launcher', async ({
  page,
  player,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/support-chat')) asked.push(request.url());
  });
  const person = personAt(page);
  const login = loginDriver(person);
  await page.goto('/en-UN/');
  await login.perform['popup.opened']({});
  await login.perform['credentials.submitted'](player);
  await sessionDriver(person).see.player();
  const chat = chatDriver(person);
  await expect(chat.launcher).toBeVisible();
  expect(asked).toEqual([]);
  await page
    .evaluate(() => sessionStorage.getItem('supportChatUnreadCount'))
    .then((count) => expect(count).toBe('0'));
  await chat.launcher.press('Enter');
  const widget = widgetIn(page, ENGLISH);
  await expect(widget.body).toBeFocused();
  await chat.see.connected();
  const question = `Where is my withdrawal? <b>שלום</b> 👋🏽 ${randomUUID()}`;
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(widget.log).toContainText(question);
  await expectBothAccessible(page, 'the chat with a message');

  const support = await newWindow(context);
  const desk = await deskAt(support, question);
  await expectAccessible(support, 'the desk with a conversation');
  await expect(desk.entry).toContainText('Player');
  await expect(desk.entry).toContainText('Northlight · English');
  await desk.answer('It left us this morning.');
  await expect(widget.log).toContainText('It left us this morning.');

  await page.keyboard.press('Escape');
  await expect(chat.launcher).toBeFocused();
  await desk.answer('Anything else?');
  await expect(chat.launcher).toHaveAccessibleName(t('chat.unread', { count: 1 }));
  await page.reload();
  await expect(chat.launcher).toHaveAccessibleName(t('chat.unread', { count: 1 }));
  await page
    .getByRole('link', { name: t('nav.paymentMethods') })
    .first()
    .click();
  await expect(chat.launcher).toBeHidden();
  await page.goBack();
  await chat.launcher.click();
  await expect(widget.log).toContainText('Anything else?');
  await expect(widget.log.getByText(question)).toHaveCount(1);
  await page
    .getByRole('link', { name: t('nav.paymentMethods') })
    .first()
    .click();
  await chat.see.connected();

  // None of it is left for the next person.
  const session = sessionDriver(person);
  await session.perform['signOut.requested']({});
  await session.see.anonymous();
  await chat.see.closed();
  await page.goto('/en-UN/contact-live-chat');
  await chat.see.connected();
  await expect(widget.log).toContainText('What can we help you with?');
  await expect(widget.log).not.toContainText('withdrawal');
});

test('[CHAT-06][ROUTE-13] A visitor of the other brand writes from the page of the support, through a broken connection, once @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allowLostCalls();
  await page.goto(`${SOL_ALTA_ORIGIN}/pt-BR/contact-live-chat`);
  const widget = widgetIn(page, { label: 'Sua mensagem', send: 'Enviar', log: 'Conversa' });
  await expect(widget.body).toBeVisible();
  await expect(widget.body).not.toBeFocused();
  await expectBothAccessible(page, 'the page of the support chat');
  await page.route('**/widgets/support-chat/messages', (route) => route.abort('connectionreset'));
  const question = `Olá, não consigo entrar ${randomUUID()}`;
  await widget.body.fill(question);
  await widget.send.click();
  await expect(widget.status).toContainText('Sem conexão');
  await page.unroute('**/widgets/support-chat/messages');
  const desk = await deskAt(await newWindow(context), question);
  await expect(desk.entry).toContainText('Visitor');
  await expect(desk.entry).toContainText('Sol Alta · Portuguese · Brazil');
  await desk.answer('Vamos ver isso juntos.');
  await expect(widget.log).toContainText('Vamos ver isso juntos.');
  await expect(widget.log.getByText(question)).toHaveCount(1);
  await desk.conversation.getByRole('button', { name: 'Close the conversation' }).click();
  await desk.conversation.getByRole('button', { name: 'Close it' }).click();
  await expect(widget.status).toContainText('Esta conversa foi encerrada');
});

test('[CHAT-02] A chat that is opened shows its newest message, also when it came unseen @phone', async ({
  page,
  context,
}) => {
  await page.goto('/en-UN/');
  const chat = chatDriver(personAt(page));
  const widget = widgetIn(page, ENGLISH);
  await chat.launcher.click();
  const question = `A long one ${randomUUID()}${'\nand more'.repeat(40)}`;
  await widget.body.fill(question);
  await widget.send.click();
  const desk = await deskAt(await newWindow(context), question.slice(0, 40));
  await desk.answer('The first answer.');
  const first = widget.log.getByText('The first answer.');
  await expect(first).toBeInViewport();

  // The page begins anew, and its chat with a frame that nobody sees yet.
  await page.reload();
  await chat.launcher.click();
  await expect(first).toBeInViewport();

  // Closed, and opened again on the same page.
  await page.getByRole('button', { name: t('action.close') }).click();
  await desk.answer('The second answer.');
  await expect(chat.launcher).toHaveAccessibleName(t('chat.unread', { count: 1 }));
  await chat.launcher.click();
  const second = widget.log.getByText('The second answer.');
  await expect(second).toBeInViewport();

  // A reader who has scrolled up stays there.
  await widget.log.evaluate((log) => {
    log.scrollTop = 0;
  });
  await expect(second).not.toBeInViewport();
  await desk.answer('The third answer.');
  const third = widget.log.getByText('The third answer.');
  await expect(third).toBeAttached();
  await expect(third).not.toBeInViewport();
});

test('[CHAT-04] A market without a chat shows and fetches none, and says how else to reach people', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/support-chat')) asked.push(request.url());
  });
  await page.goto('/en-CA/contact-live-chat');
  await page.getByRole('link', { name: t('chat.byEmail') }).click();
  await expect(page).toHaveURL(/\/en-CA\/contact-email$/);
  await page.goto('/en-CA/');
  await page.waitForFunction(() => sessionStorage.getItem('supportChatIsMainPage') !== null);
  await chatDriver(personAt(page)).see.absent();
  expect(asked).toEqual([]);
});
