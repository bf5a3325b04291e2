import { createActor, fromPromise, waitFor, type Actor } from 'xstate';
import { textsMachine, type TextsResult } from '../../machines/site/texts/machine.ts';
import { DEFAULT_LOCALE } from '../locale/locale.ts';
import { activateTexts, loadTexts, UnsupportedLanguageError } from '../texts/index.ts';

/** Runs the texts flow; the default language comes from the server, else from the site's own copy. */
export function startTexts(language: string): Actor<typeof textsMachine> {
  const machine = textsMachine.provide({
    actors: {
      loadTexts: fromPromise<TextsResult, { language: string }>(async ({ input, signal }) => {
        try {
          const messages = await loadTexts(input.language, signal);
          // Another language was chosen while the last of these came.
          signal.throwIfAborted();
          activateTexts(input.language, messages);
          return { status: 'loaded' };
        } catch (error) {
          if (error instanceof UnsupportedLanguageError) return { status: 'unsupported' };
          throw error;
        }
      }),
      loadDefaultTexts: fromPromise<void, undefined>(async ({ signal }) => {
        const own = DEFAULT_LOCALE.language;
        const messages = await loadTexts(own, signal).catch(async () =>
          (await import('../texts/fallback.ts')).fallbackTexts(),
        );
        signal.throwIfAborted();
        activateTexts(own, messages);
      }),
    },
  });
  const actor = createActor(machine, { input: { language } });
  actor.on('texts.failed', (fact) => {
    console.warn('Texts could not be loaded', fact);
  });
  actor.on('language.unsupported', (fact) => {
    console.warn('There are no texts in this language', fact);
  });
  actor.start();
  return actor;
}

/** Resolves when there are texts, or none can be had. @returns whether there are texts */
export async function textsSettled(texts: Actor<typeof textsMachine>): Promise<boolean> {
  const settled = await waitFor(
    texts,
    (snapshot) => snapshot.hasTag('ready') || snapshot.status === 'done',
  );
  return settled.hasTag('ready');
}
