import { createFileRoute } from '@tanstack/react-router';
import { RestrictedHere } from '../../runtime/guard/closed-pages.tsx';
import { INFORMS } from '../../runtime/pages/page-data.ts';

/** The restricted-country page; it shows from an allowed country, too (ROUTE-11). */
export const Route = createFileRoute('/$locale/restricted')({
  component: RestrictedHere,
  staticData: { page: { rule: INFORMS, prerendered: true, tellsClosed: true } },
});
