import { useLocale } from '../../runtime/context.tsx';
import { LazyRichText } from '../../runtime/content/lazy-rich-text.tsx';
import { useContent } from '../../runtime/content/use-content.ts';
import { useLive } from '../../runtime/live.tsx';
import { useLanguage } from '../../texts/index.ts';
import { Title } from '../../ui/Title.tsx';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { NotThere } from '../pages/NotThere.tsx';
import { Bones, ContentFailed } from '../pages/page-states.tsx';
import * as css from './promotions.css.ts';

/** The VIP page of the market (PROMO-03): for nobody before whom no offers may be put. */
export function VipPage() {
  useLive('page');
  const locale = useLocale();
  const read = useContent('vip', { lang: useLanguage(), market: locale.market });
  if (read.status === 'loading') return <Bones />;
  if (read.status === 'error') return <ContentFailed read={read} />;
  const { value } = read;
  if (value === null) return <NotThere />;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status === 'loading') return <Bones />;
        if (offers.status === 'closed') return <NotThere />;
        return (
          <article className={css.whole}>
            <Title of={value.title} />
            <h1>{value.title}</h1>
            <LazyRichText value={value.body} locale={locale} />
          </article>
        );
      }}
    </OfferGate>
  );
}
