import { useSelector } from '@xstate/react';
import { useRuntime } from '../../runtime/context.tsx';

export const useWalletIsFetching = (): boolean =>
  useSelector(useRuntime().wallet, (snapshot) => snapshot.matches({ on: 'fetching' }));
