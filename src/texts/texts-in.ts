import { i18n } from '@lingui/core';

/**
 * Resolves once the texts of a language are active, or others have replaced them.
 * @param patience ms, after which the wait ends, with whatever texts there are
 */
export function textsIn(language: string, patience: number): Promise<void> {
  if (i18n.locale === language) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, patience);
    const stop = i18n.on('change', settle);
  });
}
