import type { ReactNode } from 'react';
import type { Brand } from '../brands/index.ts';
import { BrandMark } from '../brands/marks.tsx';
import { useT } from '../texts/index.ts';
import { page } from '../ui/base.css.ts';
import { classes } from '../ui/classes.ts';
import * as css from './footer.css.ts';

export interface FooterLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
}

export interface FooterLogo {
  readonly id: string;
  readonly src: string;
  readonly name: string;
  /** Opens in a new tab. */
  readonly href?: string;
}

/**
 * The lists of the content service (FOOT-01, FOOT-04). An absent list, or an empty one, shows nothing: that is
 * also how the toggles of content and brand arrive here (FOOT-02).
 */
export interface FooterProps {
  readonly brand: Brand;
  /** Least age to play in this market, in years. */
  readonly age: number;
  /** The way out of play that is no fun any more. */
  readonly saferPlay?: FooterLink;
  /** The way to help, where the brand has one (BRAND-01). */
  readonly help?: FooterLink;
  readonly information?: readonly FooterLink[];
  readonly contactUs?: readonly FooterLink[];
  readonly terms?: readonly FooterLink[];
  readonly partners?: readonly FooterLogo[];
  readonly licences?: readonly FooterLogo[];
  readonly companyText?: ReactNode;
  /** Opens the cookie settings, at the foot of every page. */
  readonly onCookies?: () => void;
}

export function Footer(props: FooterProps) {
  const { brand, age, saferPlay, help, information, contactUs = [], terms, companyText } = props;
  const { partners, licences, onCookies } = props;
  const t = useT();
  // One link to one place: among the others it has its usual name.
  const isListed = contactUs.some(({ href }) => href === help?.href);
  const contact = contactUs.map((link) => (link.href === help?.href ? help : link));
  return (
    <footer className={css.footer}>
      <div className={classes(page, css.columns)}>
        <div className={css.about}>
          <p className={css.name}>
            <BrandMark brand={brand.id} />
            {brand.name}
          </p>
          <p>{t('footer.saferPlay')}</p>
          <p className={css.age}>{t('footer.age', { age })}</p>
          {saferPlay && (
            <a href={saferPlay.href} className={css.saferPlay}>
              {saferPlay.label}
            </a>
          )}
          {help && !isListed && (
            <a href={help.href} className={css.link}>
              {help.label}
            </a>
          )}
          {onCookies && (
            <button type="button" className={css.press} onClick={onCookies}>
              {t('cookies.settings')}
            </button>
          )}
        </div>
        <Links title={t('footer.information')} links={information} />
        <Links title={t('footer.contactUs')} links={contact} />
        <Links title={t('footer.terms')} links={terms} />
      </div>
      <Logos title={t('footer.licences')} logos={licences} look="seal" />
      <Logos title={t('footer.partners')} logos={partners} look="plate" />
      {companyText !== undefined && <div className={classes(page, css.company)}>{companyText}</div>}
    </footer>
  );
}

function Links({ title, links = [] }: { title: string; links: readonly FooterLink[] | undefined }) {
  return links.length === 0 ? null : (
    <nav aria-label={title} className={css.group}>
      <p className={css.title}>{title}</p>
      <ul>
        {links.map(({ id, href, label }) => (
          <li key={id}>
            <a href={href} className={css.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const pictureLook = { seal: css.seal, plate: css.plate };

interface LogosProps {
  readonly title: string;
  readonly logos: readonly FooterLogo[] | undefined;
  /** A seal is too small for its name, which stands beside; a plate is its name. */
  readonly look: 'seal' | 'plate';
}

function Logos({ title, logos = [], look }: LogosProps) {
  const t = useT();
  return logos.length === 0 ? null : (
    <ul className={classes(page, css.logos)} aria-label={title}>
      {logos.map(({ id, src, name, href }) => {
        const sign = (
          <>
            <img src={src} alt={name} loading="lazy" className={pictureLook[look]} />
            {look === 'seal' && <span aria-hidden>{name}</span>}
          </>
        );
        return (
          <li key={id} className={css.logo}>
            {href === undefined ? (
              sign
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className={css.logoLink}
                aria-label={`${name} (${t('content.opensInNewTab')})`}
              >
                {sign}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
