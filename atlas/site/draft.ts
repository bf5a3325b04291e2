import { useState } from 'react';

/** The words of a reviewer that are not signed yet. */
export interface Draft {
  readonly note: string;
  readonly despite: string;
}

const NONE: Draft = { note: '', despite: '' };
const keyOf = (of: string): string => `atlas-draft ${of}`;

/**
 * Keeps the draft for a flow or policy for as long as the tab is open. So a reviewer who looks at a state
 * meanwhile, or loads the page anew, writes nothing twice.
 */
export function useDraft(of: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => heldDraft(of));
  const write = (change: Partial<Draft>): void => {
    const changed = { ...draft, ...change };
    setDraft(changed);
    try {
      sessionStorage.setItem(keyOf(of), JSON.stringify(changed));
    } catch {
      // A page from a disk may have no storage: then it lasts as long as the form.
    }
  };
  return [draft, write];
}

/** Forgets a draft that was signed. */
export function forgetDraft(of: string): void {
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch {
    // Nothing was kept, either.
  }
}

function heldDraft(of: string): Draft {
  try {
    const held = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? '{}') as Partial<Draft>;
    return { ...NONE, ...held };
  } catch {
    return NONE;
  }
}
