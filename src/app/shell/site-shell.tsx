import { useEffect, type ReactNode } from 'react';
import { languageTag } from '../../locale/locale.ts';
import { BottomNav } from '../../shell/BottomNav.tsx';
import { Header } from '../../shell/Header.tsx';
import type { NavItem } from '../../shell/items.ts';
import { Layout } from '../../shell/Layout.tsx';
import { activeLanguage } from '../../texts/index.ts';
import { ChatHost } from '../../site/chat/chat-host.tsx';
import { useAddress, useBrand, useLocale } from '../../runtime/context.tsx';
import { CookieHost } from '../cookie-host.tsx';
import { useLive } from '../../runtime/live.tsx';
import { PlayerNews } from '../player-host.tsx';
import { useMinimumAge } from '../../runtime/player/policy.ts';
import { useAccount } from './shell-account.ts';
import { ChoicesAhead, ChoicesHost } from './choices-host.tsx';
import { useBottomNav, useSections } from './shell-places.ts';
import { SiteFooter } from './site-footer.tsx';
import { SlowStart } from './slow-start.tsx';
import { SiteNews } from '../site-news.tsx';
import { Unconfirmed } from '../../runtime/guard/unconfirmed.tsx';
import { usePage } from '../../runtime/pages/use-page.ts';

/** Header, footer and navigation around every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const address = useAddress();
  const page = usePage();
  const sections = useSections();
  const bottom = useBottomNav();
  const isBelow = ({ id }: NavItem): boolean => bottom.items.some((item) => item.id === id);
  useDocumentLanguage();
  useLive('frame');
  return (
    <>
      <Layout
        pageKey={page.path}
        pageKind={page.kind}
        asked={<CookieHost />}
        header={
          <Header
            brand={brand}
            home={address('/')}
            sections={sections}
            places={sections.filter((section) => !isBelow(section))}
            account={useAccount()}
            badge={useLocale().language.toUpperCase()}
            choices={<ChoicesHost />}
          />
        }
        footer={<SiteFooter age={useMinimumAge()} />}
        bottomNav={
          <>
            <BottomNav {...bottom} />
            <SlowStart />
          </>
        }
      >
        <Unconfirmed />
        <PlayerNews />
        <SiteNews />
        {children}
      </Layout>
      <ChatHost />
      <ChoicesAhead />
    </>
  );
}

function useDocumentLanguage(): void {
  const locale = useLocale();
  const language = activeLanguage();
  useEffect(() => {
    document.documentElement.lang = languageTag({ ...locale, language });
  }, [locale, language]);
}
