import { useEffect, useState } from 'react';
import { platformNow } from '../../api/platform-clock.ts';

/** In ms. */
const MINUTE = 60_000;

/** ms since an instant of the platform, by its clock as this device knows it. @param since ISO 8601, UTC */
const elapsed = (since: string): number => Math.max(0, platformNow() - Date.parse(since));

/** Full minutes since then; renders anew with each full minute, and when somebody comes back to the page. */
export function useMinutesSince(since: string): number {
  const [minutes, setMinutes] = useState(() => Math.floor(elapsed(since) / MINUTE));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = elapsed(since);
      setMinutes(Math.floor(now / MINUTE));
      timer = setTimeout(look, MINUTE - (now % MINUTE));
    };
    look();
    // No timer runs on a sleeping device.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [since]);
  return minutes;
}
