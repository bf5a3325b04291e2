import { filesAreAsked } from '../../../machines/verification/documents/asked.ts';
import { isAsked } from '../../../machines/verification/edd/answers.ts';
import { guardedPlayer, useOffersDeposit, useOwesTerms } from '../../runtime/guard/guard.tsx';
import { useAddress, useRuntime, useSession } from '../../runtime/context.tsx';
import { obstacleTo, stopsPayouts } from '../../runtime/guard/obstacle.ts';
import { playerNumberOf } from '../../runtime/player/player-number.ts';
import { WalletCard } from '../../banking/wallet/WalletCard.tsx';
import { LimitLinks } from '../../limits/LimitLinks.tsx';
import { TermsUpdate } from '../../site/terms/TermsUpdate.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { placeName } from '../../runtime/locale/country-names.ts';
import * as css from './account.css.ts';
import { Entry } from './Entry.tsx';
import { Logins } from './Logins.tsx';

/** The player's account at a glance: money, details, where it is used and was used. */
export function AccountPage() {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  const owesTerms = useOwesTerms();
  const offersDeposit = useOffersDeposit();
  return (
    <div className={css.account}>
      <Title of={t('account.title')} />
      <h1>{t('account.title')}</h1>
      <TermsUpdate />
      {owesTerms && <TermsOwed />}
      <DocumentsAsked />
      <QuestionnaireAsked />
      <div className={css.columns}>
        <div className={css.money}>
          <WalletCard />
          <div className={css.pair}>
            {offersDeposit && (
              <LinkButton wide href={address('/my-account/banking/deposit')}>
                {t('nav.deposit')}
              </LinkButton>
            )}
            {!stopsPayouts(obstacleTo(player)) && (
              <LinkButton look="secondary" wide href={address('/my-account/banking/withdraw')}>
                {t('withdraw.submit')}
              </LinkButton>
            )}
          </div>
          <div className={css.ways}>
            <LimitLinks />
            <LinkButton look="secondary" wide href={address('/my-account/inbox')}>
              {t('inbox.title')}
            </LinkButton>
            <LinkButton look="secondary" wide href={address('/my-account/account')}>
              {t('profile.title')}
            </LinkButton>
            <LinkButton look="secondary" wide href={address('/my-account/account/verification')}>
              {t('documents.title')}
            </LinkButton>
          </div>
        </div>
        <Card>
          <h2>{t('account.details')}</h2>
          <Details />
          <Logins />
        </Card>
      </div>
    </div>
  );
}

/** What is off until the latest terms are accepted, and the way to them (GUARD-08). */
function TermsOwed() {
  const t = useT();
  const address = useAddress();
  return (
    <Notice severity="warning" title={t('deposit.closed.terms.title')}>
      <p>{t('deposit.closed.terms.body')}</p>
      <LinkButton look="secondary" compact href={address('/accept-terms-condition')}>
        {t('terms.update.read')}
      </LinkButton>
    </Notice>
  );
}

/** The way to the documents, while files are asked for, or could not be accepted (DOC-12). */
function DocumentsAsked() {
  const t = useT();
  const address = useAddress();
  const screen = useSession();
  const requested =
    screen.name === 'player' ? screen.account?.requestDocumentTypeStatus : undefined;
  if (requested === undefined || !filesAreAsked(requested)) return null;
  return (
    <Notice severity="warning" title={t('documents.account.asked')}>
      <LinkButton look="secondary" compact href={address('/my-account/account/verification')}>
        {t('deposit.upload')}
      </LinkButton>
    </Notice>
  );
}

/** The way to the questionnaire, while its answers are asked for (EDD-01). */
function QuestionnaireAsked() {
  const t = useT();
  const address = useAddress();
  const screen = useSession();
  if (screen.name !== 'player' || !screen.account || !isAsked(screen.account)) return null;
  return (
    <Notice severity="warning" title={t('edd.account.asked')}>
      <LinkButton look="secondary" compact href={address('/my-account/questionnaire')}>
        {t('edd.begin')}
      </LinkButton>
    </Notice>
  );
}

function Details() {
  const t = useT();
  const language = useLanguage();
  const { session } = useRuntime();
  const screen = useSession();
  if (screen.name !== 'player' || screen.accountStatus === 'loading') {
    return (
      <Loading label={t('screen.loading')}>
        <Skeleton />
      </Loading>
    );
  }
  if (screen.accountStatus === 'error' || !screen.account) {
    return (
      <ErrorState
        title={t('session.accountFailed')}
        onRetry={() => {
          session.send({ type: 'account.reloadRequested' });
        }}
      />
    );
  }
  const { firstName, lastName, email } = screen.account;
  const { countryCode, provinceCode } = screen.session;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <dl className={css.list}>
      {name !== '' && <Entry term={t('account.name')}>{name}</Entry>}
      <Entry term={t('account.email')}>{email}</Entry>
      <Entry term={t('account.playerId')}>
        <Copyable of={playerNumberOf(screen.account)} />
      </Entry>
      <Entry term={t('account.residence')}>
        {placeName({ countryCode, provinceCode }, language)}
      </Entry>
    </dl>
  );
}
