import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { waitFor } from 'xstate';
import { termsMachine } from '../../../machines/site/terms/machine.ts';
import { termsScreen } from '../../../machines/site/terms/screen.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import { sameScreen, useAddress, useLocale, useRuntime } from '../../app/context.tsx';
import { useFlow } from '../../app/use-flow.ts';
import { useContent } from '../../app/use-content.ts';
import { PageLoader } from '../../shell/crash.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useT } from '../../texts/index.ts';
import * as css from './terms.css.ts';

/** The latest terms, to be accepted before the player goes on (GUARD-08, TERMS-02). */
export function AcceptTermsPage() {
  const t = useT();
  const { language } = useLocale();
  const latest = useContent('latestTerms', { lang: language });
  useEffect(() => {
    deviceStorage.set(STORAGE_KEYS.showUpdatedTerms, 'true');
  }, []);
  if (latest.status === 'loading') return <PageLoader />;
  if (latest.status === 'error' || !latest.value) {
    return (
      <ErrorState
        title={t('content.error.title')}
        {...(latest.status === 'error' && { onRetry: latest.retry })}
      />
    );
  }
  const { version, summary } = latest.value;
  return <Acceptance version={version} summary={summary} />;
}

const RELOADING = { resolved: { authorized: { account: 'loading' } } } as const;

function Acceptance({ version, summary }: { version: number; summary: string | undefined }) {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  const from = useLocation({ select: (location) => location.state.from });
  const goOn = async (): Promise<void> => {
    deviceStorage.remove(STORAGE_KEYS.showUpdatedTerms);
    runtime.session.send({ type: 'account.reloadRequested' });
    // The guard judges by the account: before that is read again, it would lead back here.
    await waitFor(runtime.session, (snapshot) => !snapshot.matches(RELOADING), {
      timeout: Infinity,
    });
    await navigate({ href: address(from ?? '/'), replace: true });
  };
  const flow = useFlow(runtime.bind(termsMachine), { input: { latestVersion: version } }, () => {
    void goOn();
  });
  const screen = useSelector(flow, termsScreen, sameScreen);
  return (
    <div className={css.terms}>
      <title>{t('terms.update.title')}</title>
      <Card>
        <div className={css.body}>
          <h1>{t('terms.update.title')}</h1>
          <p>{t('terms.update.body')}</p>
          {summary !== undefined && <p>{summary}</p>}
          <p>{t('terms.update.version', { version })}</p>
          {screen.name === 'reading' && screen.failure && (
            <Notice severity="error" live="alert">
              {t('terms.update.error')}
            </Notice>
          )}
          <Button
            busy={screen.name !== 'reading'}
            wide
            onClick={() => {
              flow.send({ type: 'terms.accepted' });
            }}
          >
            {t('terms.update.accept')}
          </Button>
          <LinkButton look="secondary" wide href={address('/terms')} target="_blank">
            {t('terms.update.read')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
