import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { documentsDriver } from '../../replay/verification/documents.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { loseCalls } from '../support/network.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { anyText, t } from '../../replay/texts.ts';

/** A player who must hand in identity and address documents; other tests do not use them. */
const PLAYER = persona('documents-two');

/** Bytes a second of a line over which an upload can be watched. */
const SLOW = 20_000;

/** Slows the page's uploads, and nearly stops them; holds as long as its session listens. */
async function slowLine(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await upload(SLOW);
  return { stop: () => upload(1), end: () => devtools.detach() };
}

const pick = async (view: Locator, name: string, buffer: Buffer): Promise<void> => {
  await view
    .getByLabel(t('documents.choose'))
    .setInputFiles([{ name, mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg', buffer }]);
  await expect(view.getByText(name)).toBeVisible();
};

test(
  '[DOC-03] [DOC-07] [DOC-13] [DOC-15] documents are chosen, kept over a reload, stopped, lost, sent, rejected with a reason at the desk and handed in again',
  // One player is asked, once.
  { tag: '@phone-only' },
  async ({ page, context, request, complaints }) => {
    complaints.allowLostCalls();
    await enter(page, request, PLAYER);
    const documents = documentsDriver(personAt(page));
    const { view, perform, see } = documents;
    await perform['verification.started']({});
    await see.overview();
    await expectAccessible(page, 'what is asked for');
    const papers = [
      await page.screenshot({ type: 'png' }),
      await page.screenshot({ type: 'jpeg', quality: 100 }),
    ] as const;

    await perform['document.chosen']({ document: 'PROOF_OF_ID' });
    await perform['files.wanted']({});
    await pick(view, 'front.png', papers[0]);
    await pick(view, 'back.jpg', papers[1]);
    await expectAccessible(page, 'files that are chosen');
    await page.reload();
    await perform['document.chosen']({ document: 'PROOF_OF_ID' });
    await expect(view.getByText(t('documents.chosen', { chosen: 2 }))).toBeVisible();
    await perform['files.wanted']({});
    await expect(view.getByRole('button', { name: anyText('documents.remove') })).toHaveCount(2);

    const line = await slowLine(page);
    await view.getByRole('button', { name: t('documents.submit') }).click();
    const bar = view.getByRole('progressbar');
    await expect(async () => {
      const part = Number(await bar.getAttribute('value'));
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(100);
    }).toPass();
    // It is not to end while it is looked at, however long that takes.
    await line.stop();
    await expectAccessible(page, 'files on their way');
    await perform['upload.cancelled']({});
    await expect(
      view.getByRole('button', { name: t('documents.remove', { file: 'back.jpg' }) }),
    ).toBeVisible();
    await line.end();

    await loseCalls(page, '/player/documents', 'before');
    await view.getByRole('button', { name: t('documents.submit') }).click();
    await see.failed('unreachable');
    await expectAccessible(page, 'files that were lost');
    await perform['retry.requested']({});
    await see.handedIn();
    await expect(view.getByText('Next we need: Proof of address.')).toBeVisible();
    await perform['next.chosen']({});
    await see.preparing();
    await perform['overview.chosen']({});
    await expect(view.getByText(t('documents.status.underReview'))).toBeVisible();

    await enterDesk(context.request);
    const desk = await newWindow(context);
    await desk.goto(`${ORIGIN}/desk/documents`);
    const card = desk
      .getByRole('listitem')
      .filter({ hasText: PLAYER.email })
      .filter({ has: desk.getByRole('heading', { name: /^Proof of id/ }) });
    await expect(card.getByRole('link')).toHaveCount(2);
    await card.getByLabel('Reason, where it is not accepted').selectOption('BAD_QUALITY');
    await card.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByRole('status')).toBeVisible();
    await desk.close();

    await expect(view.getByText(t('documents.reason.badQuality'))).toBeVisible();
    await expectAccessible(page, 'a document that was rejected');
    await perform['document.chosen']({ document: 'PROOF_OF_ID' });
    await perform['files.wanted']({});
    // Submitted files are not kept.
    await expect(view.getByRole('button', { name: anyText('documents.remove') })).toHaveCount(0);
    await pick(view, 'sharper.png', papers[0]);
    await view.getByRole('button', { name: t('documents.submit') }).click();
    await see.handedIn();
  },
);

test('[DOC-13] [DOC-18] files are chosen by the keyboard alone, and let go over the page', async ({
  page,
  request,
  control,
}) => {
  for (const operation of ['getAccessDetails', 'getDocuments'] as const) {
    await control.outcome(
      operation,
      operation === 'getDocuments' ? 'requested' : 'identityAsked',
      100,
    );
  }
  await enter(page, request, persona('verified'));
  const { view, perform, see } = documentsDriver(personAt(page));
  const focused = page.locator(':focus');
  const tabTo = async (name: string | RegExp): Promise<void> => {
    const wanted = view.getByRole('button', { name }).or(view.getByLabel(name));
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await wanted.and(focused).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches "${name}"`);
  };
  // A new screen takes the focus a moment after it shows, and would take it from where Tab had led meanwhile.
  const tookFocus = () => expect(view.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await perform['verification.started']({});
  await see.overview();
  await tabTo('Send: Proof of identity');
  await page.keyboard.press('Enter');
  await see.preparing();
  await tookFocus();
  await tabTo(t('documents.continue'));
  await page.keyboard.press('Enter');
  await see.choosing();
  await tookFocus();
  // Asked for right before the key, the browser would see the key first at times, and open a window of its own.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(t('documents.choose'));
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles([{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') }]);
  await expect(view.getByText('a.png')).toBeVisible();
  await tabTo(t('documents.remove', { file: 'a.png' }));
  await page.keyboard.press('Enter');
  await expect(view.getByText('a.png')).toBeHidden();
  await expect(view.getByLabel(t('documents.choose'))).toBeFocused();

  /** Lets files go over an element, as a mouse does. */
  const letGo = (over: Locator, name: string) =>
    over.evaluate((element, fileName) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], fileName, { type: 'image/png' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(drop);
      return drop.defaultPrevented;
    }, name);
  expect(await letGo(view.getByText(t('documents.drop')), 'dropped.png')).toBe(true);
  await expect(view.getByText('dropped.png')).toBeVisible();
  // Beside the zone no file is taken, and the page stays.
  expect(await letGo(page.getByRole('heading', { level: 1 }), 'beside.png')).toBe(true);
  await expect(view.getByText('beside.png')).toBeHidden();
});

test('[DOC-18] a photo of 64 megapixels is sent small and upright; one that was edited since it was chosen is named', async ({
  page,
  context,
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const [large, edited] = [join(folder, 'large.jpg'), join(folder, 'edited.jpg')];
  await sharp({ create: { width: 9_248, height: 6_936, channels: 3, background: '#ddd' } })
    .jpeg({ quality: 60 })
    .withMetadata({ orientation: 6 })
    .toFile(large);
  await writeFile(edited, await page.screenshot({ type: 'jpeg' }));
  const player = persona('germany');
  await enterDesk(context.request);
  await context.request.post(`${ORIGIN}/desk/documents/ask`, {
    form: { email: player.email, type: 'OTHER', days: '14' },
  });
  await enter(page, request, player);
  const { view, perform, see } = documentsDriver(personAt(page));
  await perform['verification.started']({});
  await see.overview();
  await perform['document.chosen']({ document: 'OTHER' });
  await perform['files.wanted']({});
  // Drawn on the page itself, it would hold the page for seconds on a phone.
  const worker = page.waitForEvent('worker');
  await view.getByLabel(t('documents.choose')).setInputFiles([large, edited]);
  await worker;
  await expect(view.getByRole('button', { name: anyText('documents.remove') })).toHaveCount(2);
  await writeFile(edited, await page.screenshot({ type: 'jpeg', quality: 20 }));
  // A browser knows it by the time, in seconds.
  await utimes(edited, new Date(), new Date(Date.now() + 60_000));
  await view.getByRole('button', { name: t('documents.submit') }).click();
  await expect(view.getByText(t('documents.error.changed', { file: 'edited.jpg' }))).toBeVisible();
  await view.getByRole('button', { name: t('documents.submit') }).click();
  await see.handedIn();

  const desk = await (await context.request.get(`${ORIGIN}/desk/documents`)).text();
  const [card = ''] = desk.split('<h2>').filter((one) => one.includes(player.email));
  const [path] = /\/desk\/documents\/files\/doc_\w+/.exec(card) ?? [];
  const kept = await (await context.request.get(`${ORIGIN}${path}`)).body();
  const { width, height } = await sharp(kept).metadata();
  expect([width, height]).toEqual([3_000, 4_000]);
});
