import { Lock } from 'lucide-react';
import { useT } from '../texts/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Title } from '../ui/Title.tsx';
import { Screen } from './Screen.tsx';
import type { ErrorWords } from './closed-screens.tsx';

export interface AccessErrorProps {
  readonly words: ErrorWords | undefined;
  /** Opens the log-in over this page; after it the player lands where they wanted to go (GUARD-05). */
  readonly logIn: string;
  readonly home: string;
}

/** page-error-401: the page is for players (GUARD-04, ERR-09). */
export function AccessError({ words, logIn, home }: AccessErrorProps) {
  const t = useT();
  const title = words?.title ?? t('screen.unauthorized.title');
  return (
    <>
      <Title of={title} />
      <Screen
        icon={Lock}
        title={title}
        actions={
          <>
            <LinkButton href={logIn}>{t('action.logIn')}</LinkButton>
            <LinkButton look="secondary" href={home}>
              {t('action.goHome')}
            </LinkButton>
          </>
        }
      >
        {words ? words.body : <UnauthorizedBody />}
      </Screen>
    </>
  );
}

/** The site's own words on page-error-401. */
export function UnauthorizedBody() {
  const t = useT();
  return <p>{t('screen.unauthorized.body')}</p>;
}
