import { createFileRoute } from '@tanstack/react-router';
import { RestrictedHere } from '../../app/guard.tsx';

/** The restricted-country page; it shows from an allowed country, too (ROUTE-11). */
export const Route = createFileRoute('/$locale/restricted')({ component: RestrictedHere });
