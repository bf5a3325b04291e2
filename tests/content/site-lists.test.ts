import { describe, expect, it } from 'vitest';
import type { Banner, Footer, Home, StaticPageEntry } from '../../src/content/types.ts';
import { localeOf } from '../../src/locale/locale.ts';
import { footerLists } from '../../src/site/footer/footer-content.ts';
import { homeLists, type HomeScope } from '../../src/site/home/home-content.ts';

const image = { asset: 'image-abc-960x540-svg', alt: '' };
const banner = (parts: Partial<Banner>): Banner => ({
  id: 'b',
  title: 'Title',
  description: 'Words',
  greeting: undefined,
  button: 'Go',
  urlAction: '/signup',
  isClickable: true,
  images: { desktop: image, mobile: image },
  tone: 'dark',
  startDate: undefined,
  endDate: undefined,
  markets: [],
  authorized: 'both',
  targetAudienceOption: 'no-limit',
  depositGroups: [],
  playerIds: [],
  ...parts,
});
const home = (parts: Partial<Home>): Home => ({
  banners: [],
  redesignedBanner: undefined,
  verticals: [],
  quickLinks: [],
  ...parts,
});
const scope: HomeScope = {
  viewer: { kind: 'visitor' },
  locale: localeOf('fi', 'FI'),
  dataset: 'northlight',
  now: Date.parse('2026-11-21'),
  exists: (path) => path === '/signup',
};
const player: HomeScope = {
  ...scope,
  viewer: { kind: 'player', playerId: 'P1', deposits: 0 },
  playerName: '$& Aino',
};
const bannerFor = (parts: Partial<Banner>, as: HomeScope = scope) =>
  homeLists(home({ banners: [banner(parts)] }), as).banners[0];

describe('CONT-11: the home page', () => {
  it('a banner for a page that is not there does not show', () => {
    expect(bannerFor({ urlAction: '/online-casino' })).toBeUndefined();
  });

  it('a banner leads where it says, in the locale', () => {
    expect(bannerFor({})).toMatchObject({ href: '/fi-FI/signup', button: 'Go', title: 'Title' });
    expect(bannerFor({})?.picture.src).toContain(
      '/content/images/croupier/northlight/abc-960x540.svg?',
    );
    const photo = { asset: 'image-abc-960x540-png', alt: '' };
    const set = bannerFor({ images: { desktop: photo, mobile: photo } })?.picture.srcSet;
    expect(set).toMatch(/w=480&\S+ 480w, \S+w=960&\S+ 960w$/);
  });

  it.each([
    ['is not clickable', { isClickable: false }],
    ['leads nowhere', { urlAction: undefined }],
    ['leads where no link may', { urlAction: 'javascript:alert(1)' }],
  ])('a banner that %s is no link', (_what, parts) => {
    expect(bannerFor(parts)).not.toHaveProperty('href');
  });

  it('greets a player by name, and nobody else', () => {
    const greeting = { greeting: 'Hei, {name}' };
    expect(bannerFor(greeting, player)).toMatchObject({ greeting: 'Hei, $& Aino' });
    expect(bannerFor(greeting)).not.toHaveProperty('greeting');
    const { playerName: _unknown, ...nameless } = player;
    expect(bannerFor(greeting, nameless)).not.toHaveProperty('greeting');
  });

  it('the redesigned banner comes first, under the rules of every banner, and shows once', () => {
    const plain = banner({ id: 'plain' });
    const again = banner({ id: 'redesigned' });
    const shown = (parts: Partial<Banner>, as: HomeScope = scope) =>
      homeLists(
        home({
          banners: [plain, again],
          redesignedBanner: banner({ id: 'redesigned', title: 'New', ...parts }),
        }),
        as,
      ).banners.map(({ id, title }) => `${id}: ${title}`);
    expect(shown({})).toEqual(['redesigned: New', 'plain: Title']);
    const late = { startDate: '2026-12-01T00:00:00Z' };
    expect(shown(late)).toEqual(['plain: Title']);
    expect(shown({ authorized: 'authorized' })).toEqual(['plain: Title']);
    expect(shown({ authorized: 'authorized' }, player)).toEqual([
      'redesigned: New',
      'plain: Title',
    ]);
  });

  it('lists only areas and quick links that exist, for those they are meant for', () => {
    const vertical = { title: 'Casino', description: undefined, image, area: 'casino' as const };
    const link = { title: 'Join', urlAction: '/signup', icon: 'user-plus' };
    const lists = homeLists(
      home({
        verticals: [
          { id: 'built', urlAction: '/signup', ...vertical },
          { id: 'absent', urlAction: '/online-casino', ...vertical },
        ],
        quickLinks: [
          { id: 'guests', authorized: 'not-authorized', ...link },
          { id: 'players', authorized: 'authorized', ...link },
        ],
      }),
      scope,
    );
    expect(lists.verticals.map(({ id }) => id)).toEqual(['built']);
    expect(lists.quickLinks.map(({ id, href }) => [id, href])).toEqual([
      ['guests', '/fi-FI/signup'],
    ]);
  });
});

const entry = (pageId: string, group: StaticPageEntry['group']): StaticPageEntry => ({
  pageId,
  path: `/${pageId}`,
  title: pageId,
  group,
  disableLink: false,
  onlyShowMarkets: [],
  excludedMarkets: [],
});
const footer: Footer = {
  footerTermsAndConditions: true,
  footerContent: true,
  footerLicenseLogos: true,
  companyText: [],
  partners: [{ id: 'p', name: 'Partner', url: 'https://partner.example/', logo: image }],
  regulationLogos: [{ id: 'm', name: 'Mediator', url: undefined, logo: image }],
};
const sources = {
  footer,
  pages: [entry('about', 'information'), entry('mail', 'contact-us'), entry('terms', 'legal')],
  market: {
    marketId: 'FI',
    disableLiveChat: false,
    licences: [
      {
        id: 'l',
        name: 'Authority',
        number: 'N 1',
        url: 'https://register.example/',
        text: undefined,
        logo: image,
      },
    ],
  },
  scope: { market: 'FI', hideTermsPage: false },
  locale: localeOf('fi', 'FI'),
  dataset: 'northlight',
};

describe('FOOT-01: the footer', () => {
  it('FOOT-04: has its lists, the licence of the market first', () => {
    const lists = footerLists(sources);
    expect(lists.information).toEqual([{ id: 'about', href: '/fi-FI/about', label: 'about' }]);
    expect(lists.contactUs).toEqual([{ id: 'mail', href: '/fi-FI/mail', label: 'mail' }]);
    expect(lists.terms).toEqual([{ id: 'terms', href: '/fi-FI/terms', label: 'terms' }]);
    expect(lists.licences?.map(({ name }) => name)).toEqual(['Authority, N 1', 'Mediator']);
    expect(lists.partners?.[0]).toMatchObject({ href: 'https://partner.example/' });
  });

  it.each([
    ['footerContent', ['information', 'contactUs', 'partners']],
    ['footerTermsAndConditions', ['terms']],
    ['footerLicenseLogos', ['licences']],
  ])('%s off leaves out %s', (toggle, parts) => {
    const lists = footerLists({ ...sources, footer: { ...footer, [toggle]: false } });
    const all = ['contactUs', 'information', 'licences', 'partners', 'terms'];
    expect(Object.keys(lists).toSorted()).toEqual(all.filter((part) => !parts.includes(part)));
  });

  it('CONT-01: is plain while nothing could be read', () => {
    expect(footerLists({ ...sources, footer: undefined })).toEqual({});
  });
});
