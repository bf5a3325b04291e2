import { compileMessage } from '@lingui/message-utils/compileMessage';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

activateTexts(
  'en',
  Object.fromEntries(Object.entries(en).map(([id, text]) => [id, compileMessage(text)])),
);

/** Renders with the English texts. */
export const show = (element: ReactElement) => render(element, { wrapper: TextsProvider });
