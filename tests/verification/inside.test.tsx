import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { NOTHING, view, sendFiles } from './documents.support.tsx';
import { file, takeUploads, Upload } from './upload.support.ts';

beforeEach(() => {
  freshDevice();
  takeUploads();
});
afterEach(leaveSite);

const ASKED = { result: 'DOCUMENTS_REQUIRED' };

const PAGES = [
  ['deposit', 'checkDepositAllowed'],
  ['withdraw', 'checkWithdrawalLimit'],
] as const;

/** A page of money that waits for documents, with their list opened in it. */
async function sendFrom(
  page: (typeof PAGES)[number][0],
  check: (typeof PAGES)[number][1],
  requestDocumentTypeStatus: string,
  asked: object,
) {
  const site = await openSite({
    at: `/en-UN/my-account/banking/${page}`,
    player: true,
    platform: {
      [check]: withData(check, ASKED),
      getAccessDetails: withData('getAccessDetails', { requestDocumentTypeStatus }),
      getDocuments: { body: { ...NOTHING, ...asked } },
    },
  });
  await site.user.click(await screen.findByRole('button', { name: 'Send documents' }));
  return { site, documents: await view() };
}

test.each(PAGES)(
  'documents are handed in inside the %s, which asks again by %s [DOC-06] [DEP-14] [WDR-10]',
  async (page, check) => {
    const { site, documents } = await sendFrom(page, check, 'PROOF_OF_ID', {
      idDocument: { documentStatus: 'REQUESTED' },
    });
    // The first requested one begins at once.
    await documents.findByRole('heading', { name: 'Proof of identity' });
    await site.user.click(documents.getByRole('button', { name: 'Continue' }));
    await site.user.upload(await documents.findByLabelText('Choose files'), file('passport.jpg'));
    await sendFiles(site);
    await waitFor(() => {
      expect(Upload.all).toHaveLength(1);
    });
    Upload.all[0]?.answered(201, {
      id: 'doc_9',
      documentTypeName: 'PROOF_OF_ID',
      documentStatus: 'REQUESTED',
    });
    await documents.findByText('Thank you. That was the last one.');
    site.answer(check, withData(check, { result: 'DOCUMENTS_UNDER_REVIEW' }));
    site.answer('getDocuments', {
      body: { ...NOTHING, idDocument: { documentStatus: 'UNDER_REVIEW' } },
    });
    await site.user.click(documents.getByRole('button', { name: 'Continue' }));
    await documents.findByRole('heading', { name: 'We have all your documents' });
    const before = site.called(check);
    await site.user.click(documents.getByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      expect(site.called(check)).toBe(before + 1);
    });
    expect(screen.queryByRole('region', { name: 'Your documents' })).toBeNull();
  },
);

test.each(PAGES)(
  'inside the %s, who is waited for with answers alone is led to the questions [EDD-06] [WDR-10]',
  async (page, check) => {
    const { documents } = await sendFrom(page, check, '', {
      eddQuestionnaire: { documentStatus: 'REQUESTED' },
    });
    const way = await documents.findByRole('link', { name: 'Answer now' });
    expect(way).toHaveAttribute('href', '/en-UN/my-account/questionnaire');
    expect(documents.queryByText('We need nothing from you')).toBeNull();
  },
);
