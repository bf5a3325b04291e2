import { expect, test } from 'vitest';
import { BRAND_FACTS, type BrandId } from '../../reference/brands.ts';
import { IMPRINTS } from '../../reference/imprints.ts';
import { BRANDS } from '../../src/brands/index.ts';
import { documentsOf } from '../brands/content.ts';

/** The operator of a brand stands in its e-mails and in its footer: two homes, which must say the same. */

const LANGUAGES = ['en', 'fi', 'pt'] as const;
const cases = (Object.keys(BRAND_FACTS) as BrandId[]).flatMap((brand) =>
  LANGUAGES.map((language) => [brand, language] as const),
);

test.each(cases)(
  '[FOOT-02] [FOOT-04] %s, %s: footer and licence name whom the e-mails name',
  (brand, language) => {
    const { company, registration, address, licence, regulator } = IMPRINTS[brand];
    const [footer] = documentsOf(brand, 'footer');
    const [shown, ...others] = documentsOf(brand, 'licence');
    const said = JSON.stringify(footer?.companyText[language]);
    for (const fact of [BRAND_FACTS[brand].name, company, registration, address, licence]) {
      expect(said).toContain(fact);
    }
    expect(said).toContain(regulator[language]);
    expect(others).toEqual([]);
    expect([shown?.number, shown?.name[language], shown?.logo.alt[language]]).toEqual([
      licence,
      regulator[language],
      regulator[language],
    ]);
    expect(shown?.text?.[language]).toContain(company);
    expect(shown?.text?.[language]).toContain(licence);
  },
);

test.each(BRANDS)(
  '[CHAT-01] $id: the address that a chat which does not come names is that of its pages of contacts',
  ({ dataset, supportEmail }) => {
    const pages = documentsOf(dataset, 'staticPage').filter(({ pageId }) =>
      ['contact_email', 'page-contact-live-chat'].includes(pageId),
    );
    expect(pages).toHaveLength(2);
    for (const { body } of pages) {
      for (const language of LANGUAGES) {
        expect(JSON.stringify(body[language])).toContain(` ${supportEmail}`);
      }
    }
  },
);
