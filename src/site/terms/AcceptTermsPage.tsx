import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { termsMachine, type TermsEmitted } from '../../../machines/site/terms/machine.ts';
import { termsAreOutdated } from '../../../machines/site/terms/outdated.ts';
import { termsScreen } from '../../../machines/site/terms/screen.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import {
  sameScreen,
  useAddress,
  useLocale,
  usePathFor,
  useRuntime,
  useSession,
} from '../../runtime/context.tsx';
import { Leave } from '../../runtime/guard/guard.tsx';
import { useSaferPlayAddress } from '../../runtime/help/safer-play.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { LazyRichText } from '../../runtime/content/lazy-rich-text.tsx';
import { useLatestTerms } from '../../runtime/content/latest-terms.ts';
import { Support } from '../../runtime/help/support.tsx';
import type { ContentPath } from '../../runtime/pages/unrouted.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import type { ContentResult, Read } from '../../runtime/content/content-types.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { useTag } from '../../runtime/locale/tag.ts';
import { AfterAccount, type Player } from '../../runtime/player/player-page.tsx';
import type { LatestTerms } from '../../content/types.ts';
import { formatDay } from '../../locale/dates.ts';
import { PageLoader } from '../../shell/crash.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { column } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import * as css from './terms.css.ts';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';

/** The latest terms, to be accepted before the player goes on (GUARD-08, TERMS-02). */
export function AcceptTermsPage() {
  const session = useSession();
  const latest = useLatestTerms();
  if (latest.status === 'error') return <Unknown onRetry={latest.retry} />;
  if (latest.status === 'loading' || session.name !== 'player') return <PageLoader />;
  return (
    <AfterAccount player={session} waiting={<PageLoader />}>
      <Acceptance latest={latest.value} account={session.account} />
    </AfterAccount>
  );
}

/** The latest version could not be read: nothing can be accepted, and help stays a press away. */
function Unknown({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const saferPlay = useSaferPlayAddress();
  return (
    <>
      <Title of={t('terms.unknown.title')} />
      <Screen
        icon={TriangleAlert}
        title={t('terms.unknown.title')}
        actions={
          <>
            <Button onClick={onRetry}>{t('action.retry')}</Button>
            <Support />
            <LinkButton look="secondary" href={saferPlay()}>
              {t('nav.saferPlay')}
            </LinkButton>
          </>
        }
      >
        <p role="alert">{t('terms.unknown.body')}</p>
      </Screen>
    </>
  );
}

interface AcceptanceProps {
  readonly latest: LatestTerms;
  /** Undefined where it could not be read: whether the player owes anything is not known. */
  readonly account: Player['account'];
}

function Acceptance({ latest, account }: AcceptanceProps) {
  const { version } = latest;
  const isOwed =
    account === undefined || termsAreOutdated(account.termsAndConditionsAcceptedVersion, version);
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const saferPlay = useSaferPlayAddress();
  const pathFor = usePathFor();
  const navigate = useNavigate();
  const from = useLocation({ select: (location) => location.state.from });
  const wayOn = from === undefined ? address('/') : pathFor(from);
  const announce = (fact: TermsEmitted): void => {
    if (fact.type === 'terms.stored') {
      deviceStorage.remove(STORAGE_KEYS.showUpdatedTerms);
      runtime.session.send({ type: 'account.reloadRequested' });
      return;
    }
    void navigate({ href: wayOn, replace: true });
  };
  const flow = useFlow(runtime.bind(termsMachine), announce, {
    input: { latestVersion: version },
  });
  const screen = useSelector(flow, termsScreen, sameScreen);
  const text = useContent('page', { lang: useLanguage(), page: TERMS_PAGE });
  const isReadable = text.status === 'ready' && text.value !== null;
  useEffect(() => {
    if (isOwed) deviceStorage.set(STORAGE_KEYS.showUpdatedTerms, 'true');
  }, [isOwed]);
  // Nothing is asked of who opens the page by its address, or has accepted in another tab.
  if (!isOwed && screen.name === 'reading') return <Leave to={wayOn} />;
  return (
    <div data-flow className={column}>
      <Title of={t('terms.update.title')} />
      <Card>
        <div className={css.body}>
          <h1>{t('terms.update.title')}</h1>
          <p>{t('terms.update.body')}</p>
          <Changes latest={latest} account={account} />
          <ul className={css.protections}>
            <li>
              <LinkButton look="quiet" compact href={saferPlay()}>
                {t('nav.saferPlay')}
              </LinkButton>
            </li>
            <li>
              <Support look="quiet" compact />
            </li>
          </ul>
        </div>
      </Card>
      <TermsText read={text} />
      <div className={css.answer}>
        {screen.name === 'reading' && screen.failure && (
          <FailureNotice title={t('terms.update.error')} words={failureWords(screen.failure)} />
        )}
        {/* Nobody agrees to terms that they cannot read (TERMS-02). */}
        {(isReadable || text.status === 'loading') && (
          <Button
            look="secondary"
            busy={!isReadable || screen.name !== 'reading'}
            wide
            onClick={() => {
              flow.send({ type: 'terms.accepted' });
            }}
          >
            {t('terms.update.accept')}
          </Button>
        )}
        <Button
          look="secondary"
          wide
          onClick={() => {
            runtime.session.send({ type: 'signOut.requested' });
          }}
        >
          {t('session.signOut')}
        </Button>
        <LinkButton look="secondary" wide href={address('/my-account/banking/withdraw')}>
          {t('terms.update.withdraw')}
        </LinkButton>
      </div>
    </div>
  );
}

/** The changes since the version that the player accepted last, by version, with its day. */
function Changes({ latest, account }: AcceptanceProps) {
  const t = useT();
  const tag = useTag();
  const changed = [latest, ...latest.earlier].filter(({ version }) =>
    termsAreOutdated(account?.termsAndConditionsAcceptedVersion, version),
  );
  if (changed.length === 0) return null;
  return (
    <>
      <h2 className={css.changes}>{t('terms.update.changes')}</h2>
      <ul className={css.versions}>
        {changed.map(({ version, publishedAt, summary }) => (
          <li key={version}>
            <p className={css.version}>
              {publishedAt === undefined
                ? t('terms.update.version', { version })
                : t('terms.update.versionOf', { version, day: formatDay(publishedAt, tag) })}
            </p>
            {summary !== undefined && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page of the terms in the content service; a brand may hide the page, but not the accepted text (NS-03). */
const TERMS_PAGE = '/terms' satisfies ContentPath;

/** The terms themselves, to be read where they are accepted. */
function TermsText({ read }: { read: Read<ContentResult<'page'>> }) {
  const t = useT();
  const locale = useLocale();
  if (read.status === 'loading') {
    return (
      <Loading label={t('content.loading')}>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  if (read.status === 'error') {
    return (
      <ErrorState title={t('terms.unknown.title')} onRetry={read.retry}>
        {t(CONTENT_ERROR_WORDS[read.why])}
      </ErrorState>
    );
  }
  if (read.value === null) return <ErrorState title={t('terms.unknown.title')} />;
  return (
    <section className={css.text} aria-label={t('terms.update.read')}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <LazyRichText value={read.value.body} locale={locale} />
      </Suspense>
    </section>
  );
}
