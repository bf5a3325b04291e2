import { contentCountry } from '../../../reference/content-countries.ts';
import { Beside } from '../../shell/crash.tsx';
import { Footer } from '../../shell/Footer.tsx';
import { footerLists } from '../../site/footer/footer-content.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import { useBrand, useLocale, usePathFor } from '../../runtime/context.tsx';
import { useSaferPlayAddress } from '../../runtime/help/safer-play.ts';
import { useCookieSettings } from '../cookie-host.tsx';
import { LazyRichText } from '../../runtime/content/lazy-rich-text.tsx';
import type { Read } from '../../runtime/content/content-types.ts';
import { useContent } from '../../runtime/content/use-content.ts';

const valueOf = <Value,>(read: Read<Value>): Value | undefined =>
  read.status === 'ready' ? read.value : undefined;

/** The footer with the lists of the content service; until they come, and without them, the plain one (FOOT-01). */
export function SiteFooter({ age }: { age: number }) {
  const t = useT();
  const saferPlay = useSaferPlayAddress();
  const pathFor = usePathFor();
  const brand = useBrand();
  const locale = useLocale();
  const lang = useLanguage();
  const footer =
    valueOf(useContent('footer', { lang, country: contentCountry(locale.market) })) ?? undefined;
  const pages = valueOf(useContent('pages', { lang })) ?? [];
  const markets = valueOf(useContent('markets', { lang })) ?? [];
  const lists = footerLists({
    footer,
    pages,
    market: markets.find(({ marketId }) => marketId === locale.market),
    scope: { market: locale.market, hideTermsPage: brand.hideTermsPage },
    locale,
    dataset: brand.dataset,
  });
  return (
    <Footer
      brand={brand}
      age={age}
      saferPlay={{
        id: 'safer-play',
        href: saferPlay(),
        label: t('nav.saferPlay'),
      }}
      onCookies={useCookieSettings()}
      {...lists}
      {...(brand.helpLink !== undefined && {
        help: { id: 'help', href: pathFor(brand.helpLink), label: t('action.support') },
      })}
      {...(brand.footerCompanyText &&
        footer && {
          companyText: (
            // Nothing above it may be lost where it cannot be fetched.
            <Beside>
              <LazyRichText value={footer.companyText} locale={locale} heading={3} />
            </Beside>
          ),
        })}
    />
  );
}
