import { useEffect, useState } from 'react';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { PolicyData } from '../../policy-data.ts';
import { inSlices } from '../slices.ts';
import type { Explorer, Progress, WhatIf } from './explorer-types.ts';

interface Exploration {
  readonly progress: Progress | undefined;
  /** The last findings; while something else is explored, those of an earlier copy. */
  readonly found: Found | undefined;
}

export interface Found {
  readonly copy: MarketPolicy;
  readonly whatIf: WhatIf;
  readonly ms: number;
}

/** Explores a copy beside its original, in slices, and gives up when there is another copy. */
export function useExploration(
  explorer: Explorer,
  original: PolicyData,
  copy: MarketPolicy,
): Exploration {
  const [found, setFound] = useState<Found>();
  const [progress, setProgress] = useState<Progress>();
  useEffect(
    () =>
      inSlices(
        explorer(original, copy),
        setProgress,
        ({ result, ms }) => {
          setProgress(undefined);
          setFound({ copy, whatIf: result, ms });
        },
        (error) => globalThis.reportError(error),
      ),
    [explorer, original, copy],
  );
  return { found, progress };
}
