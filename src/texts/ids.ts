import type access from './access/en.json';
import type banking from './banking/en.json';
import type games from './games/en.json';
import type limits from './limits/en.json';
import type profile from './profile/en.json';
import type rewards from './rewards/en.json';
import type shell from './shell/en.json';
import type site from './site/en.json';
import type verification from './verification/en.json';

/** Every text id. The English texts are the list: an unknown id does not compile. */
export type TextId =
  | keyof typeof access
  | keyof typeof banking
  | keyof typeof games
  | keyof typeof limits
  | keyof typeof profile
  | keyof typeof rewards
  | keyof typeof shell
  | keyof typeof site
  | keyof typeof verification;

/** The values of a text's placeholders. Money and dates arrive formatted. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A message in no particular language. */
export interface Words {
  readonly text: TextId;
  readonly values?: TextValues;
}
