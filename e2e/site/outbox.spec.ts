import { passwordResetDriver } from '../../replay/access/password-reset.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { ask } from '../../replay/browser/platform.ts';
import { HEADERS } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { canadian } from '../support/canadian.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

test('[RESET-05] A mail is read in the outbox as in a mailbox, and its button leads to the new password', async ({
  page,
  request,
  control,
}) => {
  const { email } = await canadian(request, control);
  await ask(request, 'POST', '/api/v1/player/password_reset', {
    data: { email },
    headers: HEADERS,
  });
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`/outbox?search=${encodeURIComponent(email)}`);
  await expectAccessible(page, 'the list');
  expect((await lookForOverflow(page)).overflows).toEqual([]);
  await page.getByRole('link', { name: 'Choose a new Northlight password' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Choose a new Northlight password',
  );
  expect((await lookForOverflow(page)).overflows).toEqual([]);
  const mail = page.frameLocator('iframe');
  const button = mail.getByRole('link', { name: 'Choose a new password', exact: true });
  await expect(button).toBeVisible();
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await passwordResetDriver(personAt(opened)).see.password();
  await opened.close();

  // In its sandbox no script could look at it.
  const sent = await request.get(`${page.url()}/html`);
  await page.goto('about:blank');
  await page.setContent(await sent.text());
  await expectAccessible(page, 'the mail');
  expect((await lookForOverflow(page)).overflows).toEqual([]);
});
