import { useLocation, useNavigate } from '@tanstack/react-router';
import { LOG_IN } from '../runtime/pages/addresses.ts';

/** Opens the log-in over the page at hand, which stays as it is. */
export function useAskForLogin(): () => void {
  const navigate = useNavigate();
  const at = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return () => {
    void navigate({ href: at + LOG_IN, state: true, resetScroll: false });
  };
}
