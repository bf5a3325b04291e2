import { Gift } from 'lucide-react';
import type { PromotionGroup, Promotions } from '../../content/promotion-types.ts';
import { useAddress, useLocale } from '../../runtime/context.tsx';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { useLive } from '../../runtime/live.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { chip, chips } from '../../ui/chip.css.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { isOffered } from '../../runtime/offers/choose.ts';
import { OfferGate, type Offers } from '../../runtime/offers/OfferGate.tsx';
import * as list from '../../runtime/offers/offer-tile.css.ts';
import { NotThere } from '../pages/NotThere.tsx';
import * as css from './promotions.css.ts';
import { PromotionTile } from './PromotionTile.tsx';

interface Filter {
  /** Id of the category; absent: all of them. */
  readonly category?: string;
  /** Of a tag, within the category. */
  readonly tag?: string;
}

/** The promotions of the market, of one of its categories, or with a tag in one (ROUTE-26, PROMO-01). */
export function PromotionList({ category, tag }: Filter) {
  useLive('page');
  const t = useT();
  const { market } = useLocale();
  const read = useContent('promotions', { lang: useLanguage(), market });
  const known = read.status === 'ready' ? read.value : undefined;
  const inCategory = known?.categories.find(({ id }) => id === category);
  const withTag = known?.tags.find(({ id }) => id === tag);
  const isMissing =
    (category !== undefined && inCategory === undefined) ||
    (tag !== undefined && withTag === undefined);
  if (known !== undefined && isMissing) return <NotThere wayOn="promotions" />;
  const names = [inCategory, withTag].flatMap((group) => (group ? [group.label] : []));
  const title = names.length > 0 ? names.join(' · ') : t('promotions.title');
  return (
    <div className={css.page}>
      <Title of={title} />
      <header className={css.header}>
        <h1>{title}</h1>
        <p className={css.intro}>{t('promotions.intro')}</p>
      </header>
      <Filters known={known} category={category} tag={tag} />
      {read.status === 'error' ? (
        <ErrorState title={t('content.error.title')} onRetry={read.retry}>
          {t(CONTENT_ERROR_WORDS[read.why])}
        </ErrorState>
      ) : (
        <OfferGate>
          {(offers) => <Tiles offers={offers} known={known} category={category} tag={tag} />}
        </OfferGate>
      )}
    </div>
  );
}

interface Chosen {
  /** Undefined until the content service has answered. */
  readonly known: Promotions | undefined;
  readonly category: string | undefined;
  readonly tag: string | undefined;
}

/** The categories, and within one its tags. */
function Filters({ known, category, tag }: Chosen) {
  const t = useT();
  const address = useAddress();
  const tagAddress = (id: string): string =>
    category === undefined
      ? address('/promotions')
      : address('/promotions/$category/tag/$tag', { params: { category, tag: id } });
  const used = new Set(
    known?.promotions
      .filter((each) => each.category.id === category)
      .flatMap(({ tags }) => tags.map(({ id }) => id)),
  );
  const tags = known?.tags.filter(({ id }) => used.has(id)) ?? [];
  return (
    <>
      <nav className={chips} aria-label={t('promotions.categories')}>
        <Chip
          href={address('/promotions')}
          label={t('promotions.all')}
          current={category === undefined}
        />
        {known?.categories.map(({ id, label }) => (
          <Chip
            key={id}
            href={address('/promotions/$category', { params: { category: id } })}
            label={label}
            current={id === category && tag === undefined}
          />
        ))}
      </nav>
      {category !== undefined && tags.length > 0 && (
        <nav className={chips} aria-label={t('promotions.tags')}>
          {tags.map(({ id, label }: PromotionGroup) => (
            <Chip key={id} href={tagAddress(id)} label={label} current={id === tag} />
          ))}
        </nav>
      )}
    </>
  );
}

const Chip = (props: { href: string; label: string; current: boolean }) => (
  <a href={props.href} className={chip} aria-current={props.current ? 'page' : undefined}>
    {props.label}
  </a>
);

function Tiles({ offers, known, category, tag }: Chosen & { offers: Offers }) {
  const t = useT();
  const address = useAddress();
  if (known === undefined || offers.status === 'loading') return <Coming />;
  const shown =
    offers.status === 'open'
      ? known.promotions.filter(
          (each) =>
            (category === undefined || each.category.id === category) &&
            (tag === undefined || each.tags.some(({ id }) => id === tag)) &&
            isOffered(each, offers.reader),
        )
      : [];
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={Gift}
        title={t('home.empty')}
        action={
          <LinkButton look="secondary" href={address('/')}>
            {t('action.goHome')}
          </LinkButton>
        }
      >
        {t('home.banners.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={list.offers}>
        {shown.map((promotion) => (
          <li key={promotion.slug} className={list.cell}>
            <PromotionTile promotion={promotion} />
          </li>
        ))}
      </ul>
      {category === undefined && known.vipTitle !== undefined && (
        <p>
          <a href={address('/vip')}>{known.vipTitle}</a>
        </p>
      )}
    </>
  );
}

const THREE = [1, 2, 3];

function Coming() {
  const t = useT();
  return (
    <Loading label={t('content.loading')}>
      <div className={list.offers}>
        {THREE.map((key) => (
          <div key={key} className={list.tile}>
            <div className={list.picture} />
            <div className={list.words}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
