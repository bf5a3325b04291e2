import { ArrowRight, Ban, CalendarOff, Gauge, LifeBuoy } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { NavItem } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './home.css.ts';

/** Short ways to the pages that exist. */
export function QuickLinks({ links }: { links: readonly NavItem[] }) {
  const t = useT();
  return links.length === 0 ? null : (
    <nav aria-label={t('home.quickLinks.title')}>
      <ul className={css.quickLinks}>
        {links.map(({ id, href, label, icon }) => (
          <li key={id}>
            <a href={href} className={css.quickLink}>
              {icon && (
                <span className={css.bubble}>
                  <Icon of={icon} size={24} />
                </span>
              )}
              {label}
              <span className={css.arrow}>
                <Icon of={ArrowRight} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const STEPS = [
  { title: 'home.how.account.title', body: 'home.how.account.body' },
  { title: 'home.how.limits.title', body: 'home.how.limits.body' },
  { title: 'home.how.deposit.title', body: 'home.how.deposit.body' },
] as const;

export function HowItWorks() {
  const t = useT();
  return (
    <section className={css.block}>
      <h2>{t('home.how.title')}</h2>
      <ol className={css.steps}>
        {STEPS.map(({ title, body }, at) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden>
              {at + 1}
            </span>
            <h3>{t(title)}</h3>
            <p>{t(body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function PaymentMethods({ methods, more }: { methods: readonly string[]; more?: NavItem }) {
  const t = useT();
  return (
    <section className={css.split}>
      <div className={css.block}>
        <h2>{t('home.payments.title')}</h2>
        <p>{t('home.payments.body')}</p>
      </div>
      <div className={css.block}>
        {methods.length > 0 && (
          <ul className={css.methods} aria-label={t('home.payments.methods')}>
            {methods.map((method) => (
              <li key={method} className={css.method}>
                {method}
              </li>
            ))}
          </ul>
        )}
        {more && (
          <a href={more.href} className={css.more}>
            {more.label}
            <Icon of={ArrowRight} />
          </a>
        )}
      </div>
    </section>
  );
}

/** The tools with which a player limits or ends play, and the page of other helpers. */
export interface SaferLinks {
  readonly limits: string;
  readonly break: string;
  readonly exclusion: string;
  readonly help: string;
}

/** The tools that a player uses alone, and the people who listen. */
const HELP = [
  {
    id: 'limits',
    icon: Gauge,
    title: 'home.safer.limits.title',
    body: 'home.safer.limits.body',
    link: 'limits',
  },
  {
    id: 'pause',
    icon: CalendarOff,
    title: 'home.safer.pause.title',
    body: 'home.safer.pause.body',
    link: 'break',
  },
  {
    id: 'exclusion',
    icon: Ban,
    title: 'home.safer.exclusion.title',
    body: 'home.safer.exclusion.body',
    link: 'exclusion',
  },
  {
    id: 'help',
    icon: LifeBuoy,
    title: 'home.safer.help.title',
    body: 'home.safer.help.body',
    link: 'help',
  },
] as const satisfies readonly {
  id: string;
  icon: LucideIcon;
  title: string;
  body: string;
  link: keyof SaferLinks;
}[];

export function SaferPlay({ age, links }: { age: number; links: SaferLinks }) {
  const t = useT();
  return (
    <section className={css.safer}>
      <div className={css.block}>
        <h2>{t('home.safer.title')}</h2>
        <p>{t('home.safer.body', { age })}</p>
      </div>
      <ul className={css.tools}>
        {HELP.map(({ id, icon, title, body, link }) => (
          <li key={id} className={css.toolItem}>
            <Icon of={icon} size={24} />
            <h3>
              <a href={links[link]}>{t(title)}</a>
            </h3>
            <p>{t(body)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
