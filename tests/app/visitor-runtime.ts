import { fromCallback, fromPromise } from 'xstate';
import type { PageContent } from '../../src/app/page-content.ts';
import { createRuntime, type Runtime } from '../../src/app/runtime.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';

const never = fromPromise(() => new Promise(() => {}));

/** What a page runs on before anybody is known, and before anything is asked of the platform. */
export const visitorRuntime = (content?: PageContent): Runtime =>
  createRuntime({
    brand: northlight,
    call: () => Promise.reject(new Error('Nothing is called')),
    session: {
      readStoredSession: never,
      clearStoredSession: never,
      renewTokens: never,
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '', blackbox: '' },
    content,
  });
