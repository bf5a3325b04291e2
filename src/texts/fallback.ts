import type { Messages } from '@lingui/core';
import { compileCatalogue } from './catalogue.ts';

/** Those of each area. */
const ENGLISH = import.meta.glob<object>('./*/en.json', { eager: true, import: 'default' });

/** The default language's texts that come with the site, for when none can be fetched (TEXT-04). */
export const fallbackTexts = (): Promise<Messages> =>
  compileCatalogue('en', Object.assign({}, ...Object.values(ENGLISH)));
