import { lineUrl } from '../../content/images.ts';
import { linkedPages, type PageScope } from '../../content/static-pages.ts';
import type {
  ContentMarket,
  Footer,
  FooterLogo as ContentLogo,
  StaticPageEntry,
} from '../../content/types.ts';
import type { Locale } from '../../locale/locale.ts';
import { pathFor } from '../../locale/paths.ts';
import type { FooterLink, FooterLogo, FooterProps } from '../../shell/Footer.tsx';

/** The reads that make the footer. A read that has not come, or failed, leaves its part out. */
export interface FooterSources {
  readonly footer: Footer | undefined;
  readonly pages: readonly StaticPageEntry[];
  /** The content of the market of the address. */
  readonly market: ContentMarket | undefined;
  readonly scope: PageScope;
  readonly locale: Locale;
  readonly dataset: string;
}

type FooterLists = Pick<
  FooterProps,
  'information' | 'contactUs' | 'terms' | 'partners' | 'licences'
>;

/** Size of a logo in the footer, px. */
const LOGO = { width: 160, height: 64 } as const;

/**
 * The footer's lists under its toggles (FOOT-01), without pages that do not show here (FOOT-03), with
 * the licences of the market before the other logos (FOOT-04).
 */
export function footerLists(sources: FooterSources): FooterLists {
  const { footer, pages, market, scope, locale, dataset } = sources;
  if (footer === undefined) return {};
  const links = (group: StaticPageEntry['group']): FooterLink[] =>
    linkedPages(pages, group, scope).map(({ pageId, path, title }) => ({
      id: pageId,
      href: pathFor(locale, path),
      label: title,
    }));
  const logo = ({ id, name, url, logo: picture }: ContentLogo): FooterLogo => ({
    id,
    name,
    src: lineUrl(picture.asset, LOGO, dataset),
    ...(url !== undefined && { href: url }),
  });
  const licences = (market?.licences ?? []).map(
    ({ id, name, number, url, logo: picture }): ContentLogo => ({
      id,
      name: `${name}, ${number}`,
      url,
      logo: picture,
    }),
  );
  const { footerContent, footerTermsAndConditions, footerLicenseLogos } = footer;
  return {
    ...(footerContent && {
      information: links('information'),
      contactUs: links('contact-us'),
      partners: footer.partners.map(logo),
    }),
    ...(footerTermsAndConditions && { terms: links('legal') }),
    ...(footerLicenseLogos && { licences: [...licences, ...footer.regulationLogos].map(logo) }),
  };
}
