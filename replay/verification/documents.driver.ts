import type { FileDocument } from '../../machines/verification/documents/asked.ts';
import type { DocumentKind } from '../../machines/verification/documents/kinds.ts';
import type { DocumentsEvent } from '../../machines/verification/documents/machine.ts';
import type { DocumentsScreen } from '../../machines/verification/documents/screen.ts';
import type { FailureName } from '../../machines/samples.ts';
import type { PlayerNews } from '../../machines/news.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { ChosenFile, Person, Place } from '../person.ts';

const DOCUMENTS_PATH = '/en-UN/my-account/account/verification';

const NAMES: Readonly<Record<FileDocument, string>> = {
  PROOF_OF_ID: 'Proof of identity',
  PROOF_OF_ADDRESS: 'Proof of address',
  PROOF_OF_PAYMENT: 'Proof of payment',
  SOURCE_OF_WEALTH: 'Source of wealth',
  OTHER: 'Another document',
};

/** Those that the tests choose: either is told apart from a kind of the other document. */
const KINDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  UB: 'Utility bill',
  savings: 'Savings: bank statement',
};

/** What is said of a file that did not arrive. */
const UPLOAD_WORDS = { unreachable: 'The connection was lost. Your files are still chosen' };

const inHand = async (file: File): Promise<ChosenFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A browser that is steered from outside is handed Node's own bytes.
  const buffer = ('Buffer' in globalThis ? Buffer.from(bytes) : bytes) as Buffer;
  return { name: file.name, mimeType: file.type, buffer };
};

/** The documents as a person meets them, on their own page or inside the deposit. */
export function documentsDriver<P extends Place<P>>(person: Person<P>) {
  const view = person.getByRole('main').getByRole('region', { name: 'Your documents' });
  const heading = (name: string | RegExp) => view.getByRole('heading', { level: 2, name });
  const press = (name: string | RegExp) => () => view.getByRole('button', { name }).click();
  const choose = view.getByLabel('Choose files');
  const submit = view.getByRole('button', { name: 'Send files' });
  const remove = view.getByRole('button', { name: /^Remove / });
  const toOverview = view.getByRole('button', { name: 'All documents' });
  const anyName = new RegExp(`^(${Object.values(NAMES).join('|')})$`);

  const select = async (files: readonly File[]): Promise<void> => {
    await person.sees(submit);
    while (await remove.first().isVisible()) await remove.first().click();
    if (files.length > 0) await choose.setInputFiles(await Promise.all(files.map(inHand)));
    for (const { name } of files) await person.sees(view.getByText(name));
  };
  const seesProblem = async (failed: FailureName | undefined): Promise<void> => {
    const alert = view.getByRole('alert');
    await person.sees(
      heading(/^(Not everything has arrived|Your files are not with our reviewers yet)$/),
    );
    if (failed) await seesFailure(person, alert, failed, UPLOAD_WORDS);
    else await person.sees(alert, /files have arrived/i);
  };

  const driver: Driver<
    DocumentsEvent,
    DocumentsScreen,
    Extract<DocumentsEvent, PlayerNews>['type']
  > = {
    perform: {
      'verification.started': () => person.goTo(DOCUMENTS_PATH),
      'retry.requested': press('Try again'),
      'document.chosen': ({ document }) => press(`Send: ${NAMES[document]}`)(),
      'files.wanted': press('Continue'),
      async 'kind.chosen'({ kind }) {
        await view.getByRole('radio', { name: KINDS[kind] ?? kind }).check();
        await press('Continue')();
      },
      async 'upload.submitted'({ files }) {
        await select(files);
        await submit.click();
      },
      'upload.cancelled': press('Stop'),
      'files.reconsidered': press('Change files'),
      'next.chosen': press('Continue'),
      'overview.chosen': () => toOverview.click(),
      'verification.left': press(/^(Continue|All documents)$/),
    },
    see: {
      inactive: () => person.seesNot(view),
      loading: () => person.isTold(view.getByText('Loading your documents…')),
      async loadFailed(failed) {
        const alert = view.getByRole('alert');
        await person.sees(alert, 'We could not load your documents');
        if (failed) await seesFailure(person, alert, failed);
      },
      overview: () =>
        person.sees(view.getByText(/We need nothing from you|What we have and what we need/)),
      async preparing() {
        await person.sees(heading(anyName));
        await person.seesNot(submit);
        await person.sees(view.getByRole('button', { name: 'Continue' }));
        await person.sees(toOverview);
      },
      async choosing() {
        await person.sees(heading(anyName));
        await person.sees(submit);
        await person.sees(view.getByText('JPEG, PNG or PDF, at most 10 MB each'));
      },
      sending: () => person.sees(heading('Sending your files…')),
      handingIn: () => person.sees(heading('Almost done…')),
      handedIn: () => person.sees(heading(/^Sent: /)),
      failed: seesProblem,
      finished: () => person.sees(heading('We have all your documents')),
    },
  };
  return { ...driver, view };
}
