import type { PromotionCard } from '../../content/promotion-types.ts';
import { useAddress } from '../../runtime/context.tsx';
import { OfferTile } from '../../runtime/offers/OfferTile.tsx';
import { Terms } from './Terms.tsx';

/** A promotion in a list: what it is, its significant terms, and the way to all of it. */
export function PromotionTile({ promotion }: { promotion: PromotionCard }) {
  const address = useAddress();
  const { slug, category, title, summary, terms, picture } = promotion;
  const params = { category: category.id, promotion: slug };
  return (
    <OfferTile
      picture={picture}
      title={<a href={address('/promotions/$category/$promotion', { params })}>{title}</a>}
      data-promotion={slug}
    >
      {summary !== undefined && <p>{summary}</p>}
      <Terms>{terms}</Terms>
    </OfferTile>
  );
}
