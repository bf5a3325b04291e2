import { useEffect, useState } from 'react';
import { plain } from '../../../machines/chart/words.ts';
import type { AtlasPath } from '../../data.ts';
import { go } from '../hash.ts';
import * as css from '../styles.css.ts';

/** A step of a path that is played stays for so long, in ms. */
const BEAT = 900;

/** A path, step by step and played; the diagram shows the step that is chosen. */
export function Way({
  path,
  at,
  hashOfStep,
}: {
  path: AtlasPath;
  at: number;
  /** The address of a step of it. */
  hashOfStep: (step: number) => string;
}) {
  const [playing, setPlaying] = useState(false);
  const last = path.steps.length - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at < last) go(hashOfStep(at + 1));
      if (at + 1 >= last) setPlaying(false);
    }, BEAT);
    return () => clearTimeout(timer);
  });
  const to = (step: number): void => {
    setPlaying(false);
    go(hashOfStep(step));
  };
  return (
    <>
      <p className={css.small}>
        {path.policy === undefined ? '' : `Under ${path.policy}, `}
        {last === 1 ? '1 step' : `${last} steps`}
      </p>
      <p className={css.row}>
        <button
          type="button"
          className={css.button}
          aria-pressed={playing}
          onClick={() => {
            if (at >= last) go(hashOfStep(0));
            setPlaying(!playing);
          }}
        >
          {playing ? 'Pause' : 'Play'}
        </button>
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
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
