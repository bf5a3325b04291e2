import type { ReactNode } from 'react';
import { plain } from '../../machines/engine/words.ts';
import type { AtlasPath } from '../data.ts';
import * as css from './styles.css.ts';

export interface StepListProps {
  readonly path: AtlasPath;
  /** The step that is chosen; 0 is where the path begins. */
  readonly at: number;
  readonly to: (step: number) => void;
  /** Whether an unrelated part stands above. */
  readonly apart?: boolean;
  /** Other actions, before the ways to the next step. */
  readonly children?: ReactNode;
}

/** The steps of a path, and the way from one to the next. */
export function StepList({ path, at, to, apart = false, children }: StepListProps) {
  const last = path.steps.length - 1;
  return (
    <>
      <p className={apart ? `${css.row} ${css.apart}` : css.row}>
        {children}
        <button type="button" className={css.button} disabled={at === 0} onClick={() => to(at - 1)}>
          Back
        </button>
        <button
          type="button"
          className={css.button}
          disabled={at >= last}
          onClick={() => to(at + 1)}
        >
          Next step
        </button>
        <span className={css.number}>
          {at} of {last}
        </span>
      </p>
      <ol>
        {path.steps.map((step, index) => (
          // The same thing may happen twice on a path: the place is what tells steps apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              type="button"
              className={css.step}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => to(index)}
            >
              <span className={css.number}>{index}</span>
              <span>
                {step.words}
                <span className={css.small}>
                  {' '}
                  → {plain(step.screen)}
                  {step.facts.length > 0 && `, announces ${step.facts.join(', ')}`}
                  {step.calls.length > 0 && `, asks ${step.calls.join(', ')}`}
                  {step.told.length > 0 && `, tells ${step.told.join(', ')}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
