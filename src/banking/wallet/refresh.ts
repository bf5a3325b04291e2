import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRuntime } from '../../app/context.tsx';

export const useWalletIsFetching = (): boolean =>
  useSelector(useRuntime().wallet, (snapshot) => snapshot.matches({ on: 'fetching' }));

/** Calls back whenever the wallet is another one than before, polled or pushed (WAL-06). */
export function useNewBalance(onNew: () => void): void {
  const version = useSelector(useRuntime().wallet, ({ context }) => context.version);
  const last = useRef(version);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (last.current !== 0 && last.current !== version) tell();
    last.current = version;
  }, [version]);
}
