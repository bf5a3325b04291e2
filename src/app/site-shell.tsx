import {
  Banknote,
  CreditCard,
  HeartHandshake,
  House,
  LifeBuoy,
  LogIn,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { depositIsAllowed } from '../../machines/site/guard/decide.ts';
import { readLocation } from '../api/session-cookie.ts';
import { MARKETS } from '../../openapi/reference/markets.ts';
import {
  DEFAULT_LOCALE,
  languageName,
  languageTag,
  localeOf,
  offeredLanguages,
  offeredMarkets,
  suggestLocale,
  toLocale,
  type Locale,
} from '../locale/locale.ts';
import { pathFor } from '../locale/paths.ts';
import { BottomNav } from '../shell/BottomNav.tsx';
import { Header } from '../shell/Header.tsx';
import type { HeaderAccount, HeaderBalance, LocaleChoices, NavItem } from '../shell/items.ts';
import { Layout } from '../shell/Layout.tsx';
import { activeLanguage, useT } from '../texts/index.ts';
import { LOG_IN } from './addresses.ts';
import {
  useAddress,
  useBrand,
  useLocale,
  usePathFor,
  useRuntime,
  useSession,
  useWallet,
} from './context.tsx';
import { ChatHost } from './chat-host.tsx';
import { CookieHost } from './cookie-host.tsx';
import { guardedPlayer, useClosedSite, type ClosedSite } from './guard.tsx';
import { useLive, useOnceLive } from './live.tsx';
import { usePolicy } from './policy.ts';
import { SiteFooter } from './site-footer.tsx';
import { TurnedAway } from './turned-away.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { usePage } from './use-page.ts';
import { useUnread } from './unread.ts';

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
        asked={<CookieHost />}
        header={
          <Header
            brand={brand}
            home={address('/')}
            sections={sections}
            places={sections.filter((section) => !isBelow(section))}
            account={useAccount()}
            locales={useLocaleChoices()}
          />
        }
        footer={<SiteFooter age={usePolicy().minimumAge} />}
        bottomNav={<BottomNav {...bottom} />}
      >
        <Unconfirmed />
        <TurnedAway />
        {children}
      </Layout>
      <ChatHost />
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

function useItem(): (id: string, href: string, label: string, icon?: NavItem['icon']) => NavItem {
  const here = usePathFor()(usePage().path);
  return (id, href, label, icon) => ({
    id,
    href,
    label,
    current: href === here,
    ...(icon && { icon }),
  });
}

/** Why nothing of the site is offered here; undefined where it is open. */
function useClosedHere(): ClosedSite | undefined {
  const closed = useClosedSite();
  const { tellsClosed } = usePage();
  return closed ?? (tellsClosed ? 'restricted' : undefined);
}

function useSaferPlay(): NavItem {
  const t = useT();
  const item = useItem();
  const address = useAddress();
  return item('saferPlay', address('/responsible-gambling'), t('nav.saferPlay'), HeartHandshake);
}

/** What informs and protects is open to whoever may not play; while the site is away, nothing is. */
function useProtection(): readonly NavItem[] {
  const t = useT();
  const item = useItem();
  const pathFor = usePathFor();
  const { helpLink } = useBrand();
  return [
    useSaferPlay(),
    ...(helpLink === undefined
      ? []
      : [item('help', pathFor(helpLink), t('action.support'), LifeBuoy)]),
  ];
}

function useSections(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const closed = useClosedHere();
  const protection = useProtection();
  if (closed === 'maintenance') return [];
  if (closed === 'restricted') return protection;
  return [
    item('home', address('/'), t('nav.home')),
    item('paymentMethods', address('/payment-methods'), t('nav.paymentMethods'), Banknote),
    ...protection,
  ];
}

function useBalance(): HeaderBalance {
  const wallet = useWallet();
  switch (wallet.name) {
    case 'current':
    case 'stale': {
      const { totalBalance: amount, currency } = wallet.balances;
      return { status: wallet.name === 'stale' ? 'stale' : 'ready', amount, currency };
    }
    case 'unknown':
      return { status: 'error' };
    case 'pending':
    case 'off':
      return { status: 'loading' };
  }
}

function useAccount(): HeaderAccount {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const runtime = useRuntime();
  const screen = useSession();
  const balance = useBalance();
  const isClosed = useClosedHere() !== undefined;
  const unread = useUnread();
  if (screen.name === 'loading') return { kind: 'unknown' };
  if (screen.name === 'anonymous' || screen.name === 'unconfirmed') {
    if (isClosed) return { kind: 'shut' };
    return {
      kind: 'visitor',
      logIn: item('logIn', LOG_IN, t('action.logIn')),
      signUp: item('signUp', address('/signup'), t('action.signUp')),
    };
  }
  const player = guardedPlayer(screen);
  const mayDeposit = !isClosed && player !== undefined && depositIsAllowed(player);
  const news = unread > 0 && !isClosed ? t('inbox.unread', { count: unread }) : undefined;
  const own = isClosed
    ? []
    : [
        item('account', address('/my-account'), t('nav.account')),
        { ...item('inbox', address('/my-account/inbox'), t('inbox.title')), news },
        item('profile', address('/my-account/account'), t('profile.title')),
      ];
  const deposit = item('deposit', address('/my-account/banking/deposit'), t('nav.deposit'));
  return {
    kind: 'player',
    name: screen.name === 'player' ? (screen.account?.firstName ?? screen.session.email) : '',
    balance,
    ...(mayDeposit && { deposit }),
    menu: [...own, ...(mayDeposit ? [deposit] : [])],
    news,
    signingOut: screen.name === 'signingOut',
    onSignOut: () => {
      runtime.session.send({ type: 'signOut.requested' });
    },
  };
}

function useBottomNav(): { items: readonly NavItem[]; primary?: string } {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const account = useAccount();
  const closed = useClosedHere();
  const protection = useProtection();
  const saferPlay = useSaferPlay();
  if (closed !== undefined) return { items: closed === 'restricted' ? protection : [] };
  const home = item('home', address('/'), t('nav.home'), House);
  if (account.kind === 'player') {
    const deposit = item(
      'deposit',
      address('/my-account/banking/deposit'),
      t('nav.deposit'),
      CreditCard,
    );
    const own = item('account', address('/my-account'), t('nav.account'), Wallet);
    return { items: [home, ...(account.deposit ? [deposit] : []), own], primary: 'deposit' };
  }
  return {
    items: [
      home,
      saferPlay,
      item('logIn', LOG_IN, t('action.logIn'), LogIn),
      item('signUp', address('/signup'), t('action.signUp'), UserPlus),
    ],
    primary: 'signUp',
  };
}

/** The query of the address; the server, which renders a page for all of them, knows none. */
function useSearch(): string {
  const search = useLocation({ select: (location) => location.searchStr });
  return useOnceLive(() => search, '');
}

/** The locale of the place where the edge located the visitor, by its prefix (MARKET-05, LOC-07). */
function useSuggestedLocale(): Locale | undefined {
  const brand = useBrand();
  const suggested = (): string => {
    const { countryCode: country, regionCode: region } = readLocation();
    return suggestLocale({ country, region }, brand).prefix;
  };
  return toLocale(useOnceLive(suggested, ''), brand);
}

/**
 * The same page in the other languages of this market, and in the other markets (MARKET-03); before
 * them the market that the visitor is in, when it has one of its own and another one shows.
 */
function useLocaleChoices(): LocaleChoices {
  const t = useT();
  const brand = useBrand();
  const locale = useLocale();
  const suggested = useSuggestedLocale();
  const { path } = usePage();
  const search = useSearch();
  const to = (language: string, market: typeof locale.market): string =>
    pathFor(localeOf(language, market), path) + search;
  return {
    badge: locale.language.toUpperCase(),
    ...(suggested &&
      suggested.market !== locale.market &&
      suggested.market !== DEFAULT_LOCALE.market && {
        suggested: {
          id: 'suggested',
          href: to(suggested.language, suggested.market),
          label: t('shell.suggested', {
            market: MARKETS[suggested.market].name,
            language: languageName(suggested.language),
          }),
        },
      }),
    languages: offeredLanguages(MARKETS[locale.market]).map((language) => ({
      id: language,
      href: to(language, locale.market),
      label: languageName(language),
      current: language === locale.language,
    })),
    markets: offeredMarkets(brand).map((market) => {
      const languages = offeredLanguages(market);
      const language = languages.includes(locale.language) ? locale.language : languages[0];
      return {
        id: market.id,
        href: to(language, market.id),
        label: market.name,
        current: market.id === locale.market,
      };
    }),
  };
}
