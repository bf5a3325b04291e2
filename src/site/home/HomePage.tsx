import { Title } from '../../ui/Title.tsx';
import { Suspense, useState } from 'react';
import { depositIsAllowed } from '../../../machines/site/guard/decide.ts';
import { useAddress, useBrand, useLocale, useSession } from '../../app/context.tsx';
import { useSaferPlayAddress } from '../../app/safer-play.ts';
import { guardedPlayer } from '../../app/guard.tsx';
import { LOG_IN } from '../../app/addresses.ts';
import { isLinkable } from '../../app/pages.ts';
import { LazyRichText } from '../../app/lazy-rich-text.ts';
import { useLive } from '../../app/live.tsx';
import { useMinimumAge } from '../../app/policy.ts';
import type { Read } from '../../app/content-types.ts';
import { useContent } from '../../app/use-content.ts';
import { usePageAt } from '../../app/use-page.ts';
import type { Viewer } from '../../content/index.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import type { Slot } from './Banners.tsx';
import { Home } from './Home.tsx';
import { homeLists, type HomeLists } from './home-content.ts';
import { useDepositCount } from './use-deposit-count.ts';

/** The front page with what the content service chooses for this visitor (ROUTE-01, CONT-11). */
export function HomePage() {
  useLive('page');
  const t = useT();
  const brand = useBrand();
  const locale = useLocale();
  const address = useAddress();
  const pageAt = usePageAt();
  const session = useSession();
  const lang = useLanguage();
  const { market } = locale;
  const minimumAge = useMinimumAge();
  const home = useContent('home', { lang, market });
  const settings = useContent('settings', { lang });
  const methods = useContent('paymentMethods', { lang, market });

  const deposits = useDepositCount();
  // Which banners run is decided once per visit of the page.
  const [now] = useState(Date.now);
  const player = guardedPlayer(session);
  const mayDeposit = player !== undefined && depositIsAllowed(player);
  // A link that the guards would turn back is none (DEP-23).
  const exists = (path: string): boolean => {
    const page = pageAt(path);
    return isLinkable(page) && (player === undefined || mayDeposit || page.rule.deposit !== true);
  };
  const playerName = session.name === 'player' ? session.account?.firstName : undefined;
  const viewer: Viewer =
    session.name === 'player'
      ? { kind: 'player', playerId: session.session.playerId, deposits }
      : { kind: 'visitor' };
  const lists =
    home.status === 'ready'
      ? homeLists(home.value, {
          viewer,
          locale,
          dataset: brand.dataset,
          now,
          exists,
          ...(playerName !== undefined && { playerName }),
        })
      : undefined;

  const saferPlay = useSaferPlayAddress();
  const item = (id: string, href: string, label: string) => ({ id, href, label });
  const deposit = item('deposit', address('/my-account/banking/deposit'), t('nav.deposit'));
  const signUp = item('signUp', address('/signup'), t('action.signUp'));
  const about = settings.status === 'ready' ? (settings.value?.aboutUs ?? []) : [];

  return (
    <>
      <Title />
      <Home
        brand={brand}
        {...(playerName !== undefined && { player: playerName })}
        {...(player
          ? mayDeposit && { primary: deposit }
          : { primary: signUp, secondary: item('logIn', LOG_IN, t('action.logIn')) })}
        age={minimumAge}
        banners={slotOf(home, lists, 'banners')}
        verticals={slotOf(home, lists, 'verticals')}
        quickLinks={lists?.quickLinks ?? []}
        payments={{
          methods: methods.status === 'ready' ? methods.value.map(({ name }) => name) : [],
          more: item('paymentMethods', address('/payment-methods'), t('nav.paymentMethods')),
        }}
        safer={{
          limits: saferPlay('deposit-limits'),
          break: saferPlay('break'),
          exclusion: saferPlay('exclusion'),
          help: address('/responsible-gambling'),
        }}
        {...(brand.aboutUs &&
          about.length > 0 && {
            aboutUs: (
              <Suspense>
                <LazyRichText.Part value={about} locale={locale} heading={3} />
              </Suspense>
            ),
          })}
      />
    </>
  );
}

function slotOf<Part extends 'banners' | 'verticals'>(
  read: Read<unknown>,
  lists: HomeLists | undefined,
  part: Part,
): Slot<HomeLists[Part][number]> {
  if (read.status === 'error') return { status: 'error', why: read.why, onRetry: read.retry };
  return lists ? { status: 'ready', items: lists[part] } : { status: 'loading' };
}
