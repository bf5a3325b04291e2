import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { askedForDocuments, cashierDrivers } from '../support/asked-for-documents.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN } from '../support/origin.ts';
import { cardOf, photo } from '../support/papers.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';

test('[WDR-10] [DOC-06] [DOC-07] documents that the desk accepts let the open page of withdrawals go on by itself, wherever the player is among them', async ({
  page,
  context,
  request,
  player,
}) => {
  await enter(page, request, player);
  const drivers = cashierDrivers(personAt(page));
  const { withdraw, documents } = drivers;
  await page.goto('/en-UN/');
  await askedForDocuments(page, drivers);
  await documents.perform['files.wanted']({});
  await documents.perform['upload.submitted']({ files: [await photo('front.jpg')] });
  await documents.see.handedIn();
  await documents.perform['next.chosen']({});
  await documents.perform['kind.chosen']({ kind: 'UB' });
  await documents.perform['upload.submitted']({ files: [await photo('bill.jpg')] });
  // Nothing is pressed from here on.
  await documents.see.handedIn();

  await enterDesk(context.request);
  const desk = await newWindow(context);
  for (const what of ['Proof of id', 'Proof of address']) {
    await desk.goto(`${ORIGIN}/desk/documents`);
    await cardOf(desk, what, player).getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByRole('status')).toContainText('Decided');
    if (what === 'Proof of id') await documents.see.overview();
  }
  await withdraw.see.form();
  await desk.close();
});
