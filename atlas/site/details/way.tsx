import { useEffect, useState } from 'react';
import type { AtlasPath } from '../../data.ts';
import { go } from '../hash.ts';
import { StepList } from '../step-list.tsx';
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
      <StepList path={path} at={at} to={to}>
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
      </StepList>
    </>
  );
}
