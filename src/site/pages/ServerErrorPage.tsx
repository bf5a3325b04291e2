import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useAddress } from '../../runtime/context.tsx';
import { useErrorWords } from '../../runtime/content/error-words.tsx';
import { useLive } from '../../runtime/live.tsx';
import { ServerError, ServerErrorBody } from '../../shell/closed-screens.tsx';

/** page-error-500 at its own address (ROUTE-13): to try again is to go back to the page before. */
export function ServerErrorPage() {
  useLive('page');
  const address = useAddress();
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const words = useErrorWords('page-error-500', <ServerErrorBody />);
  return (
    <ServerError
      words={words}
      home={address('/')}
      support={address('/contact-live-chat')}
      onRetry={() => {
        if (canGoBack) history.back();
        else void navigate({ href: address('/') });
      }}
    />
  );
}
