import { useEffect, useState } from 'react';
import type { MarketPolicy } from '../../../openapi/reference/policies.ts';
import type { PolicyData } from '../../policy-data.ts';
import type { Explorer, Progress, WhatIf } from './explorer-types.ts';

/** How long the page may stand still, in ms: less than anybody notices. */
const SLICE = 12;

interface Exploration {
  readonly progress: Progress | undefined;
  /** What was found last; while something else is explored, of an earlier copy. */
  readonly found: Found | undefined;
}

export interface Found {
  readonly copy: MarketPolicy;
  readonly whatIf: WhatIf;
  readonly ms: number;
}

/**
 * Explores a copy beside its original. A worker would need a policy of the page that lets scripts come from
 * addresses put together by scripts, and a page from a disk may have none: so the work is done in slices,
 * and given up when there is another copy.
 */
export function useExploration(
  explorer: Explorer,
  original: PolicyData,
  copy: MarketPolicy,
): Exploration {
  const [found, setFound] = useState<Found>();
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    const work = explorer(original, copy);
    let spent = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const begun = performance.now();
      let step = work.next();
      while (step.done !== true && performance.now() - begun < SLICE) step = work.next();
      spent += performance.now() - begun;
      if (step.done === true) {
        setProgress(undefined);
        setFound({ copy, whatIf: step.value, ms: spent });
        return;
      }
      setProgress(step.value);
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [explorer, original, copy]);
  return { found, progress };
}
