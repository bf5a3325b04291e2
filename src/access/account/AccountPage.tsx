import {
  FileText,
  Gauge,
  Gift,
  HandCoins,
  Hourglass,
  Mail,
  OctagonX,
  RotateCw,
  Ticket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { filesAreAsked } from '../../../machines/verification/documents/asked.ts';
import { isAsked } from '../../../machines/verification/edd/answers.ts';
import { hasBonusCodes, hasRewards } from '../../../machines/site/guard/decide.ts';
import { guardedPlayer, useOffersDeposit, useOwesTerms } from '../../runtime/guard/guard.tsx';
import { useAddress, useRuntime, useSession } from '../../runtime/context.tsx';
import { useStopsPayouts } from '../../runtime/guard/payouts.ts';
import { playerNumberOf } from '../../runtime/player/player-number.ts';
import { useUnread } from '../../runtime/player/unread.ts';
import { WalletCard } from '../../banking/wallet/WalletCard.tsx';
import { useLimitWays, type LimitWay } from '../../limits/LimitLinks.tsx';
import { TermsUpdate } from '../../site/terms/TermsUpdate.tsx';
import type { NavItem } from '../../shell/items.ts';
import { NavList } from '../../shell/NavList.tsx';
import { useLanguage, useT, type TextId } from '../../texts/index.ts';
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
  const stopsPayouts = useStopsPayouts();
  const owesTerms = useOwesTerms();
  const offersDeposit = useOffersDeposit();
  const limitWays = useLimitWays();
  const unread = useUnread();
  const rewards = useRewardWays();
  return (
    <div className={css.account}>
      <Title of={t('account.title')} />
      <h1>{t('account.title')}</h1>
      <TermsUpdate />
      {owesTerms && <TermsOwed />}
      <DocumentsAsked />
      <QuestionnaireAsked />
      <div className={css.groups}>
        <Group of="money" title="onBreak.money.title">
          <WalletCard />
          <div className={css.pair}>
            {offersDeposit && (
              <LinkButton wide href={address('/my-account/banking/deposit')}>
                {t('nav.deposit')}
              </LinkButton>
            )}
            {!stopsPayouts && (
              <LinkButton look="secondary" wide href={address('/my-account/banking/withdraw')}>
                {t('withdraw.submit')}
              </LinkButton>
            )}
          </div>
          {rewards.length > 0 && (
            <Card>
              <Rows items={rewards} />
            </Card>
          )}
        </Group>
        <Group of="details" title="account.details">
          <Card>
            <Details />
            <Logins />
            <Rows
              items={[
                {
                  id: 'profile',
                  href: address('/my-account/account'),
                  label: t('profile.title'),
                  icon: UserRound,
                },
              ]}
            />
          </Card>
        </Group>
        <RowGroup
          of="safer"
          title="nav.saferPlay"
          items={limitWays.map((way) => ({ ...way, icon: LIMIT_ICONS[way.id] }))}
        />
        <RowGroup
          of="documents"
          title="documents.title"
          items={[
            {
              id: 'verification',
              href: address('/my-account/account/verification'),
              label: t('documents.overview.title'),
              icon: FileText,
            },
          ]}
        />
        <RowGroup
          of="messages"
          title="inbox.frame"
          items={[
            {
              id: 'inbox',
              href: address('/my-account/inbox'),
              label: t('inbox.title'),
              icon: Mail,
              news: unread > 0 ? t('inbox.unread', { count: unread }) : undefined,
            },
          ]}
        />
      </div>
    </div>
  );
}

/** The ways to the rewards that are open to the player (GUARD-07, REW-15). */
function useRewardWays(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  if (player === undefined || !hasRewards(player)) return [];
  const rewards = {
    id: 'rewards',
    href: address('/my-account/rewards'),
    label: t('rewards.title'),
    icon: Gift,
  };
  const codes = {
    id: 'bonusCode',
    href: address('/my-account/bonus-code'),
    label: t('rewards.code.title'),
    icon: Ticket,
  };
  const cashback = {
    id: 'cashback',
    href: address('/my-account/cashback'),
    label: t('rewards.cashback.title'),
    icon: HandCoins,
  };
  const spins = {
    id: 'free-spins',
    href: address('/my-account/free-spins'),
    label: t('rewards.spins.title'),
    icon: RotateCw,
  };
  return hasBonusCodes(player) ? [rewards, spins, codes, cashback] : [rewards, spins, cashback];
}

const LIMIT_ICONS: Readonly<Record<LimitWay['id'], LucideIcon>> = {
  limit: Gauge,
  break: Hourglass,
  exclusion: OctagonX,
};

/** What belongs together, under its name. */
function Group({ of, title, children }: GroupProps) {
  const t = useT();
  const heading = useId();
  return (
    <section className={css.group[of]} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

interface GroupProps {
  readonly of: keyof typeof css.group;
  readonly title: TextId;
  readonly children: ReactNode;
}

/** What belongs together and is a list of ways. */
const RowGroup = ({ items, ...group }: RowGroupProps) => (
  <Group {...group}>
    <Card>
      <Rows items={items} />
    </Card>
  </Group>
);

interface RowGroupProps extends Omit<GroupProps, 'children'> {
  readonly items: readonly NavItem[];
}

const Rows = ({ items }: { items: readonly NavItem[] }) => (
  <NavList items={items} className={css.rows} itemClass={css.row} />
);

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
