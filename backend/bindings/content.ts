import { join } from 'node:path';
import { brandIdOfSite } from '../../reference/brands.ts';
import { hasTexts } from '../../reference/languages.ts';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { createLibrary, type Library } from '../third-parties/content/library.ts';
import { EVALUATOR_LIMITS } from '../third-parties/content/query/evaluator.ts';
import type { ContentDocument, Dataset } from '../third-parties/content/documents.ts';
import { openPublished } from '../third-parties/content/source/published.ts';
import type { ContentDeskOptions } from '../back-office/content/plugin.ts';
import type { ChoicesOf } from '../verification/questionnaire-choices.ts';

/** The open content of each platform, for the platform's own questions to it. */
const libraries = new WeakMap<Platform, Library>();

/**
 * The published documents of a brand, of every type. An override that holds for everybody lies over them.
 */
export function documentsOf(
  platform: Platform,
  dataset: Dataset,
): {
  /** Another number: documents have changed. */
  readonly revision: number;
  readonly read: () => readonly ContentDocument[];
} {
  const store = libraries.get(platform)?.store;
  if (store === undefined) return { revision: 0, read: () => [] };
  return {
    revision: store.revision(),
    read() {
      const overrides = store.overrides(dataset, null);
      const covered = new Set(overrides.map(({ _id }) => _id));
      return [...overrides, ...store.documents[dataset].filter(({ _id }) => !covered.has(_id))];
    },
  };
}

/** A list of the questionnaire as it is published; a label that is not in the language is read in English. */
export const choicesOf: ChoicesOf = (platform, { list, siteId, language }) => {
  const dataset = brandIdOfSite(siteId);
  const documents = dataset && libraries.get(platform)?.store.documents[dataset];
  const questionnaire = documents?.find((one) => one._type === 'questionnaire');
  const code = language.slice(0, 2);
  return questionnaire?.[list].map(({ choiceId, label, isOther }) => ({
    id: choiceId,
    label: (hasTexts(code) ? label[code] : undefined) ?? label.en ?? choiceId,
    isOther,
  }));
};

/**
 * The content service's documents. In development, documents published at the desk lie over the shipped ones,
 * and changed files are taken over; production has the shipped ones alone.
 */
export function openContent(platform: Platform): ContentDeskOptions {
  const { config, clock, events, log } = platform;
  const published = openPublished(join(config.dataDir, 'content'));
  const report = (error: unknown) => {
    log.warn(describeError(error), 'content could not be read: what was read before holds');
  };
  const limits = { ...EVALUATOR_LIMITS, timeout: config.contentQueryMs };
  const library =
    config.mode === 'production'
      ? createLibrary({ limits })
      : createLibrary({
          limits,
          folder: config.contentDir ?? undefined,
          published,
          onUnreadable: report,
        });
  libraries.set(platform, library);
  const refresh = () => {
    try {
      library.store.refresh();
    } catch (error) {
      report(error);
    }
  };
  const stopHearing = [
    events.subscribe('content.published', refresh),
    events.subscribe('news.missed', refresh),
  ];
  return {
    library: {
      ...library,
      close() {
        for (const stop of stopHearing) stop();
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
