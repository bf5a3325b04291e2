import { useRouter } from '@tanstack/react-router';
import { LOG_IN } from '../runtime/pages/addresses.ts';

/** Opens the log-in over the page at hand, which stays as it is. Where that is shall render nobody anew. */
export function useAskForLogin(): () => void {
  const router = useRouter();
  return () => {
    const { pathname, searchStr } = router.state.location;
    void router.navigate({
      href: pathname + searchStr + LOG_IN,
      state: true,
      resetScroll: false,
    });
  };
}
