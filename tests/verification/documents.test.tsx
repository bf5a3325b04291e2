import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { t, TextsProvider } from '../../src/texts/index.ts';
import { KycBadge } from '../../src/verification/KycBadge.tsx';
import { reasonText } from '../../src/verification/documents/words.ts';
import { REASONS } from '../../backend/verification/reasons.ts';
import { speak } from '../setup/in-locale.tsx';
import { ENTRY, NOTHING, openDocuments, view, sendFiles } from './documents.support.tsx';
import { file, takeUploads, Upload } from './upload.support.ts';

beforeEach(() => {
  freshDevice();
  takeUploads();
});
afterEach(leaveSite);

test('exactly what the profile lists is asked for [DOC-19]', async () => {
  await openDocuments('PROOF_OF_ID,PROOF_OF_ADDRESS', { idDocument: ENTRY, sowDocument: ENTRY });
  const documents = await view();
  await documents.findByText('What we have and what we need');
  const buttons = documents.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(buttons).toEqual(['Send: Proof of identity', 'Send: Proof of address']);
});

test('with nothing asked for there is nothing to do [DOC-12]', async () => {
  await openDocuments('');
  const documents = await view();
  await documents.findByText('We need nothing from you');
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
  await documents.findByText('We need it');
  const rows = documents.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Proof of identityWe need itSend',
    'Proof of addressBeing checked',
    'Proof of paymentAccepted',
    'Proof of paymentBeing checked',
    'Source of wealthExpired, please send a new one',
  ]);
});

test('until when a document is asked for stands with it, and no longer once it is sent [DOC-11]', async () => {
  const dueAt = '2026-12-01T12:00:00Z';
  await openDocuments('PROOF_OF_ID', {
    idDocument: { ...ENTRY, dueAt },
    addressDocument: { documentStatus: 'UNDER_REVIEW', dueAt },
  });
  const documents = await view();
  await documents.findByText(/^Due by/);
  const rows = documents.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Proof of identity.*Due by 1\s?December 2026, 14:00\sEET/),
    expect.stringMatching(/^Proof of address(?!.*Due by)/),
  ]);
});

test('each reason has words of its own that say what to do; an unknown one general ones [DOC-03]', async () => {
  await openDocuments('PROOF_OF_ID', {
    idDocument: { ...ENTRY, rejectionReason: 'CROPPED_CORNERS_NOT_VISIBLE' },
  });
  const documents = await view();
  await documents.findByText(/all four corners/);
  const reasons = [...REASONS.keys()];
  expect(reasons).toHaveLength(29);
  const texts = reasons.map((reason) => t(reasonText(reason)));
  expect(new Set(texts).size).toBe(29);
  for (const text of texts) expect(text).toMatch(/[a-z]\. .*[a-z]/);
  expect(reasonText('STAMP_MISSING')).toBe('documents.reason.general');
  expect(reasonText('toString')).toBe('documents.reason.general');
});

test.each([
  ['NOT_VERIFIED', 'Not verified yet'],
  ['DATA_VERIFIED', 'Details confirmed'],
  ['PENDING', 'Under way'],
  ['FULLY VERIFIED', 'Fully verified'],
  ['ENHANCED KYC', 'Fully verified, with further checks'],
  ['EDD_PENDING', 'Questions to answer'],
  ['EDD_UNDER_REVIEW', 'Your answers are being reviewed'],
  ['ENHANCED', 'Fully verified, with further checks'],
  ['RESTRICTED', 'Restricted'],
  ['SUSPENDED', 'Suspended'],
  ['PENDING_EXPIRED', 'Overdue'],
  ['NOT_REQUIRED', 'Not needed'],
  ['toString', undefined],
  ['LEVEL OF TOMORROW', undefined],
])('the level %s is called %s [DOC-17]', async (level, words) => {
  await speak('en');
  render(
    <TextsProvider>
      <KycBadge level={level} />
    </TextsProvider>,
  );
  const badge = screen.queryByText(/^Verification: /);
  expect(badge?.textContent).toBe(words && `Verification: ${words}`);
});

test('the page of documents says how far the player is verified [DOC-17]', async () => {
  await openDocuments('PROOF_OF_ID', NOTHING, {
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        requestDocumentTypeStatus: 'PROOF_OF_ID',
        kycStatus: 'ENHANCED KYC',
      }),
    },
  });
  await screen.findByText('Verification: Fully verified, with further checks');
});

test('savings and a bank statement are two choices of one code [DOC-16] [DOC-08]', async () => {
  const site = await openDocuments('SOURCE_OF_WEALTH');
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send: Source of wealth' }));
  expect(await documents.findAllByRole('radio')).toHaveLength(10);
  await site.user.click(documents.getByRole('radio', { name: 'Savings: bank statement' }));
  await site.user.click(documents.getByRole('button', { name: 'Continue' }));
  await site.user.upload(
    await documents.findByLabelText('Choose files'),
    file('statement.pdf', 'application/pdf'),
  );
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all[0]?.form.get('subType')).toBe('BS');
  });
});

test('what a reviewer decides reaches the page that is open [DOC-07]', async () => {
  const site = await openDocuments('', { idDocument: { documentStatus: 'UNDER_REVIEW' } });
  const documents = await view();
  await documents.findByText('Being checked');
  site.answer('getDocuments', {
    body: { ...NOTHING, idDocument: { ...ENTRY, rejectionReason: 'ID_EXPIRED' } },
  });
  site.answer(
    'getAccessDetails',
    withData('getAccessDetails', { requestDocumentTypeStatus: 'PROOF_OF_ID' }),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  await documents.findByText(/It has expired/);
  await documents.findByRole('button', { name: 'Send: Proof of identity' });
});

test('what was rejected says why where it is prepared again, too [DOC-03]', async () => {
  const site = await openDocuments('PROOF_OF_ID', {
    idDocument: { documentStatus: 'REQUESTED', rejectionReason: 'BAD_QUALITY' },
  });
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send: Proof of identity' }));
  expect(documents.getByRole('heading', { level: 2 })).toHaveTextContent('Proof of identity');
  expect(documents.getByText(/^It cannot be read\./)).toBeVisible();
});

test.each([
  [
    'REQUESTED',
    /^Questions about your financesWe need itDue by 1\sDecember 2026, 14:00\sEETAnswer now$/,
  ],
  ['UNDER_REVIEW', /^Questions about your financesBeing checked$/],
  ['VERIFIED', /^Questions about your financesAccepted$/],
  ['EXPIRED', /^Questions about your financesYour earlier answers are no longer valid\./],
])('the questionnaire stands with the documents: %s [EDD-06]', async (documentStatus, row) => {
  await openDocuments('', {
    eddQuestionnaire: { documentStatus, dueAt: '2026-12-01T12:00:00Z' },
  });
  const documents = await view();
  await documents.findByText('What we have and what we need');
  const rows = documents.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(row)]);
  const isWanted = documentStatus === 'REQUESTED';
  expect(documents.queryByText(/^There is nothing for you to send/) === null).toBe(isWanted);
  expect(documents.queryByRole('link', { name: 'Answer now' })?.getAttribute('href')).toBe(
    isWanted ? '/en-UN/my-account/questionnaire' : undefined,
  );
});
