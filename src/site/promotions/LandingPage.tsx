import { imageSet } from '../../content/images.ts';
import type { LandingPage as Landing } from '../../content/promotion-types.ts';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import { LazyRichText } from '../../runtime/content/lazy-rich-text.tsx';
import { useContent } from '../../runtime/content/use-content.ts';
import { useContentLink } from '../../runtime/content/use-content-link.ts';
import { useLive } from '../../runtime/live.tsx';
import { useLanguage } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';
import { isOffered, type OfferReader } from '../../runtime/offers/choose.ts';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { NotThere } from '../pages/NotThere.tsx';
import { Bones, ContentFailed } from '../pages/page-states.tsx';
import * as css from './promotions.css.ts';
import { PromotionTile } from './PromotionTile.tsx';

/** Of the picture on the page, px. */
const PICTURE = { width: 960, height: 540 } as const;

/**
 * A page of a campaign, by its id and the language of the page (ROUTE-28, LAND-01, ERR-05). It is an offer as a
 * whole: not there for somebody before whom none may be put (TARGET-01).
 */
export function LandingPage({ id }: { id: string }) {
  useLive('page');
  const read = useContent('landing', { lang: useLanguage(), id });
  if (read.status === 'loading') return <Bones />;
  if (read.status === 'error') return <ContentFailed read={read} />;
  const { value } = read;
  if (value === null) return <NotThere />;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status === 'loading') return <Bones />;
        return offers.status === 'open' ? (
          <Whole page={value} reader={offers.reader} />
        ) : (
          <NotThere />
        );
      }}
    </OfferGate>
  );
}

function Whole({ page, reader }: { page: Landing; reader: OfferReader }) {
  const locale = useLocale();
  const { dataset } = useBrand();
  const linkTo = useContentLink();
  const { title, body, picture, button, urlAction, promotion } = page;
  const href = linkTo(urlAction);
  return (
    <article className={css.whole}>
      <Title of={title} />
      <img
        {...imageSet(picture.asset, PICTURE, dataset)}
        {...PICTURE}
        alt={picture.alt}
        className={css.widePicture}
      />
      <h1>{title}</h1>
      {body.length > 0 && <LazyRichText value={body} locale={locale} />}
      {href !== undefined && button !== undefined && (
        <div>
          <LinkButton href={href}>{button}</LinkButton>
        </div>
      )}
      {promotion !== undefined && isOffered(promotion, reader) && (
        <PromotionTile promotion={promotion} />
      )}
    </article>
  );
}
