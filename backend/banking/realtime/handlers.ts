import type { Call, Handlers } from '../../platform/operation.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RealtimePorts } from './ports.ts';
import { GATEWAY_PATH, TOKEN_SECONDS } from './tokens.ts';

export const realtimeHandlers = (
  portsOf: (platform: Call<'getRealtimeToken'>['platform']) => RealtimePorts,
) =>
  ({
    /** Lets the session's player open one channel (RT-03). @throws Refusal 401 error.realtime.withheld */
    async getRealtimeToken({ platform, session }: Call<'getRealtimeToken'>) {
      const ports = portsOf(platform);
      if ((await ports.listensUntil(session)) === undefined) {
        throw new Refusal(401, 'error.realtime.withheld', 'No channel');
      }
      const token = ports.issue(session, TOKEN_SECONDS);
      return { token, gatewayUrl: GATEWAY_PATH, expiresIn: TOKEN_SECONDS };
    },
  }) satisfies Handlers<'getRealtimeToken'>;
