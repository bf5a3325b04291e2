import { tidy } from '../../reference/plain.ts';
import { invalidField } from './refusal.ts';

/**
 * A text of a player as it is kept: with nothing in it that nobody sees.
 * @throws Refusal 400 where nothing is left
 */
export function keptText(text: string, field: string): string {
  const kept = tidy(text);
  if (kept === '') throw invalidField(field, 'minLength', 'There is nothing to read.');
  return kept;
}
