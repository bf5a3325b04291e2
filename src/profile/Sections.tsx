import type { ReactNode } from 'react';
import type { Schemas } from '../../openapi/types.ts';
import { useRuntime, useSession } from '../runtime/context.tsx';
import CookieSettings from '../site/cookies/CookieSettings.tsx';
import { useT } from '../texts/index.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { ErrorState } from '../ui/States.tsx';
import { Address } from './address/Address.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { Language } from './language/Language.tsx';
import { Marketing } from './marketing/Marketing.tsx';
import { Password } from './password/Password.tsx';
import { PhoneChange } from './phone-change/PhoneChange.tsx';
import * as css from './profile.css.ts';
import { Section } from './Section.tsx';
import type { SectionName } from './sections.ts';

/** The parts of the page, each saved by itself (PROF-11). */
export default function Sections() {
  const t = useT();
  const screen = useSession();
  if (screen.name !== 'player') return null;
  const { account, accountStatus, session } = screen;
  const withAccount = (name: SectionName, shown: (known: Schemas['PlayerProfile']) => ReactNode) =>
    account ? shown(account) : <Unknown name={name} isLoading={accountStatus === 'loading'} />;
  return (
    <div className={css.sections}>
      <div className={css.column}>
        {withAccount('contact', (known) => (
          <ContactDetails account={known} />
        ))}
        <PhoneChange country={session.countryCode} />
        {withAccount('address', (known) => (
          <Address account={known} />
        ))}
        <Password email={session.email} />
      </div>
      <div className={css.column}>
        <Language />
        <Marketing />
        <Section name="cookies" intro={t('cookies.intro')}>
          <CookieSettings />
        </Section>
      </div>
    </div>
  );
}

/** A section that needs the account's details, while they load and when they could not be had. */
function Unknown({ name, isLoading }: { name: SectionName; isLoading: boolean }) {
  const t = useT();
  const { session } = useRuntime();
  return (
    <Section name={name}>
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
