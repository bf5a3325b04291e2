import { imageSet } from '../../content/images.ts';
import type { Promotion } from '../../content/promotion-types.ts';
import { useAddress, useBrand } from '../../runtime/context.tsx';
import { useContent } from '../../runtime/content/use-content.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isOffered } from '../offers/choose.ts';
import { OfferGate } from '../offers/OfferGate.tsx';
import * as css from './promotions.css.ts';
import { Terms } from './Terms.tsx';

/** Of the picture on the page, px. */
const PICTURE = { width: 480, height: 270 } as const;

/**
 * The offer for which somebody signs up, beside the form (ROUTE-27, LAND-02). Without it, because it is unknown or
 * not for the reader, an account may be opened all the same.
 */
export function SignUpOffer({ slug }: { slug: string }) {
  const read = useContent('promotion', { lang: useLanguage(), slug });
  if (read.status === 'loading') return <Coming />;
  if (read.status === 'error' || read.value === null) return <Unavailable />;
  const promotion = read.value;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status === 'loading') return <Coming />;
        return offers.status === 'open' && isOffered(promotion, offers.reader) ? (
          <Offer promotion={promotion} />
        ) : (
          <Unavailable />
        );
      }}
    </OfferGate>
  );
}

function Offer({ promotion }: { promotion: Promotion }) {
  const { dataset } = useBrand();
  const { slug, title, summary, terms, picture } = promotion;
  return (
    <section className={css.tile} aria-labelledby="sign-up-offer" data-promotion={slug}>
      <img
        {...imageSet(picture.asset, PICTURE, dataset)}
        {...PICTURE}
        alt={picture.alt}
        className={css.picture}
      />
      <div className={css.words}>
        <h2 id="sign-up-offer" className={css.tileTitle}>
          {title}
        </h2>
        {summary !== undefined && <p>{summary}</p>}
        <Terms>{terms}</Terms>
      </div>
    </section>
  );
}

function Unavailable() {
  const t = useT();
  const address = useAddress();
  return (
    <Notice severity="info" title={t('promo.missing.title')}>
      <p>{t('promo.missing.body')}</p>
      <p>
        <a href={address('/promotions')}>{t('promotions.title')}</a>
      </p>
    </Notice>
  );
}

function Coming() {
  const t = useT();
  return (
    <Loading label={t('content.loading')}>
      <div className={css.tile}>
        <div className={css.picture} />
        <div className={css.words}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </Loading>
  );
}
