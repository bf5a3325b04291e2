import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { Promotion } from '../../content/promotion-types.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useContent } from '../../runtime/content/use-content.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { isOffered } from '../../runtime/offers/choose.ts';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { OfferTile } from '../../runtime/offers/OfferTile.tsx';
import { Terms } from './Terms.tsx';

/**
 * The offer for which somebody signs up, beside the form (ROUTE-27, LAND-02). Without it, because it is unknown or
 * not for the reader, an account may be opened all the same.
 * @param onKnown called when it is decided what shows
 */
export function SignUpOffer({ slug, onKnown }: { slug: string; onKnown: () => void }) {
  const read = useContent('promotion', { lang: useLanguage(), slug });
  if (read.status === 'loading') return null;
  const promotion = read.status === 'ready' ? read.value : null;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status === 'loading') return null;
        const isShown =
          promotion !== null && offers.status === 'open' && isOffered(promotion, offers.reader);
        return (
          <Known onKnown={onKnown}>
            {isShown ? <Offer promotion={promotion} /> : <Unavailable />}
          </Known>
        );
      }}
    </OfferGate>
  );
}

/** Tells once it shows. */
function Known({ onKnown, children }: { onKnown: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onKnown);
  useLayoutEffect(() => {
    tell();
  }, []);
  return children;
}

function Offer({ promotion }: { promotion: Promotion }) {
  const { slug, title, summary, terms, picture } = promotion;
  return (
    <OfferTile picture={picture} title={title} data-promotion={slug}>
      {summary !== undefined && <p>{summary}</p>}
      <Terms>{terms}</Terms>
    </OfferTile>
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
