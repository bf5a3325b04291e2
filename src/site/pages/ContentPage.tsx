import type { ReactNode } from 'react';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import { useLive } from '../../runtime/live.tsx';
import { useMailTo } from '../../runtime/help/mail.ts';
import type { ContentPath } from '../../runtime/pages/unrouted.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { MailTo } from '../../content/mail-addresses.tsx';
import { Within } from '../../shell/within.tsx';
import { useLanguage } from '../../texts/index.ts';
import { lazyPart } from '../../ui/parts.ts';
import { ContactChat } from '../chat/ContactChat.tsx';
import { PaymentMethodList } from './PaymentMethodList.tsx';
import { StaticPageView } from './StaticPageView.tsx';

// Most of these pages are without it.
const Help = lazyPart(() => import('./Help.tsx'));

/** Path of the page that lists the market's payment methods (ROUTE-07). */
const PAYMENT_METHODS = '/payment-methods' satisfies ContentPath;
/** Id of the page of the support chat (ROUTE-13, CHAT-06). */
const CONTACT = 'page-contact-live-chat';
/** Ids of the pages on which somebody may look for more help than ours. */
const HELPING: readonly (string | undefined)[] = [
  'responsible_gambling',
  'contact_email',
  'page-closed-account',
  CONTACT,
];

export interface ContentPageProps {
  /** Path after the locale prefix, or the page's id (ROUTE-09, ROUTE-13, ROUTE-14). */
  readonly page: string;
  /** Replaces a page that does not exist or is hidden here: the way home (ROUTE-15, ROUTE-16). */
  readonly missing?: ReactNode;
}

/** A static page in the language and market of the address. */
export function ContentPage({ page, missing }: ContentPageProps) {
  useLive('page');
  const locale = useLocale();
  const brand = useBrand();
  const read = useContent('page', { lang: useLanguage(), page });
  const pageId = read.status === 'ready' ? read.value?.pageId : undefined;
  return (
    <MailTo value={useMailTo()}>
      <StaticPageView
        page={read}
        scope={{ market: locale.market, hideTermsPage: brand.hideTermsPage }}
        locale={locale}
        {...(missing !== undefined && { missing })}
      >
        {page === PAYMENT_METHODS && <MarketPaymentMethods />}
        {pageId === CONTACT && <ContactChat />}
        {HELPING.includes(pageId) && (
          <Within>
            <Help.Part />
          </Within>
        )}
      </StaticPageView>
    </MailTo>
  );
}

function MarketPaymentMethods() {
  const { market } = useLocale();
  const { dataset } = useBrand();
  const methods = useContent('paymentMethods', { lang: useLanguage(), market });
  return <PaymentMethodList methods={methods} dataset={dataset} />;
}
