import { fromCallback } from 'xstate';
import type { LeavingOrder } from '../../../machines/games/play/setup.ts';
import type { Call } from '../../api/call.ts';

/**
 * Ends a game at the platform when its page goes while it is open: to another address, by the back button, by a reload
 * or with its tab. Who opens it again within a few minutes is on the same visit.
 */
export const leavingPort = (call: Call) =>
  fromCallback<LeavingOrder, { readonly gameSessionId: string | undefined }>(
    ({ input: { gameSessionId }, receive }) => {
      let open = gameSessionId;
      const end = (): void => {
        if (open === undefined) return;
        const input = { path: { gameSessionId: open } };
        open = undefined;
        // Without an answer it ends by itself, too.
        call('endGameSession', input, undefined, true).catch(() => undefined);
      };
      receive(() => {
        open = undefined;
      });
      addEventListener('pagehide', end);
      return () => {
        removeEventListener('pagehide', end);
        end();
      };
    },
  );
