import { createFileRoute } from '@tanstack/react-router';
import { useAddress } from '../../app/context.tsx';
import { useLive } from '../../app/live.tsx';
import { Restricted } from '../../shell/screens.tsx';

/** The restricted-country page; it shows from an allowed country, too (ROUTE-11). */
export const Route = createFileRoute('/$locale/restricted')({ component: RestrictedPage });

function RestrictedPage() {
  useLive('page');
  return <Restricted help={useAddress()('/contact-live-chat')} />;
}
