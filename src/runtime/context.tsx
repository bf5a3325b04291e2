import { deepEqual, useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import { sessionScreen, type SessionScreen } from '../../machines/access/session/screen.ts';
import { walletScreen, type WalletScreen } from '../../machines/banking/wallet/screen.ts';
import type { Brand } from '../brands/index.ts';
import { DEFAULT_LOCALE, toLocale, type Locale } from '../locale/locale.ts';
import { pathFor } from '../locale/paths.ts';
import { addressIn, type MakeAddress } from './pages/addresses.ts';
import { SiteName } from '../ui/Title.tsx';
import type { Runtime } from './runtime.ts';

const RuntimeContext = createContext<Runtime | undefined>(undefined);

export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <SiteName value={runtime.brand.name}>{children}</SiteName>
    </RuntimeContext>
  );
}

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('There is no RuntimeProvider above');
  return runtime;
}

export function useBrand(): Brand {
  return useRuntime().brand;
}

/** The locale of the address (LOC-01). */
export function useLocale(): Locale {
  const { locale } = useParams({ strict: false });
  return toLocale(locale ?? '', useBrand()) ?? DEFAULT_LOCALE;
}

/** Makes addresses of pages of the site in this locale: `address('/signup')`. */
export function useAddress(): MakeAddress {
  return addressIn(useLocale());
}

/** The same for a path that the compiler does not know: of the brand, of the platform, or remembered. */
export function usePathFor(): (path: string) => string {
  const locale = useLocale();
  return (path) => pathFor(locale, path);
}

/**
 * Screens are new objects with each snapshot, and their values with each answer of the platform: they are compared
 * by content, so that a poll without news renders nothing.
 */
export const sameScreen = <T extends object>(a: T, b: T): boolean => deepEqual(a, b);

export function useSession(): SessionScreen {
  return useSelector(useRuntime().session, sessionScreen, sameScreen);
}

/** The player whose reads are asked for and kept; empty for a visitor. */
export function usePlayerId(): string {
  const session = useSession();
  return session.name === 'player' ? session.session.playerId : '';
}

export function useWallet(): WalletScreen {
  return useSelector(useRuntime().wallet, walletScreen, sameScreen);
}
