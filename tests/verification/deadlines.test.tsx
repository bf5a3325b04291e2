import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { ENTRY, NOTHING } from './documents.support.tsx';

/** The deadline of documents and answers, in the zone of the player's residence, wherever the device is. */

// Before the first date is written: formats are kept.
beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  freshDevice();
});
afterEach(() => {
  leaveSite();
  vi.unstubAllEnvs();
});

const dueAt = '2026-12-01T02:30:00Z';
const PEOPLE = [
  {
    who: 'a Brazilian at Sol Alta in Portuguese',
    brand: solAlta,
    prefix: 'pt-BR',
    country: 'BR',
    due: 'Prazo: 30 de novembro de 2026, 23:30 BRT',
    answer: 'Responda até 30 de novembro de 2026, 23:30 BRT.',
  },
  {
    who: 'a Finn at Northlight in Finnish',
    brand: northlight,
    prefix: 'fi-FI',
    country: 'FI',
    due: 'Määräaika 1. joulukuuta 2026, 04.30 (Itä-Euroopan aika)',
    answer: 'Vastaathan viimeistään 1. joulukuuta 2026, 04.30 (Itä-Euroopan aika).',
  },
] as const;

test.each(PEOPLE)(
  '$who reads with its zone when a document is due [DOC-11]',
  async ({ brand, prefix, country, due }) => {
    await openSite({
      at: `/${prefix}/my-account/account/verification`,
      brand,
      player: true,
      platform: {
        getAccessDetails: withData('getAccessDetails', {
          countryCode: country,
          requestDocumentTypeStatus: 'PROOF_OF_ID',
        }),
        getDocuments: { body: { ...NOTHING, idDocument: { ...ENTRY, dueAt } } },
      },
    });
    expect(await within(document.body).findByText(due)).toBeVisible();
  },
);

test.each(PEOPLE)(
  '$who reads with its zone when answers are due [EDD-03]',
  async ({ brand, prefix, country, answer }) => {
    await openSite({
      at: `/${prefix}/my-account/questionnaire`,
      brand,
      player: true,
      platform: {
        getAccessDetails: withData('getAccessDetails', {
          countryCode: country,
          kycStatus: 'EDD_PENDING',
          eddQuestionnaire: 'REQUESTED',
        }),
        getQuestionnaireAnswer: { body: { dueAt } },
      },
    });
    const shown = await within(document.body).findAllByText(answer);
    expect(shown[0]).toBeVisible();
  },
);
