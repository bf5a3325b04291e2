import type { ReactNode } from 'react';
import type { Schemas } from '../../openapi/types.ts';
import { useRuntime, useSession } from '../app/context.tsx';
import CookieSettings from '../site/cookies/CookieSettings.tsx';
import { useT } from '../texts/index.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { ErrorState } from '../ui/States.tsx';
import { Title } from '../ui/Title.tsx';
import { Address } from './address/Address.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { Language } from './language/Language.tsx';
import { Marketing } from './marketing/Marketing.tsx';
import { Password } from './password/Password.tsx';
import { PhoneChange } from './phone-change/PhoneChange.tsx';
import * as css from './profile.css.ts';
import { Section } from './Section.tsx';

/** Everything that a player manages of the account, each part saved by itself (PROF-11). */
export function ProfilePage() {
  const t = useT();
  const screen = useSession();
  if (screen.name !== 'player') return null;
  const { account, accountStatus, session } = screen;
  const withAccount = (title: string, shown: (known: Schemas['PlayerProfile']) => ReactNode) =>
    account ? shown(account) : <Unknown title={title} isLoading={accountStatus === 'loading'} />;
  return (
    <div className={css.profile}>
      <Title of={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
      <div className={css.sections}>
        <div className={css.column}>
          {withAccount(t('profile.contact.title'), (known) => (
            <ContactDetails account={known} />
          ))}
          <PhoneChange country={session.countryCode} />
          {withAccount(t('address.title'), (known) => (
            <Address account={known} />
          ))}
        </div>
        <div className={css.column}>
          <Language />
          <Password email={session.email} />
          <Marketing />
          <Section title={t('cookies.settings')} intro={t('cookies.intro')}>
            <CookieSettings />
          </Section>
        </div>
      </div>
    </div>
  );
}

/** What hangs on the account's details, before they are there and when they could not be had. */
function Unknown({ title, isLoading }: { title: string; isLoading: boolean }) {
  const t = useT();
  const { session } = useRuntime();
  return (
    <Section title={title}>
      {isLoading ? (
        <Loading label={t('screen.loading')}>
          <Skeleton shape="card" />
        </Loading>
      ) : (
        <ErrorState
          title={t('session.accountFailed')}
          onRetry={() => {
            session.send({ type: 'account.reloadRequested' });
          }}
        />
      )}
    </Section>
  );
}
