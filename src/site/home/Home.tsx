import { Suspense, type ReactNode } from 'react';
import type { Brand } from '../../brands/index.ts';
import { whenTakenOver } from '../../runtime/idle.ts';
import { heroesWhen } from '../../brands/heroes.tsx';
import type { NavItem } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { page } from '../../ui/base.css.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Banners, Verticals } from './Banners.tsx';
import type { Banner, Slot, Vertical } from './Banners.tsx';
import * as css from './home.css.ts';
import { HowItWorks, PaymentMethods, QuickLinks, SaferPlay } from './sections.tsx';
import type { SaferLinks } from './sections.tsx';

/** The server has drawn it; its code is for a home page that the browser renders. */
const HEROES = heroesWhen(whenTakenOver);

export interface HomeProps {
  readonly brand: Brand;
  /** The one primary action. */
  readonly primary: NavItem;
  readonly secondary: NavItem;
  /** Least age to play in this market, in years. */
  readonly age: number;
  readonly banners: Slot<Banner>;
  readonly verticals: Slot<Vertical>;
  readonly quickLinks: readonly NavItem[];
  /** Names of the market's payment methods, and the page about them. */
  readonly payments: { readonly methods: readonly string[]; readonly more?: NavItem };
  readonly safer: SaferLinks;
  /** The brand's about-us text; absent, the block is not there (BRAND-01). */
  readonly aboutUs?: ReactNode;
}

/** A visitor's front page. Everything above the fold is text and inline SVG: no request delays it. */
export function Home(props: HomeProps) {
  const { brand, primary, secondary, age, payments, safer, aboutUs } = props;
  const t = useT();
  const Picture = HEROES[brand.id];
  return (
    <>
      <section className={css.hero}>
        <div className={classes(page, css.heroInner)}>
          <div className={css.copy}>
            {/* First, where neither the notice about cookies nor the fold hides it. */}
            <p className={css.facts}>
              <span className={css.ageBadge}>{`${age}+`}</span>
              {t('home.facts')}
            </p>
            <h1 className={css.title}>{t(brand.hero.title)}</h1>
            <p className={css.lead}>{t(brand.hero.lead)}</p>
            <div className={css.actions}>
              <LinkButton href={primary.href}>{primary.label}</LinkButton>
              <LinkButton look="secondary" href={secondary.href}>
                {secondary.label}
              </LinkButton>
            </div>
          </div>
        </div>
        {/* After the words, as it shows: a page that is still loading must not move them. */}
        <div className={css.scene}>
          {Picture && (
            <Suspense>
              <Picture />
            </Suspense>
          )}
        </div>
      </section>
      <div className={classes(page, css.sections)}>
        <Banners slot={props.banners} />
        <QuickLinks links={props.quickLinks} />
        <Verticals slot={props.verticals} />
        <HowItWorks />
        <PaymentMethods {...payments} />
        <SaferPlay age={age} links={safer} />
        {aboutUs !== undefined && (
          <section className={css.about}>
            <h2>{t('home.aboutUs.title')}</h2>
            <div className={css.aboutText}>{aboutUs}</div>
          </section>
        )}
      </div>
    </>
  );
}
