import { imageSet } from '../../content/images.ts';
import type { PromotionCard } from '../../content/promotion-types.ts';
import { useAddress, useBrand } from '../../runtime/context.tsx';
import * as css from './promotions.css.ts';
import { Terms } from './Terms.tsx';

/** Of the picture on the page, px. */
const PICTURE = { width: 480, height: 270 } as const;

/** A promotion in a list: what it is, its significant terms, and the way to all of it. */
export function PromotionTile({ promotion }: { promotion: PromotionCard }) {
  const address = useAddress();
  const { dataset } = useBrand();
  const { slug, category, title, summary, terms, picture } = promotion;
  const params = { category: category.id, promotion: slug };
  return (
    <article className={css.tile} data-promotion={slug}>
      <img
        {...imageSet(picture.asset, PICTURE, dataset)}
        {...PICTURE}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className={css.picture}
      />
      <div className={css.words}>
        <h2 className={css.tileTitle}>
          <a href={address('/promotions/$category/$promotion', { params })}>{title}</a>
        </h2>
        {summary !== undefined && <p>{summary}</p>}
        <Terms>{terms}</Terms>
      </div>
    </article>
  );
}
