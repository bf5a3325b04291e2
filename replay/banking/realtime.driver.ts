import type { RealtimeScreen } from '../../machines/banking/realtime/screen.ts';
import type { RealtimeEvent } from '../../machines/banking/realtime/setup.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** A person sees the channel's news; nothing shows whether it is connected. */
export function realtimeDriver<P extends Place<P>>(person: Person<P>) {
  const header = person.getByRole('banner');
  const balance = header.getByText(t('wallet.title'), { exact: true });
  const signedIn = (): Promise<void> => person.sees(balance);

  const driver: Driver<RealtimeEvent, RealtimeScreen, RealtimeEvent['type']> = {
    perform: {},
    see: {
      off: () => person.seesNot(balance),
      connecting: signedIn,
      connected: signedIn,
      disconnected: signedIn,
    },
  };
  return { ...driver, header };
}
