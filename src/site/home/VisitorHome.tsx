import { useState } from 'react';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress, useBrand, useLocale } from '../../runtime/context.tsx';
import { LazyRichText } from '../../runtime/content/lazy-rich-text.tsx';
import { isLinkable } from '../../runtime/pages/pages.ts';
import { useMinimumAge } from '../../runtime/player/policy.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { usePageAt } from '../../runtime/pages/use-page.ts';
import { Beside } from '../../shell/crash.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import { Title } from '../../ui/Title.tsx';
import { Home } from './Home.tsx';
import { homeLists, slotOf } from './home-content.ts';

/** The front page as a visitor sees it, with the banners of the content service for them (CONT-11). */
export function VisitorHome() {
  const t = useT();
  const brand = useBrand();
  const locale = useLocale();
  const address = useAddress();
  const pageAt = usePageAt();
  const lang = useLanguage();
  const { market } = locale;
  const home = useContent('home', { lang, market });
  const settings = useContent('settings', { lang });
  const methods = useContent('paymentMethods', { lang, market });
  // The banners that run are chosen once per visit of the page.
  const [now] = useState(Date.now);
  const lists =
    home.status === 'ready'
      ? homeLists(home.value, {
          viewer: { kind: 'visitor' },
          locale,
          dataset: brand.dataset,
          now,
          exists: (path) => isLinkable(pageAt(path)),
        })
      : undefined;
  const item = (id: string, href: string, label: string) => ({ id, href, label });
  const about = settings.status === 'ready' ? (settings.value?.aboutUs ?? []) : [];
  const help = address('/responsible-gambling');
  return (
    <>
      <Title />
      <Home
        brand={brand}
        primary={item('signUp', address('/signup'), t('action.signUp'))}
        secondary={item('logIn', LOG_IN, t('action.logIn'))}
        age={useMinimumAge()}
        banners={slotOf(home, lists, 'banners')}
        verticals={slotOf(home, lists, 'verticals')}
        quickLinks={lists?.quickLinks ?? []}
        payments={{
          methods: methods.status === 'ready' ? methods.value.map(({ name }) => name) : [],
          more: item('paymentMethods', address('/payment-methods'), t('nav.paymentMethods')),
        }}
        // Visitors read there what there is.
        safer={{ limits: help, break: help, exclusion: help, help }}
        {...(brand.aboutUs &&
          about.length > 0 && {
            aboutUs: (
              <Beside>
                <LazyRichText value={about} locale={locale} heading={3} />
              </Beside>
            ),
          })}
      />
    </>
  );
}
