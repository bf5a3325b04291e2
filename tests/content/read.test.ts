import { describe, expect, it } from 'vitest';
import { QUERIES } from '../../src/content/queries.ts';

/** The service's answers, as JSON, and the site's reading of them, to the last field. */

const picture = { asset: 'image-a1-200x100-png', alt: 'A lake' };
const NO_PICTURE = { asset: '', alt: '' };
/** Values that are no text: an editor left the field out, or the schema changed. */
const NO_TEXT = [undefined, null, '', '  ', 7, true, {}, ['x']];

describe('CONT-11: a home page', () => {
  const banner = {
    id: 'b1',
    title: 'Play',
    description: 'Calmly',
    greeting: 'Hello {name}',
    button: 'Start',
    urlAction: '/signup',
    isClickable: true,
    tone: 'light',
    startDate: '2026-01-01',
    endDate: '2026-02-01',
    markets: ['FI', 'SE'],
    authorized: 'both',
    targetAudienceOption: 'no-limit',
    targetAudience: { depositGroups: ['one', 'all', 'many'], playerIds: ['P1', '', 7] },
    images: { desktop: picture, mobile: { asset: 'image-b2-20x10-png' } },
  };
  const { targetAudience: _audience, ...same } = banner;
  const read = {
    ...same,
    depositGroups: ['one', 'many'],
    playerIds: ['P1'],
    images: { desktop: picture, mobile: { asset: 'image-b2-20x10-png', alt: '' } },
  };
  const bannerOf = (change: object) =>
    QUERIES.home.read({ home: { banners: [{ ...banner, ...change }] } }).banners[0];

  it('is read whole', () => {
    const vertical = {
      id: 'v',
      area: 'casino',
      title: 'Casino',
      description: 'Games',
      urlAction: '/online-casino',
      image: picture,
    };
    const link = { id: 'q', title: 'Help', urlAction: '/help', icon: 'shield', authorized: 'both' };
    expect(
      QUERIES.home.read({
        home: { banners: [banner], redesignedBanner: banner, verticals: [vertical] },
        navigation: { quickLinks: [link] },
      }),
    ).toStrictEqual({
      banners: [read],
      redesignedBanner: read,
      verticals: [vertical],
      quickLinks: [link],
    });
  });

  it.each([null, undefined, [], 'home', 7, { home: [], navigation: 'x' }])(
    'is empty where the answer is %o',
    (answer) => {
      expect(QUERIES.home.read(answer)).toStrictEqual({
        banners: [],
        redesignedBanner: undefined,
        verticals: [],
        quickLinks: [],
      });
    },
  );

  it('the banner of pay-and-play is read as one of them, and as none where there is none', () => {
    expect(QUERIES.payAndPlayBanner.read(banner)).toStrictEqual(bannerOf({}));
    expect(QUERIES.payAndPlayBanner.read({})).toBeNull();
  });

  it('a banner without what may be left out', () => {
    expect(
      QUERIES.home.read({ home: { redesignedBanner: { id: 'b', title: 'T', authorized: 'both' } } })
        .redesignedBanner,
    ).toStrictEqual({
      id: 'b',
      title: 'T',
      authorized: 'both',
      targetAudienceOption: 'targeted',
      depositGroups: [],
      playerIds: [],
      description: undefined,
      greeting: undefined,
      button: undefined,
      urlAction: undefined,
      isClickable: false,
      images: { desktop: NO_PICTURE, mobile: NO_PICTURE },
      tone: 'dark',
      startDate: undefined,
      endDate: undefined,
      markets: [],
    });
  });

  it.each(['id', 'title', 'authorized'])('a banner without %s is left out', (field) => {
    for (const value of NO_TEXT) expect(bannerOf({ [field]: value })).toBeUndefined();
  });

  it('a flag is only what is true, a list only what is one', () => {
    for (const isClickable of ['true', 1, null]) {
      expect(bannerOf({ isClickable })).toMatchObject({ isClickable: false });
    }
    expect(bannerOf({ markets: 'FI' })).toMatchObject({ markets: [] });
    expect(bannerOf({ markets: { 0: 'FI', length: 1 } })).toMatchObject({ markets: [] });
  });

  it('TARGET-03: an audience that cannot be read is a narrow one', () => {
    for (const targetAudienceOption of ['targeted', 'everybody', null]) {
      expect(bannerOf({ targetAudienceOption })).toMatchObject({
        targetAudienceOption: 'targeted',
      });
    }
    expect(bannerOf({ tone: 'grey' })).toMatchObject({ tone: 'dark' });
  });

  it.each(['area', 'title', 'urlAction'])('a vertical without %s is left out', (field) => {
    const vertical = { area: 'sports', title: 'Sports', urlAction: '/sportsbook' };
    const of = (change: object) =>
      QUERIES.home.read({ home: { verticals: [{ ...vertical, ...change }] } }).verticals;
    expect(of({})).toStrictEqual([
      { ...vertical, id: 'sports', description: undefined, image: NO_PICTURE },
    ]);
    for (const value of NO_TEXT) expect(of({ [field]: value })).toEqual([]);
  });

  it.each(['authorized', 'title', 'urlAction'])('a quick link without %s is left out', (field) => {
    const link = { title: 'Help', urlAction: '/help', authorized: 'authorized' };
    const of = (change: object) =>
      QUERIES.home.read({ navigation: { quickLinks: [{ ...link, ...change }] } }).quickLinks;
    expect(of({})).toStrictEqual([{ ...link, id: '/help', icon: '' }]);
    for (const value of NO_TEXT) expect(of({ [field]: value })).toEqual([]);
  });
});

describe('FOOT-03: static pages', () => {
  const entry = {
    pageId: 'odds',
    path: '/about-odds',
    title: 'About odds',
    group: 'legal',
    disableLink: true,
    onlyShowMarkets: ['FI'],
    excludedMarkets: ['SE'],
  };
  const bare = {
    pageId: 'odds',
    path: '/odds',
    title: undefined,
    group: 'system',
    disableLink: false,
    onlyShowMarkets: [],
    excludedMarkets: [],
  };

  it('are read whole, in their order', () => {
    expect(QUERIES.pages.read([entry, { title: 'No id' }, { pageId: 'odds' }, null])).toStrictEqual(
      [entry, bare],
    );
    expect(QUERIES.pages.read(null)).toStrictEqual([]);
  });

  it.each(['information', 'contact-us', 'legal', 'system'])('stand in the group %s', (group) => {
    expect(QUERIES.pages.read([{ pageId: 'odds', group }])).toMatchObject([{ group }]);
  });

  it('one with its words: blocks that say what they are', () => {
    const block = { _type: 'block', children: [] };
    expect(
      QUERIES.page.read({
        ...entry,
        body: [block, {}, 'words', { _type: '' }, { _type: 7 }],
        updatedAt: '2026-11-01T10:00:00Z',
      }),
    ).toStrictEqual({ ...entry, body: [block], updatedAt: '2026-11-01T10:00:00Z' });
    expect(QUERIES.page.read({ pageId: 'odds' })).toStrictEqual({
      ...bare,
      body: [],
      updatedAt: undefined,
    });
    expect(QUERIES.page.read({ path: '/odds' })).toBeNull();
  });
});

describe('ROUTE-07: payment methods', () => {
  it('are read whole; a name that is missing is the method’s', () => {
    const method = {
      method: 'CARD',
      name: 'Card',
      description: 'Any card',
      depositTime: 'At once',
      withdrawalTime: 'A day',
      fee: 'None',
      logo: picture,
    };
    expect(
      QUERIES.paymentMethods.read([method, { method: 'BANK' }, { name: 'No method' }]),
    ).toStrictEqual([
      method,
      {
        method: 'BANK',
        name: 'BANK',
        description: undefined,
        depositTime: undefined,
        withdrawalTime: undefined,
        fee: undefined,
        logo: NO_PICTURE,
      },
    ]);
  });
});

describe('FOOT-01: the footer', () => {
  it('is read whole', () => {
    const block = { _type: 'block' };
    expect(
      QUERIES.footer.read({
        footerTermsAndConditions: true,
        footerContent: true,
        footerLicenseLogos: true,
        companyText: [block],
        partners: [{ id: 'p', name: 'Partner', url: 'https://partner.example/a', logo: picture }],
        regulationLogos: [{ name: 'Regulator' }, { url: 'https://regulator.example/' }],
      }),
    ).toStrictEqual({
      footerTermsAndConditions: true,
      footerContent: true,
      footerLicenseLogos: true,
      companyText: [block],
      partners: [{ id: 'p', name: 'Partner', url: 'https://partner.example/a', logo: picture }],
      regulationLogos: [{ id: 'Regulator', name: 'Regulator', url: undefined, logo: NO_PICTURE }],
    });
  });

  it('is empty where nothing is said', () => {
    expect(QUERIES.footer.read(null)).toStrictEqual({
      footerTermsAndConditions: false,
      footerContent: false,
      footerLicenseLogos: false,
      companyText: [],
      partners: [],
      regulationLogos: [],
    });
  });

  it.each(['/inside', '#login', 'http://plain.example', 'javascript:alert(1)', null])(
    'a logo leads nowhere by %s',
    (url) => {
      expect(QUERIES.footer.read({ partners: [{ name: 'P', url }] }).partners).toMatchObject([
        { name: 'P', url: undefined },
      ]);
    },
  );
});

describe('MARKET-01: markets and languages', () => {
  it('a market is read whole', () => {
    const licence = {
      id: 'l',
      name: 'Authority',
      number: 'A/1',
      url: 'https://register.example/A-1',
      text: 'Licensed',
      logo: picture,
    };
    const market = {
      marketId: 'FI',
      disableLiveChat: true,
      licences: [licence],
    };
    expect(QUERIES.markets.read([market, { route: 'no id' }, { marketId: 'SE' }])).toStrictEqual([
      market,
      { marketId: 'SE', disableLiveChat: false, licences: [] },
    ]);
  });

  it.each(['name', 'number'])('FOOT-04: a licence without %s is left out', (field) => {
    const licence = { name: 'Authority', number: 'A/1' };
    const of = (change: object) =>
      QUERIES.markets.read([{ marketId: 'FI', licences: [{ ...licence, ...change }] }])[0]
        ?.licences;
    const read = { ...licence, id: 'A/1', url: undefined, text: undefined, logo: NO_PICTURE };
    expect(of({})).toStrictEqual([read]);
    for (const url of ['http://register.example', 'javascript:alert(1)', 7]) {
      expect(of({ url })).toStrictEqual([read]);
    }
    for (const value of NO_TEXT) expect(of({ [field]: value })).toEqual([]);
  });

  it('a language: what is missing is its code', () => {
    expect(
      QUERIES.languages.read([{ code: 'fi', name: 'Suomi' }, { code: 'pt' }, {}]),
    ).toStrictEqual([
      { code: 'fi', name: 'Suomi' },
      { code: 'pt', name: 'pt' },
    ]);
  });
});

describe('TERMS-01, GUARD-01: terms and settings', () => {
  it.each([
    [[{ version: 2 }, { version: 10 }, { version: 9 }], 10],
    [[{ version: '2' }, { version: '10' }, { version: ' 9 ' }], 10],
    [[{ version: 3 }, { version: '' }, { version: ' ' }, { version: 'x' }, { version: null }], 3],
    [[{ version: 4 }, { version: true }, { version: [99] }, { version: 'Infinity' }], 4],
  ])('of %o the latest is %i', (answer, version) => {
    expect(QUERIES.latestTerms.read(answer)).toStrictEqual({
      version,
      publishedAt: undefined,
      summary: undefined,
      earlier: expect.any(Array),
    });
  });

  it('the latest terms with their day and what changed', () => {
    const latest = { version: 3, publishedAt: '2026-10-01', summary: 'Limits' };
    const first = { version: 1, publishedAt: undefined, summary: undefined };
    const second = { version: 2, publishedAt: '2026-01-01', summary: 'Complaints' };
    expect(QUERIES.latestTerms.read([{ version: 1 }, latest, second])).toStrictEqual({
      ...latest,
      earlier: [second, first],
    });
  });

  it.each([null, [], [{}], ...['new', '', ' ', null].map((version) => [{ version }])])(
    'no terms in %o: a failed read',
    (answer) => {
      expect(() => QUERIES.latestTerms.read(answer)).toThrow(
        expect.objectContaining({
          name: 'ContentError',
          kind: 'failed',
          status: 0,
          message: 'No terms are published',
        }),
      );
    },
  );

  it('the settings', () => {
    const block = { _type: 'block' };
    expect(
      QUERIES.settings.read({
        maintenance: true,
        maintenanceMessage: 'Back at noon',
        aboutUs: [block],
      }),
    ).toStrictEqual({ maintenance: true, maintenanceMessage: 'Back at noon', aboutUs: [block] });
    expect(QUERIES.settings.read({ maintenance: false })).toStrictEqual({
      maintenance: false,
      maintenanceMessage: undefined,
      aboutUs: [],
    });
  });

  it.each([null, {}, [], 'no', { maintenance: 'true' }, { maintenance: null }])(
    'settings that say nothing about maintenance are none: %o',
    (answer) => {
      expect(() => QUERIES.settings.read(answer)).toThrow(
        expect.objectContaining({
          name: 'ContentError',
          kind: 'failed',
          message: 'The settings say nothing about maintenance',
        }),
      );
    },
  );
});
