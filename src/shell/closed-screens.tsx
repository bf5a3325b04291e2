import { Construction, Globe, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Title } from '../ui/Title.tsx';
import { Screen } from './Screen.tsx';

/** The screens in place of a page that cannot be opened. Each is a page of its own with one heading. */

/** The words of a page of errors in place of the site's own. */
export interface ErrorWords {
  readonly title: string;
  readonly body: ReactNode;
}

export interface ServerErrorProps {
  readonly words: ErrorWords | undefined;
  readonly home: string;
  /** The support that can say more. */
  readonly support: string;
  readonly onRetry: () => void;
}

/** page-error-500: a service that the page depends on did not answer (ERR-09, NS-59). */
export function ServerError({ words, home, support, onRetry }: ServerErrorProps) {
  const t = useT();
  const title = words?.title ?? t('shell.server.title');
  return (
    <>
      <Title of={title} />
      <Screen
        icon={TriangleAlert}
        title={title}
        actions={
          <>
            <Button onClick={onRetry}>{t('action.retry')}</Button>
            <LinkButton look="secondary" href={home}>
              {t('action.goHome')}
            </LinkButton>
            <LinkButton look="secondary" href={support}>
              {t('action.support')}
            </LinkButton>
          </>
        }
      >
        {words ? words.body : <ServerErrorBody />}
      </Screen>
    </>
  );
}

/** The site's own words on page-error-500. */
export function ServerErrorBody() {
  const t = useT();
  return <p>{t('shell.server.body')}</p>;
}

/** Addresses of the pages that stay open to visitors of the screen. */
export interface RestrictedProps {
  readonly help: string;
  readonly saferPlay: string;
  readonly terms: string;
  /** The account is restricted, wherever its player is. */
  readonly own: boolean;
}

/** GUARD-02, ROUTE-11. */
export function Restricted({ help, saferPlay, terms, own }: RestrictedProps) {
  const t = useT();
  const title = t(own ? 'screen.closed.title' : 'screen.restricted.title');
  return (
    <>
      <Title of={title} />
      <Screen
        icon={own ? TriangleAlert : Globe}
        title={title}
        actions={
          <>
            <LinkButton look={own ? 'primary' : 'secondary'} href={help}>
              {t('action.support')}
            </LinkButton>
            <LinkButton look="secondary" href={saferPlay}>
              {t('nav.saferPlay')}
            </LinkButton>
            <LinkButton look="secondary" href={terms}>
              {t('terms.update.read')}
            </LinkButton>
          </>
        }
      >
        <p>{t(own ? 'screen.closed.body' : 'screen.restricted.body')}</p>
      </Screen>
    </>
  );
}

export interface MaintenanceProps {
  /** The operator's words, in the player's language, in place of the site's. */
  readonly message?: string | undefined;
  /** Checks at once, besides the regular check every 60 s (NS-51). */
  readonly onRetry: () => void;
}

/** GUARD-01. */
export function Maintenance({ message, onRetry }: MaintenanceProps) {
  const t = useT();
  return (
    <>
      <Title of={t('screen.maintenance.title')} />
      <Screen
        icon={Construction}
        title={t('screen.maintenance.title')}
        actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}
      >
        <p>{message ?? t('screen.maintenance.body')}</p>
        <p>{t('screen.maintenance.checking')}</p>
      </Screen>
    </>
  );
}
