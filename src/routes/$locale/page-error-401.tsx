import { createFileRoute } from '@tanstack/react-router';
import { useAddress } from '../../app/context.tsx';
import { useLive } from '../../app/live.tsx';
import { AccessError } from '../../shell/screens.tsx';

/** Where a guard sends a visitor without a session (GUARD-04). */
export const Route = createFileRoute('/$locale/page-error-401')({ component: AccessErrorPage });

function AccessErrorPage() {
  useLive('page');
  return <AccessError logIn="#login" home={useAddress()('/')} />;
}
