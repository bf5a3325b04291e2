import { join } from 'node:path';
import { describeError } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';
import { createLibrary } from './third-parties/content/library.ts';
import { openPublished } from './third-parties/content/source/published.ts';
import type { ContentDeskOptions } from './third-parties/desk/content/plugin.ts';

/**
 * The content service's documents. In development what was published at the desk lies over what ships,
 * and files that change are taken over; in production what ships is what there is.
 */
export function openContent({ config, clock, events, log }: Platform): ContentDeskOptions {
  const published = openPublished(join(config.dataDir, 'content'));
  const report = (error: unknown) => {
    log.warn(describeError(error), 'content could not be read: what was read before holds');
  };
  const library =
    config.mode === 'production'
      ? createLibrary()
      : createLibrary({ published, onUnreadable: report });
  const stopHearing = events.subscribe('content.published', () => {
    try {
      library.store.refresh();
    } catch (error) {
      report(error);
    }
  });
  return {
    library: {
      ...library,
      close() {
        stopHearing();
        return library.close();
      },
    },
    published,
    clock,
    announce: () => {
      events.publish('content.published', {});
    },
  };
}
