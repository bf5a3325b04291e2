import { PROOFS } from '../../../review/requirements/proof.ts';
import { ICONS } from '../../icons.ts';
import type { Icon } from '../../layout.ts';
import { STANDING_WORDS, type Standing } from '../coverage.ts';
import { Mark, ShapeMark } from '../mark.tsx';
import { PROOF_WORDS, ProofMark } from '../proof.tsx';
import * as css from '../styles.css.ts';
import { color } from '../theme.css.ts';
import { PromiseMark } from './promise-mark.tsx';

/**
 * The meaning of each sign on the diagram. None judges: an answer is an answer, whether the player likes it or
 * not.
 */
export const ICON_WORDS: Readonly<Record<string, string>> = {
  operation: 'an operation of the platform that runs in the state',
  event: 'something that the player, the site or another flow brings about',
  done: 'an answer of the platform, a refusal included: as the contract has it',
  error: 'no answer, or one that the contract does not have',
  delay: 'time passes',
  fact: 'what is announced to the rest of the site',
  always: 'at once, by itself',
  back: 'leads back to where it came from',
  fold: 'states inside that are folded away',
  begin: 'where it begins',
} satisfies Readonly<Record<Icon, string>> & Readonly<Record<string, string>>;

/** Every sign of the atlas, and its meaning. */
export function Signs() {
  return (
    <details>
      <summary>What the signs mean</summary>
      <div className={css.stack}>
        <p className={css.small}>Promises</p>
        <ul className={css.list}>
          <li>
            <PromiseMark broken={false} />: in every situation that can be reached
          </li>
          <li>
            <PromiseMark broken />: the shortest path to what must not happen is there
          </li>
        </ul>
        <p className={css.small}>Requirements</p>
        <ul className={css.list}>
          {PROOFS.map((proof) => (
            <li key={proof}>
              <ProofMark proof={proof} />: {PROOF_WORDS[proof]}
            </li>
          ))}
        </ul>
        <p className={css.small}>Paths, on a level</p>
        <ul className={css.list}>
          {(Object.keys(STANDING_WORDS) as Standing[]).map((standing) => (
            <li key={standing}>
              <Mark standing={standing} /> {STANDING_WORDS[standing]}
            </li>
          ))}
        </ul>
        <p className={css.small}>On the diagram</p>
        <ul className={css.list}>
          {(Object.keys(ICONS) as Icon[]).map((icon) => (
            <li key={icon}>
              <ShapeMark paint={color.ink} text={ICON_WORDS[icon]}>
                <path d={ICONS[icon]} fill="none" stroke="currentColor" strokeWidth="1.2" />
              </ShapeMark>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
