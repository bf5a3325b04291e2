import type { FileDocument } from '../../machines/verification/documents/asked.ts';
import type { DocumentKind } from '../../machines/verification/documents/kinds.ts';
import type { DocumentsEvent } from '../../machines/verification/documents/machine.ts';
import type { DocumentsScreen } from '../../machines/verification/documents/screen.ts';
import type { FailureName } from '../../machines/samples.ts';
import type { PlayerNews } from '../../machines/news.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { ChosenFile, Person, Place } from '../person.ts';
import { anyText, t, wholeText } from '../texts.ts';

const DOCUMENTS_PATH = '/en-UN/my-account/account/verification';

const NAMES: Readonly<Record<FileDocument, string>> = {
  PROOF_OF_ID: t('documents.identity'),
  PROOF_OF_ADDRESS: t('documents.address'),
  PROOF_OF_PAYMENT: t('documents.payment'),
  SOURCE_OF_WEALTH: t('documents.wealth'),
  OTHER: t('documents.other'),
};

/** The files that the tests choose: their kinds differ from those of the other document. */
const KINDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  UB: t('documents.kind.utilityBill'),
  savings: t('documents.source.savings'),
};

/** The words for a file that did not arrive. */
const UPLOAD_WORDS = { unreachable: t('documents.error.unreachable') };

const inHand = async (file: File): Promise<ChosenFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A browser that is steered from outside gets Node's own bytes.
  const buffer = ('Buffer' in globalThis ? Buffer.from(bytes) : bytes) as Buffer;
  return { name: file.name, mimeType: file.type, buffer };
};

/** The documents as a person meets them, on their own page or inside the deposit. */
export function documentsDriver<P extends Place<P>>(person: Person<P>) {
  const view = person.getByRole('main').getByRole('region', { name: t('documents.title') });
  const heading = (name: string | RegExp) => view.getByRole('heading', { level: 2, name });
  const press = (name: string | RegExp) => () => view.getByRole('button', { name }).click();
  const choose = view.getByLabel(t('documents.choose'));
  const submit = view.getByRole('button', { name: t('documents.submit') });
  const remove = view.getByRole('button', { name: anyText('documents.remove') });
  const toOverview = view.getByRole('button', { name: t('documents.toOverview') });
  const anyName = new RegExp(`^(${Object.values(NAMES).join('|')})$`);

  const select = async (files: readonly File[]): Promise<void> => {
    await person.sees(submit);
    while (await remove.first().isVisible()) await remove.first().click();
    if (files.length > 0) await choose.setInputFiles(await Promise.all(files.map(inHand)));
    for (const { name } of files) await person.sees(view.getByText(name));
  };
  const seesProblem = async (failed: FailureName | undefined): Promise<void> => {
    const alert = view.getByRole('alert');
    await person.sees(heading(wholeText('documents.failed.title', 'documents.failed.handOver')));
    if (failed) await seesFailure(person, alert, failed, UPLOAD_WORDS);
    else await person.sees(alert, anyText('documents.failed.all', 'documents.failed.what'));
  };

  const driver: Driver<
    DocumentsEvent,
    DocumentsScreen,
    Extract<DocumentsEvent, PlayerNews>['type']
  > = {
    perform: {
      'verification.started': () => person.goTo(DOCUMENTS_PATH),
      'retry.requested': press(t('action.retry')),
      'document.chosen': ({ document }) => press(`Send: ${NAMES[document]}`)(),
      'files.wanted': press(t('documents.continue')),
      async 'kind.chosen'({ kind }) {
        await view.getByRole('radio', { name: KINDS[kind] ?? kind }).check();
        await press(t('documents.continue'))();
      },
      async 'upload.submitted'({ files }) {
        await select(files);
        await submit.click();
      },
      'upload.cancelled': press(t('documents.sending.stop')),
      'files.reconsidered': press(t('documents.failed.change')),
      'next.chosen': press(t('documents.continue')),
      'overview.chosen': () => toOverview.click(),
      'verification.left': press(wholeText('documents.continue', 'documents.toOverview')),
    },
    see: {
      inactive: () => person.seesNot(view),
      loading: () => person.isTold(view.getByText(t('documents.loading'))),
      async loadFailed(failed) {
        const alert = view.getByRole('alert');
        await person.sees(alert, t('documents.loadFailed'));
        if (failed) await seesFailure(person, alert, failed);
      },
      overview: () =>
        person.sees(view.getByText(anyText('documents.none.title', 'documents.overview.title'))),
      async preparing() {
        await person.sees(heading(anyName));
        await person.seesNot(submit);
        await person.sees(view.getByRole('button', { name: t('documents.continue') }));
        await person.sees(toOverview);
      },
      async choosing() {
        await person.sees(heading(anyName));
        await person.sees(submit);
        await person.sees(view.getByText(anyText('documents.rules')));
      },
      sending: () => person.sees(heading(t('documents.sending.title'))),
      handingIn: () => person.sees(heading(t('documents.handingIn.title'))),
      handedIn: () => person.sees(heading(anyText('documents.handedIn.title'))),
      failed: seesProblem,
      finished: () => person.sees(heading(t('documents.finished.title'))),
    },
  };
  return { ...driver, view };
}
