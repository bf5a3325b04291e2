import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, newPerson, register } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { askedForDocuments, cashierDrivers } from '../support/asked-for-documents.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN } from '../support/origin.ts';
import { cardOf, photo } from '../support/papers.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

test(
  'In one sitting: deposit, asked for documents, handed in, rejected, handed in again, accepted, withdraw, cancel, withdraw, approved; all of it in the history [WDR-07] [WDR-08] [WDR-10] [WDR-11] [DOC-03] [TXN-01]',
  { tag: ['@main', '@phone-only'] },
  async ({ page, context, request, control }) => {
    const player = newPerson();
    await register(request, control, player);
    await enter(page, request, player);
    const person = personAt(page);
    const drivers = cashierDrivers(person);
    const { withdraw, documents } = drivers;
    await enterDesk(context.request);
    const desk = await newWindow(context);

    await page.goto('/en-UN/');
    const welcome = page.getByRole('dialog', { name: `Welcome, ${player.firstName}` });
    await welcome.getByRole('button', { name: t('welcome.lookAround') }).click();
    await askedForDocuments(page, drivers);
    await expectAccessible(page, 'documents within the withdrawal');
    const handIn = async (document: 'PROOF_OF_ID' | 'PROOF_OF_ADDRESS'): Promise<void> => {
      if (document === 'PROOF_OF_ADDRESS') await documents.perform['kind.chosen']({ kind: 'UB' });
      else await documents.perform['files.wanted']({});
      await documents.perform['upload.submitted']({ files: [await photo(`${document}.jpg`)] });
    };
    await handIn('PROOF_OF_ID');
    await documents.see.handedIn();
    await documents.perform['next.chosen']({});
    await handIn('PROOF_OF_ADDRESS');
    await documents.see.handedIn();
    await documents.perform['next.chosen']({});
    await documents.see.finished();
    await documents.perform['verification.left']({});
    await withdraw.see.documentsUnderReview();

    await desk.goto(`${ORIGIN}/desk/documents`);
    await cardOf(desk, 'Proof of id', player).getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByRole('status')).toContainText('Decided');
    const address = cardOf(desk, 'Proof of address', player);
    await address.getByLabel('Reason').selectOption({ label: 'Cannot be read' });
    await address.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByRole('status')).toContainText('Decided');

    await withdraw.see.documentsRequired();
    await withdraw.perform['upload.chosen']({});
    await expect(documents.view).toContainText(t('documents.reason.badQuality'));
    await handIn('PROOF_OF_ADDRESS');
    await documents.see.handedIn();
    await documents.perform['next.chosen']({});
    await documents.see.finished();
    await documents.perform['verification.left']({});
    await withdraw.see.documentsUnderReview();
    await desk.goto(`${ORIGIN}/desk/documents`);
    await cardOf(desk, 'Proof of address', player).getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByRole('status')).toContainText('Decided');

    await withdraw.see.form();
    const ask = async (amount: string): Promise<void> => {
      await page.getByLabel(t('deposit.amount.label'), { exact: true }).fill(amount);
      await withdraw.submit.click();
      await expect(
        page.getByRole('heading', {
          name: t('withdraw.requested.title', { amount: `€${amount}` }),
        }),
      ).toBeVisible();
    };
    await ask('20.01');
    await page
      .getByRole('button', { name: t('withdraw.pending.cancel', { amount: '€20.01' }) })
      .click();
    await expect(
      page.getByText(t('withdraw.pending.cancelled', { amount: '€20.01' })).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: t('withdraw.again') }).click();
    await withdraw.see.form();
    await ask('20.02');
    await desk.goto(`${ORIGIN}/desk/withdrawals`);
    const money = desk
      .getByRole('listitem')
      .filter({ hasText: player.email })
      .filter({ hasText: '20.02 EUR' });
    await money.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByRole('status')).toContainText('Approved');
    await desk.close();
    await expect(page.getByRole('region', { name: t('withdraw.pending.title') })).toContainText(
      t('withdraw.outcome.PAID'),
    );
    await walletDriver(person).seeTotal('€29.98');

    await page.goto('/en-UN/my-account/banking/transactions');
    const list = page.getByRole('region', { name: t('history.title') });
    for (const amount of ['€50.00', '€20.01', '€20.02']) await expect(list).toContainText(amount);
    await expectAccessible(page, 'the history of the sitting');
  },
);
