import { createFileRoute, redirect } from '@tanstack/react-router';
import PasswordResetPage from '../../access/password-reset/PasswordResetPage.tsx';
import { takeResetLink } from '../../access/password-reset/link.ts';
import { readResetLink } from '../../runtime/pages/search.ts';

/** Password reset (ROUTE-08). The key of a link is taken out of the address before the page loads. */
export const Route = createFileRoute('/$locale/reset-password')({
  component: PasswordResetPage,
  staticData: { page: { rule: {}, prerendered: false } },
  validateSearch: readResetLink,
  beforeLoad: ({ search, location }) => {
    if (takeResetLink(search, location.hash))
      throw redirect({ href: location.pathname, replace: true });
  },
});
