import type { Messages } from '@lingui/core';
import { compileCatalogue } from './catalogue.ts';
import english from './en.json';

/** The default language's texts as they came with the site, for when none can be fetched (TEXT-04). */
export const fallbackTexts = (): Promise<Messages> => compileCatalogue('en', english);
