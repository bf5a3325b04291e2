import { fields, flag, list, number, oneOf, text, texts } from './decode.ts';
import { ContentError } from './error.ts';
import { safeLink } from './links.ts';
import {
  AREAS,
  AUDIENCES,
  DEPOSIT_GROUPS,
  PAGE_GROUPS,
  type Banner,
  type ContentImage,
  type ContentLanguage,
  type ContentMarket,
  type Footer,
  type FooterLogo,
  type Home,
  type LatestTerms,
  type TermsVersion,
  type Licence,
  type PaymentMethod,
  type QuickLink,
  type RichTextValue,
  type Shown,
  type SiteSettings,
  type StaticPage,
  type StaticPageEntry,
  type Targeting,
  type Vertical,
} from './types.ts';

/** From the service's answers to the site's types. An item without its essentials is left out. */

export function readImage(value: unknown): ContentImage {
  const { asset, alt } = fields(value);
  return { asset: text(asset) ?? '', alt: text(alt) ?? '' };
}

/** Blocks are objects with a `_type`; `RichText` skips those that it does not know. */
export const readRichText = (value: unknown): RichTextValue =>
  list(value, (block) =>
    text(fields(block)['_type']) === undefined ? undefined : (block as RichTextValue[number]),
  );

/** An audience that cannot be read hides the item from everybody but the players it names. */
function readTargeting(value: unknown): Targeting | undefined {
  const item = fields(value);
  const authorized = oneOf(item['authorized'], AUDIENCES);
  if (authorized === undefined) return undefined;
  const audience = fields(item['targetAudience']);
  return {
    authorized,
    targetAudienceOption: item['targetAudienceOption'] === 'no-limit' ? 'no-limit' : 'targeted',
    depositGroups: list(audience['depositGroups'], (group) => oneOf(group, DEPOSIT_GROUPS)),
    playerIds: texts(audience['playerIds']),
  };
}

/** To whom and when an item shows. */
export function readShown(value: unknown): Shown | undefined {
  const { startDate, endDate, markets } = fields(value);
  const targeting = readTargeting(value);
  return (
    targeting && {
      ...targeting,
      startDate: text(startDate),
      endDate: text(endDate),
      markets: texts(markets),
    }
  );
}

function readBanner(value: unknown): Banner | undefined {
  const item = fields(value);
  const shown = readShown(value);
  const id = text(item['id']);
  const title = text(item['title']);
  if (shown === undefined || id === undefined || title === undefined) return undefined;
  const images = fields(item['images']);
  return {
    ...shown,
    id,
    title,
    description: text(item['description']),
    greeting: text(item['greeting']),
    button: text(item['button']),
    urlAction: text(item['urlAction']),
    isClickable: flag(item['isClickable']),
    images: { desktop: readImage(images['desktop']), mobile: readImage(images['mobile']) },
    tone: item['tone'] === 'light' ? 'light' : 'dark',
  };
}

/** `null` rather than `undefined`: the query cache keeps no `undefined`. */
export const readPayAndPlayBanner = (value: unknown): Banner | null => readBanner(value) ?? null;

function readVertical(value: unknown): Vertical | undefined {
  const item = fields(value);
  const area = oneOf(item['area'], AREAS);
  const title = text(item['title']);
  const urlAction = text(item['urlAction']);
  if (area === undefined || title === undefined || urlAction === undefined) return undefined;
  return {
    id: text(item['id']) ?? area,
    area,
    title,
    description: text(item['description']),
    urlAction,
    image: readImage(item['image']),
  };
}

function readQuickLink(value: unknown): QuickLink | undefined {
  const item = fields(value);
  const authorized = oneOf(item['authorized'], AUDIENCES);
  const title = text(item['title']);
  const urlAction = text(item['urlAction']);
  if (authorized === undefined || title === undefined || urlAction === undefined) return undefined;
  const id = text(item['id']) ?? urlAction;
  return { id, title, urlAction, authorized, icon: text(item['icon']) ?? '' };
}

export function readHome(value: unknown): Home {
  const { home, navigation } = fields(value);
  const page = fields(home);
  return {
    banners: list(page['banners'], readBanner),
    redesignedBanner: readBanner(page['redesignedBanner']),
    verticals: list(page['verticals'], readVertical),
    quickLinks: list(fields(navigation)['quickLinks'], readQuickLink),
  };
}

export function readPageEntry(value: unknown): StaticPageEntry | undefined {
  const item = fields(value);
  const pageId = text(item['pageId']);
  if (pageId === undefined) return undefined;
  return {
    pageId,
    path: text(item['path']) ?? `/${pageId}`,
    title: text(item['title']),
    group: oneOf(item['group'], PAGE_GROUPS) ?? 'system',
    disableLink: flag(item['disableLink']),
    onlyShowMarkets: texts(item['onlyShowMarkets']),
    excludedMarkets: texts(item['excludedMarkets']),
  };
}

/** `null` rather than `undefined`: the query cache keeps no `undefined`. */
export function readPage(value: unknown): StaticPage | null {
  const entry = readPageEntry(value);
  if (entry === undefined) return null;
  const { body, updatedAt } = fields(value);
  return { ...entry, body: readRichText(body), updatedAt: text(updatedAt) };
}

export function readPaymentMethod(value: unknown): PaymentMethod | undefined {
  const item = fields(value);
  const method = text(item['method']);
  if (method === undefined) return undefined;
  return {
    method,
    name: text(item['name']) ?? method,
    description: text(item['description']),
    depositTime: text(item['depositTime']),
    withdrawalTime: text(item['withdrawalTime']),
    fee: text(item['fee']),
    logo: readImage(item['logo']),
  };
}

/** A logo leads out of the site, or nowhere. */
function httpsAddress(value: unknown): string | undefined {
  const link = safeLink(text(value), { prefix: '' });
  return link?.kind === 'external' ? link.href : undefined;
}

function readFooterLogo(value: unknown): FooterLogo | undefined {
  const item = fields(value);
  const name = text(item['name']);
  if (name === undefined) return undefined;
  return {
    id: text(item['id']) ?? name,
    name,
    url: httpsAddress(item['url']),
    logo: readImage(item['logo']),
  };
}

export function readFooter(value: unknown): Footer {
  const item = fields(value);
  return {
    footerTermsAndConditions: flag(item['footerTermsAndConditions']),
    footerContent: flag(item['footerContent']),
    footerLicenseLogos: flag(item['footerLicenseLogos']),
    companyText: readRichText(item['companyText']),
    partners: list(item['partners'], readFooterLogo),
    regulationLogos: list(item['regulationLogos'], readFooterLogo),
  };
}

function readLicence(value: unknown): Licence | undefined {
  const item = fields(value);
  const name = text(item['name']);
  const licence = text(item['number']);
  if (name === undefined || licence === undefined) return undefined;
  return {
    id: text(item['id']) ?? licence,
    name,
    number: licence,
    url: httpsAddress(item['url']),
    text: text(item['text']),
    logo: readImage(item['logo']),
  };
}

export function readMarket(value: unknown): ContentMarket | undefined {
  const item = fields(value);
  const marketId = text(item['marketId']);
  if (marketId === undefined) return undefined;
  return {
    marketId,
    disableLiveChat: flag(item['disableLiveChat']),
    licences: list(item['licences'], readLicence),
  };
}

export function readLanguage(value: unknown): ContentLanguage | undefined {
  const { code, name } = fields(value);
  const known = text(code);
  return known === undefined ? undefined : { code: known, name: text(name) ?? known };
}

/**
 * The highest version, compared as numbers (GUARD-09).
 *
 * @throws ContentError when none can be read: nobody can agree to terms that are not there
 */
export function readLatestTerms(value: unknown): LatestTerms {
  const versions = list(value, (item): TermsVersion | undefined => {
    const { version, publishedAt, summary } = fields(item);
    const read = number(version);
    return read === undefined
      ? undefined
      : { version: read, publishedAt: text(publishedAt), summary: text(summary) };
  });
  const [latest, ...earlier] = versions.toSorted((a, b) => b.version - a.version);
  if (latest === undefined) throw new ContentError('failed', 'No terms are published');
  return { ...latest, earlier };
}

/** @throws ContentError when it is unknown whether the site is closed: then the last answer holds (GUARD-01) */
export function readSettings(value: unknown): SiteSettings {
  const { maintenance, maintenanceMessage, aboutUs } = fields(value);
  if (typeof maintenance !== 'boolean') {
    throw new ContentError('failed', 'The settings say nothing about maintenance');
  }
  return {
    maintenance,
    maintenanceMessage: text(maintenanceMessage),
    aboutUs: readRichText(aboutUs),
  };
}
