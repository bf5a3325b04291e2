import { createFileRoute } from '@tanstack/react-router';
import { useAddress } from '../../runtime/context.tsx';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useErrorWords } from '../../runtime/content/error-words.tsx';
import { useLive } from '../../runtime/live.tsx';
import { INFORMS } from '../../runtime/pages/page-data.ts';
import { AccessError, UnauthorizedBody } from '../../shell/AccessError.tsx';

/** The page to which a guard sends a visitor without a session (GUARD-04). */
export const Route = createFileRoute('/$locale/page-error-401')({
  component: AccessErrorPage,
  staticData: { page: { rule: INFORMS, prerendered: true } },
});

function AccessErrorPage() {
  useLive('page');
  const address = useAddress();
  const words = useErrorWords('page-error-401', <UnauthorizedBody />);
  return <AccessError words={words} logIn={LOG_IN} home={address('/')} />;
}
