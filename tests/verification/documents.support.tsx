import { screen, within } from '@testing-library/react';
import { openSite, type Site, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';

export const ENTRY = { documentStatus: 'REQUESTED' };
export const NOTHING = {
  idDocument: { documentStatus: 'UNREQUESTED' },
  addressDocument: { documentStatus: 'UNREQUESTED' },
  sowDocument: { documentStatus: 'UNREQUESTED' },
  eddQuestionnaire: { documentStatus: 'UNREQUESTED' },
  otherDocument: [],
  paymentDocument: [],
};

export const view = async () =>
  within(await screen.findByRole('region', { name: 'Your documents' }));

export async function openDocuments(
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
export async function atFiles(site: Site) {
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send: Proof of identity' }));
  await site.user.click(documents.getByRole('button', { name: 'Continue' }));
  return { documents, field: await documents.findByLabelText('Choose files') };
}

/** Presses “Send files” once the chosen files are prepared: until then presses are swallowed. */
export async function sendFiles(site: Site): Promise<void> {
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send files', busy: false }));
}
