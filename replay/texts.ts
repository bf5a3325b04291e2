import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { literally } from './person.ts';
import access from '../src/texts/access/en.json' with { type: 'json' };
import banking from '../src/texts/banking/en.json' with { type: 'json' };
import games from '../src/texts/games/en.json' with { type: 'json' };
import limits from '../src/texts/limits/en.json' with { type: 'json' };
import profile from '../src/texts/profile/en.json' with { type: 'json' };
import rewards from '../src/texts/rewards/en.json' with { type: 'json' };
import shell from '../src/texts/shell/en.json' with { type: 'json' };
import site from '../src/texts/site/en.json' with { type: 'json' };
import verification from '../src/texts/verification/en.json' with { type: 'json' };

/** The site's texts in English, in which paths are walked: the drivers follow their words. */
const ENGLISH = {
  ...access,
  ...banking,
  ...games,
  ...limits,
  ...profile,
  ...rewards,
  ...shell,
  ...site,
  ...verification,
};

export type TextId = keyof typeof ENGLISH;

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileMessage);

/** The marks of a link or of emphasis, `<0>`. */
const MARKS = /<\/?\d+>/g;

/**
 * A text as it is read, found as the site finds it.
 * @param values of its placeholders; money and dates as they are written
 */
export const t = (id: TextId, values: Readonly<Record<string, string | number>> = {}): string =>
  i18n._(id, values, { message: ENGLISH[id] }).replaceAll(MARKS, '');

/** A text as a pattern, with anything in its placeholders. */
function patternOf(id: TextId): string {
  const parts = compileMessage(ENGLISH[id]).map((part) =>
    typeof part === 'string' ? literally(part.replaceAll(MARKS, '')) : '.*',
  );
  return parts.join('');
}

/** Any of these texts, alone or among others. */
export const anyText = (...ids: readonly TextId[]): RegExp =>
  new RegExp(ids.map(patternOf).join('|'));

/** Any of these texts and nothing else. */
export const wholeText = (...ids: readonly TextId[]): RegExp =>
  new RegExp(`^(?:${ids.map(patternOf).join('|')})$`);
