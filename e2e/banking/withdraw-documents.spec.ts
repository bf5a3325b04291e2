import { choose, depositDriver } from '../../replay/banking/deposit.driver.ts';
import { withdrawDriver } from '../../replay/banking/withdraw.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { documentsDriver } from '../../replay/verification/documents.driver.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN } from '../support/origin.ts';
import { cardOf, photo } from '../support/papers.ts';
import { providerDriver } from '../support/provider.driver.ts';
import { expect, test } from '../support/test.ts';

test('[WDR-10] [DOC-06] [DOC-07] documents that the desk accepts let the open page of withdrawals go on by itself, wherever the player is among them', async ({
  page,
  context,
  request,
  player,
}) => {
  test.slow();
  await enter(page, request, player);
  const person = personAt(page);
  const deposit = depositDriver(person);
  const withdraw = withdrawDriver(person);
  const documents = documentsDriver(person);
  await page.goto('/en-UN/');
  await deposit.perform['deposit.started']({});
  await deposit.perform['deposit.submitted'](choose());
  await providerDriver(page).pay();
  await deposit.see.succeeded();

  await withdraw.perform['withdraw.started']({});
  await withdraw.see.documentsRequired();
  await withdraw.perform['upload.chosen']({});
  await documents.see.overview();
  await documents.perform['document.chosen']({ document: 'PROOF_OF_ID' });
  await documents.perform['files.wanted']({});
  await documents.perform['upload.submitted']({ files: [await photo('front.jpg')] });
  await documents.see.handedIn();
  await documents.perform['next.chosen']({});
  await documents.perform['kind.chosen']({ kind: 'UB' });
  await documents.perform['upload.submitted']({ files: [await photo('bill.jpg')] });
  // Nothing is pressed from here on.
  await documents.see.handedIn();

  await enterDesk(context.request);
  const desk = await context.newPage();
  for (const what of ['Proof of id', 'Proof of address']) {
    await desk.goto(`${ORIGIN}/desk/documents`);
    await cardOf(desk, what, player).getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByRole('status')).toContainText('Decided');
    if (what === 'Proof of id') await documents.see.overview();
  }
  await withdraw.see.form();
  await desk.close();
});
