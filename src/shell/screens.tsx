import { Construction, Globe, Lock, ServerCrash } from 'lucide-react';
import { useT } from '../texts/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Screen } from './Screen.tsx';

/** What a guard shows in place of a page. Each is a page of its own with one heading. */

export interface AccessErrorProps {
  /** Opens the log-in over this page; after it the player lands where they wanted to go (GUARD-05). */
  readonly logIn: string;
  readonly home: string;
}

/** page-error-401: the page is for players (GUARD-04, ERR-09). */
export function AccessError({ logIn, home }: AccessErrorProps) {
  const t = useT();
  return (
    <>
      <title>{t('screen.unauthorized.title')}</title>
      <Screen
        icon={Lock}
        title={t('screen.unauthorized.title')}
        actions={
          <>
            <LinkButton href={logIn}>{t('action.logIn')}</LinkButton>
            <LinkButton look="secondary" href={home}>
              {t('action.goHome')}
            </LinkButton>
          </>
        }
      >
        <p>{t('screen.unauthorized.body')}</p>
      </Screen>
    </>
  );
}

/** page-error-500: the service failed (ERR-09, NS-59). `traceId` helps the support. */
export function ServerError({ home, traceId }: { home: string; traceId?: string }) {
  const t = useT();
  return (
    <>
      <title>{t('shell.server.title')}</title>
      <Screen
        icon={ServerCrash}
        title={t('shell.server.title')}
        actions={
          <>
            <Button
              onClick={() => {
                location.reload();
              }}
            >
              {t('action.retry')}
            </Button>
            <LinkButton look="secondary" href={home}>
              {t('action.goHome')}
            </LinkButton>
          </>
        }
      >
        <p>{t('shell.server.body')}</p>
        {traceId !== undefined && <p>{t('error.reference', { traceId })}</p>}
      </Screen>
    </>
  );
}

export interface MaintenanceProps {
  /** Checks at once, besides the regular check every 60 s (NS-51). */
  readonly onRetry: () => void;
  readonly checking?: boolean;
}

/** GUARD-01. */
export function Maintenance({ onRetry, checking = false }: MaintenanceProps) {
  const t = useT();
  return (
    <>
      <title>{t('screen.maintenance.title')}</title>
      <Screen
        icon={Construction}
        title={t('screen.maintenance.title')}
        actions={
          <Button busy={checking} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      >
        <p>{t('screen.maintenance.body')}</p>
        <p>{t('screen.maintenance.checking')}</p>
      </Screen>
    </>
  );
}

/** GUARD-02, ROUTE-11. `help` is the address of the support, where there is one. */
export function Restricted({ help }: { help?: string }) {
  const t = useT();
  return (
    <>
      <title>{t('screen.restricted.title')}</title>
      <Screen
        icon={Globe}
        title={t('screen.restricted.title')}
        actions={
          help !== undefined && (
            <LinkButton look="secondary" href={help}>
              {t('nav.help')}
            </LinkButton>
          )
        }
      >
        <p>{t('screen.restricted.body')}</p>
      </Screen>
    </>
  );
}
