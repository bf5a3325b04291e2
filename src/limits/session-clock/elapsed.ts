import { useEffect, useState } from 'react';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';

/** In ms. */
const MINUTE = 60_000;

/** How far the device's clock was ahead of the platform's when this session's tokens came, in ms. */
function clockSkew(): number {
  try {
    const session: unknown = JSON.parse(deviceStorage.get(STORAGE_KEYS.session) ?? 'null');
    const skew = (Object(session) as Record<string, unknown>)['clockSkew'];
    return typeof skew === 'number' && Number.isFinite(skew) ? skew : 0;
  } catch {
    return 0;
  }
}

/** ms since an instant of the platform, by its clock as this device knows it. @param since ISO 8601, UTC */
const elapsed = (since: string): number =>
  Math.max(0, Date.now() - clockSkew() - Date.parse(since));

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
