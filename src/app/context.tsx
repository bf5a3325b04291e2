import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import { sessionScreen, type SessionScreen } from '../../machines/access/session/screen.ts';
import { walletScreen, type WalletScreen } from '../../machines/banking/wallet/screen.ts';
import type { Runtime } from './runtime.ts';

const RuntimeContext = createContext<Runtime | undefined>(undefined);

export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('There is no RuntimeProvider above');
  return runtime;
}

/** Screens are made anew for each snapshot, so they are compared by what they hold. */
const sameScreen = <T extends object>(a: T, b: T): boolean => {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
};

export function useSession(): SessionScreen {
  return useSelector(useRuntime().session, sessionScreen, sameScreen);
}

export function useWallet(): WalletScreen {
  return useSelector(useRuntime().wallet, walletScreen, sameScreen);
}
