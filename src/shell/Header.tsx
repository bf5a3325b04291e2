import type { ReactNode } from 'react';
import { CircleUser, Globe, LogOut, TriangleAlert } from 'lucide-react';
import type { Brand } from '../brands/index.ts';
import { iconOf } from '../brands/icons.ts';
import { BrandMark } from '../brands/marks.tsx';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Money } from '../ui/Money.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as css from './header.css.ts';
import './header-large.css.ts';
import * as nav from './header-sections.css.ts';
import type { HeaderAccount, HeaderBalance, NavItem } from './items.ts';
import * as menu from './menu.css.ts';
import { NavList } from './NavList.tsx';
import { Preferences } from './Preferences.tsx';

export interface HeaderProps {
  readonly brand: Brand;
  /** Home of the locale. */
  readonly home: string;
  readonly sections: readonly NavItem[];
  /** Those of them that the bottom navigation of a phone does not have. */
  readonly places?: readonly NavItem[];
  readonly account: HeaderAccount;
  /** The language in use, as a badge on the button: `EN`. */
  readonly badge: string;
  /** What the panel of preferences offers. */
  readonly choices: ReactNode;
}

/** Brand, sections, and the way to the player's money or to the door. */
export function Header({
  brand,
  home,
  sections,
  places = [],
  account,
  badge,
  choices,
}: HeaderProps) {
  const t = useT();
  return (
    <header className={css.header}>
      <link rel="icon" type="image/svg+xml" href={iconOf(brand.id)} />
      <div className={css.bar}>
        <a
          className={css.brandLink}
          href={home}
          aria-label={t('shell.home', { brand: brand.name })}
        >
          <BrandMark brand={brand.id} />
          <span className={css.wordmark}>{brand.name}</span>
        </a>
        {sections.length > 0 && (
          <nav className={nav.sections} aria-label={t('shell.sections')}>
            <NavList items={sections} className={nav.sectionList} itemClass={nav.section} />
          </nav>
        )}
        <div className={css.tools}>
          <span className={css.preferences}>
            <button type="button" className={css.tool} popoverTarget="preferences">
              <Icon of={Globe} />
              {badge}
              <span className={unseen}>{t('shell.preferences')}</span>
            </button>
          </span>
          <Account account={account} />
        </div>
      </div>
      <Preferences choices={choices} places={places} />
    </header>
  );
}

function Account({ account }: { account: HeaderAccount }) {
  switch (account.kind) {
    case 'shut':
      return null;
    case 'unknown':
      return <span className={css.reserved} />;
    case 'visitor':
      return <Visitor {...account} />;
    case 'player':
      return <Player {...account} />;
  }
}

const Visitor = ({ logIn, signUp }: Extract<HeaderAccount, { kind: 'visitor' }>) => (
  <>
    <LinkButton look="secondary" compact href={logIn.href}>
      {logIn.label}
    </LinkButton>
    {signUp && (
      <span className={css.signUp}>
        <LinkButton compact href={signUp.href}>
          {signUp.label}
        </LinkButton>
      </span>
    )}
  </>
);

/** The highest number on the badge; the page itself counts more. */
const MOST_COUNTED = 99;

function Player(props: Extract<HeaderAccount, { kind: 'player' }>) {
  const { name, balance, deposit, menu: places, news, newsCount = 0, signingOut } = props;
  const { onSignOut } = props;
  const t = useT();
  return (
    <>
      <span className={css.money}>
        <Balance balance={balance} />
        {deposit && (
          <span className={css.deposit}>
            <LinkButton compact href={deposit.href}>
              {deposit.label}
            </LinkButton>
          </span>
        )}
      </span>
      <button
        type="button"
        className={css.tool}
        popoverTarget="account"
        aria-label={news === undefined ? t('shell.account') : `${t('shell.account')}, ${news}`}
        data-news={news === undefined ? undefined : Math.min(newsCount, MOST_COUNTED)}
      >
        <Icon of={CircleUser} size={24} />
      </button>
      <div id="account" popover="auto" className={menu.menu}>
        <p className={menu.menuTitle}>{name}</p>
        {places.length > 0 && (
          <NavList items={places} className={menu.menuList} itemClass={menu.menuItem} />
        )}
        <Button look="secondary" compact wide icon={LogOut} busy={signingOut} onClick={onSignOut}>
          {t('session.signOut')}
        </Button>
      </div>
    </>
  );
}

function Balance({ balance }: { balance: HeaderBalance }) {
  const t = useT();
  return (
    <span className={css.balance}>
      <span className={css.balanceLabel}>{t('wallet.title')}</span>
      {balance.status === 'loading' && <Skeleton />}
      {balance.status === 'error' && (
        <>
          <Icon of={TriangleAlert} size={16} />
          <span className={unseen}>{t('wallet.error')}</span>
        </>
      )}
      {(balance.status === 'ready' || balance.status === 'stale') && (
        <strong data-stale={balance.status === 'stale' ? '' : undefined}>
          <Money amount={balance.amount} currency={balance.currency} />
        </strong>
      )}
      {balance.status === 'stale' && <span className={unseen}>{t('wallet.stale')}</span>}
    </span>
  );
}
