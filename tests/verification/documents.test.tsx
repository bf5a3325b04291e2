import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  freshDevice,
  leaveSite,
  openSite,
  type Site,
  type SiteOptions,
} from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { t } from '../../src/texts/index.ts';
import { reasonText } from '../../src/verification/documents/words.ts';
import { REASONS } from '../../backend/verification/reasons.ts';
import { file, takeUploads, Upload } from './upload.support.ts';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  freshDevice();
  takeUploads();
});
afterEach(leaveSite);

const PATIENCE = { timeout: 10_000 };
const ENTRY = { documentStatus: 'REQUESTED' };
const NOTHING = {
  idDocument: { documentStatus: 'UNREQUESTED' },
  addressDocument: { documentStatus: 'UNREQUESTED' },
  sowDocument: { documentStatus: 'UNREQUESTED' },
  eddQuestionnaire: { documentStatus: 'UNREQUESTED' },
  otherDocument: [],
  paymentDocument: [],
};

const view = async () =>
  within(await screen.findByRole('region', { name: 'Your documents' }, PATIENCE));

async function openDocuments(
  requested: string,
  documents: object = NOTHING,
  options: Partial<SiteOptions> = {},
): Promise<Site> {
  return openSite({
    at: '/en-UN/my-account/account/verification',
    player: true,
    ...options,
    platform: {
      getAccessDetails: withData('getAccessDetails', { requestDocumentTypeStatus: requested }),
      getDocuments: { body: { ...NOTHING, ...documents } },
      ...options.platform,
    },
  });
}

/** To the files of the proof of identity. */
async function atFiles(site: Site) {
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send: Proof of identity' }));
  await site.user.click(documents.getByRole('button', { name: 'Continue' }));
  return { documents, field: await documents.findByLabelText('Choose files', {}, PATIENCE) };
}

test('exactly what the profile lists is asked for [DOC-19]', async () => {
  await openDocuments('PROOF_OF_ID,PROOF_OF_ADDRESS', { idDocument: ENTRY, sowDocument: ENTRY });
  const documents = await view();
  await documents.findByText('What we have and what we need', {}, PATIENCE);
  const buttons = documents.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(buttons).toEqual(['Send: Proof of identity', 'Send: Proof of address']);
});

test('with nothing asked for there is nothing to do [DOC-12]', async () => {
  await openDocuments('');
  const documents = await view();
  await documents.findByText('We need nothing from you', {}, PATIENCE);
  expect(documents.queryAllByRole('button')).toEqual([]);
});

test('each status is told apart, and two documents of a type are two rows [DOC-01] [DOC-11]', async () => {
  await openDocuments('PROOF_OF_ID', {
    idDocument: ENTRY,
    addressDocument: { documentStatus: 'UNDER_REVIEW' },
    sowDocument: { documentStatus: 'EXPIRED' },
    paymentDocument: [
      { id: 'doc_2', documentStatus: 'VERIFIED' },
      { id: 'doc_3', documentStatus: 'UNDER_REVIEW' },
    ],
  });
  const documents = await view();
  await documents.findByText('We need it', {}, PATIENCE);
  const rows = documents.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Proof of identityWe need itSend',
    'Proof of addressBeing checked',
    'Proof of paymentAccepted',
    'Proof of paymentBeing checked',
    'Source of wealthExpired, please send a new one',
  ]);
});

test('each reason has words of its own that say what to do; an unknown one general ones [DOC-03]', async () => {
  await openDocuments('PROOF_OF_ID', {
    idDocument: { ...ENTRY, rejectionReason: 'CROPPED_CORNERS_NOT_VISIBLE' },
  });
  const documents = await view();
  await documents.findByText(/all four corners/, {}, PATIENCE);
  const reasons = REASONS;
  expect(reasons).toHaveLength(29);
  const texts = reasons.map((reason) => t(reasonText(reason)));
  expect(new Set(texts).size).toBe(29);
  for (const text of texts) expect(text).toMatch(/[a-z]\. .*[a-z]/);
  expect(reasonText('STAMP_MISSING')).toBe('documents.reason.general');
  expect(reasonText('toString')).toBe('documents.reason.general');
});

test('what cannot be taken is said at once, and nothing is sent [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  const choose = async (...files: File[]): Promise<string> => {
    await site.user.upload(field, files);
    return (await documents.findByRole('alert')).textContent ?? '';
  };
  // What is dropped is not asked for its type by the browser.
  field.removeAttribute('accept');
  expect(await choose(file('setup.exe', 'application/x-msdownload'))).toContain(
    'setup.exe: this is not a JPEG, PNG or PDF file.',
  );
  expect(await choose(file('IMG_1.HEIC', ''))).toContain('IMG_1.HEIC: we cannot read HEIC photos.');
  expect(await choose(file('none.pdf', 'application/pdf', 0))).toContain('the file is empty');
  const large = file('large.png', 'image/png', 0);
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  expect(await choose(large)).toMatch(/larger than 10.MB/);
  await site.user.click(documents.getByRole('button', { name: 'Send files' }));
  expect(documents.getByRole('alert')).toHaveTextContent('Choose at least one file.');
  expect(Upload.all).toEqual([]);
});

test('of fifty files at once ten are taken, and it is said [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  await site.user.upload(
    field,
    Array.from({ length: 50 }, (_, at) => file(`page ${at}.jpg`)),
  );
  expect(await documents.findByRole('alert')).toHaveTextContent('At most 10 files');
  expect(documents.getAllByRole('button', { name: /^Remove page/ })).toHaveLength(10);
  await site.user.click(documents.getByRole('button', { name: 'Remove page 0.jpg' }));
  expect(documents.getAllByRole('button', { name: /^Remove page/ })).toHaveLength(9);
  expect(field).toHaveFocus();
});

test('a line that is lost at 99 % loses nothing: the same file is sent again [DOC-15] [DOC-13]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  const passport = file('passport.jpg');
  await site.user.upload(field, passport);
  await site.user.click(documents.getByRole('button', { name: 'Send files' }));
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  const [first] = Upload.all;
  expect([...(first?.form.keys() ?? [])]).toEqual(['documentType', 'file']);
  expect(first?.form.get('documentType')).toBe('PROOF_OF_ID');
  expect(first?.headers).toHaveProperty('Access-Token');
  first?.moved(99);
  await waitFor(() => {
    expect(documents.getByRole('progressbar')).toHaveAttribute('value', '99');
  });
  first?.lost();
  expect(await documents.findByRole('alert')).toHaveTextContent(
    'The connection was lost. Your files are still chosen',
  );
  expect(documents.queryByRole('progressbar')).toBeNull();
  await site.user.click(documents.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(Upload.all).toHaveLength(2);
  });
  expect(Upload.all[1]?.form.get('file')).toMatchObject({ name: 'passport.jpg' });
  Upload.all[1]?.answered(201, {
    id: 'doc_9',
    documentTypeName: 'PROOF_OF_ID',
    documentStatus: 'REQUESTED',
  });
  await documents.findByText('Thank you. That was the last one.', {}, PATIENCE);
  expect(site.sent('startDocumentVerification').body).toEqual({ documentType: 'PROOF_OF_ID' });
});

test('an upload that is stopped is given up, and its files stay [DOC-09]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  await site.user.upload(field, file('passport.jpg'));
  await site.user.click(documents.getByRole('button', { name: 'Send files' }));
  await site.user.click(await documents.findByRole('button', { name: 'Stop' }));
  await waitFor(() => {
    expect(Upload.all[0]?.isAborted).toBe(true);
  });
  expect(await documents.findByRole('button', { name: 'Remove passport.jpg' })).toBeVisible();
});

test('savings and a bank statement are two choices of one code [DOC-16] [DOC-08]', async () => {
  const site = await openDocuments('SOURCE_OF_WEALTH');
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send: Source of wealth' }));
  expect(await documents.findAllByRole('radio', {}, PATIENCE)).toHaveLength(10);
  await site.user.click(documents.getByRole('radio', { name: 'Savings: bank statement' }));
  await site.user.click(documents.getByRole('button', { name: 'Continue' }));
  await site.user.upload(
    await documents.findByLabelText('Choose files', {}, PATIENCE),
    file('statement.pdf', 'application/pdf'),
  );
  await site.user.click(documents.getByRole('button', { name: 'Send files' }));
  await waitFor(() => {
    expect(Upload.all[0]?.form.get('subType')).toBe('BS');
  });
});

test('what a reviewer decides reaches the page that is open [DOC-07]', async () => {
  const site = await openDocuments('', { idDocument: { documentStatus: 'UNDER_REVIEW' } });
  const documents = await view();
  await documents.findByText('Being checked', {}, PATIENCE);
  site.answer('getDocuments', {
    body: { ...NOTHING, idDocument: { ...ENTRY, rejectionReason: 'ID_EXPIRED' } },
  });
  site.answer(
    'getAccessDetails',
    withData('getAccessDetails', { requestDocumentTypeStatus: 'PROOF_OF_ID' }),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  await documents.findByText(/It has expired/, {}, PATIENCE);
  await documents.findByRole('button', { name: 'Send: Proof of identity' }, PATIENCE);
});

test('a session that ends while a file is on its way leads to the login, and gives the upload up [SESS-12]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  await site.user.upload(field, file('passport.jpg'));
  await site.user.click(documents.getByRole('button', { name: 'Send files' }));
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  Upload.all[0]?.answered(401, { code: 'error.session.expired', message: 'x', traceId: 't' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Your documents' })).toBeNull();
  }, PATIENCE);
  expect(site.called('startDocumentVerification')).toBe(0);
});
