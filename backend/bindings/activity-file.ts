import type { FastifyInstance } from 'fastify';
import { openWebhookSecret } from '../banking/webhook-secret.ts';
import { startActivityWork } from '../games/activity.ts';
import type { ActivityFile, ActivityFileOf } from '../games/ports.ts';
import { urlsOf } from '../platform/http/own-address.ts';
import type { Platform } from '../platform/platform.ts';
import type { Working } from '../platform/worker-loop.ts';
import { activityFileClient } from '../third-parties/activity-file/client.ts';
import { activityFilePlugin } from '../third-parties/activity-file/plugin.ts';

/** This platform's name in the file. */
const OPERATOR = 'croupier';

const bound = new WeakMap<Platform, ActivityFile>();

/** The stand-in file, once it is served; none in production, until an operator's own is bound here. */
export const activityFileOf: ActivityFileOf = (platform) =>
  platform.config.mode === 'production' ? undefined : bound.get(platform);

/** Serves the stand-in file beside the platform, which calls it over HTTP, and tells it who plays no more. */
export function activityFile(platform: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    const { db, clock } = platform;
    const secret = await openWebhookSecret(db, 'activity');
    const file = activityFileClient({
      operator: OPERATOR,
      secret: () => Promise.resolve(secret),
      urlOf: (path) => urlsOf(app)(path)(),
    });
    bound.set(platform, file);
    await app.register(
      activityFilePlugin({
        db,
        clock,
        secretOf: (operator) => Promise.resolve(operator === OPERATOR ? secret : undefined),
      }),
    );
    let working: Working | undefined;
    app.addHook('onListen', async () => {
      working = startActivityWork(platform, file);
    });
    app.addHook('preClose', async () => working?.stop());
  };
}
