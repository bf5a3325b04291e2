import { ArrowLeft } from 'lucide-react';
import { imageSet } from '../../content/images.ts';
import type { Promotion } from '../../content/promotion-types.ts';
import { useAddress, useBrand, useLocale, useSession } from '../../runtime/context.tsx';
import { LazyRichText } from '../../runtime/content/lazy-rich-text.tsx';
import { useContent } from '../../runtime/content/use-content.ts';
import { useContentLink } from '../../runtime/content/use-content-link.ts';
import { useLive } from '../../runtime/live.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { chip, chips } from '../../ui/chip.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Title } from '../../ui/Title.tsx';
import { isOffered } from '../../runtime/offers/choose.ts';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { NotThere } from '../pages/NotThere.tsx';
import { Bones, ContentFailed } from '../pages/page-states.tsx';
import * as css from './promotions.css.ts';
import { Terms } from './Terms.tsx';

/** Of the picture on the page, px. */
const PICTURE = { width: 960, height: 540 } as const;

/** A promotion with all that belongs to it (PROMO-01); one that is unknown or not for the reader is not there. */
export function PromotionPage({ category, slug }: { category: string; slug: string }) {
  useLive('page');
  const read = useContent('promotion', { lang: useLanguage(), slug });
  if (read.status === 'loading') return <Bones />;
  if (read.status === 'error') return <ContentFailed read={read} />;
  const { value } = read;
  if (value?.category.id !== category) return <NotThere wayOn="promotions" />;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status === 'loading') return <Bones />;
        return offers.status === 'open' && isOffered(value, offers.reader) ? (
          <Whole promotion={value} />
        ) : (
          <NotThere wayOn="promotions" />
        );
      }}
    </OfferGate>
  );
}

function Whole({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const locale = useLocale();
  const address = useAddress();
  const { dataset } = useBrand();
  const { category, tags, title, summary, terms, picture, body } = promotion;
  const inCategory = { category: category.id };
  return (
    <article className={css.whole}>
      <Title of={title} />
      <a className={css.back} href={address('/promotions/$category', { params: inCategory })}>
        <Icon of={ArrowLeft} />
        {category.label}
      </a>
      <img
        {...imageSet(picture.asset, PICTURE, dataset)}
        {...PICTURE}
        alt={picture.alt}
        className={css.widePicture}
      />
      <header className={css.header}>
        <h1>{title}</h1>
        {summary !== undefined && <p className={css.intro}>{summary}</p>}
      </header>
      <Terms>{terms}</Terms>
      <WayOn promotion={promotion} />
      {body.length > 0 && <LazyRichText value={body} locale={locale} />}
      {tags.length > 0 && (
        <nav className={chips} aria-label={t('promotions.tags')}>
          {tags.map(({ id, label }) => (
            <a
              key={id}
              className={chip}
              href={address('/promotions/$category/tag/$tag', {
                params: { ...inCategory, tag: id },
              })}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
    </article>
  );
}

/** A visitor needs an account for a bonus first, and keeps it in sight meanwhile (ROUTE-27). */
function WayOn({ promotion: { slug, bonus, button, urlAction } }: { promotion: Promotion }) {
  const t = useT();
  const address = useAddress();
  const linkTo = useContentLink();
  const isPlayer = useSession().name === 'player';
  const href = linkTo(urlAction);
  if (bonus !== undefined && !isPlayer) {
    return (
      <div>
        <LinkButton href={address('/promo/$slug', { params: { slug } })}>
          {t('action.signUp')}
        </LinkButton>
      </div>
    );
  }
  return (
    href !== undefined &&
    button !== undefined && (
      <div>
        <LinkButton href={href}>{button}</LinkButton>
      </div>
    )
  );
}
