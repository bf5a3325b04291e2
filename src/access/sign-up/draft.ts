import type { Runtime } from '../../app/runtime.ts';
import type { ContactValues } from './bodies.ts';

/**
 * What was typed into the contact info of a sign-up that goes on. Leaving the page and coming back loses
 * nothing; a reload forgets it: it is a person's home and number, and stands in no storage.
 */
interface Draft {
  readonly playerId: string;
  readonly values: Partial<ContactValues>;
}

const drafts = new WeakMap<Runtime, Draft>();

export const keepDraft = (runtime: Runtime, draft: Draft): void => {
  drafts.set(runtime, draft);
};

/** Nothing for another sign-up than the one that it was typed in. */
export function draftOf(runtime: Runtime, playerId: string | undefined): Draft['values'] {
  const draft = drafts.get(runtime);
  return draft !== undefined && draft.playerId === playerId ? draft.values : {};
}

export const forgetDraft = (runtime: Runtime): void => {
  drafts.delete(runtime);
};
