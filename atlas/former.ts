const FORMER = ' · before';

/** The id under which a comparison draws a transition as it was, beside its present form. */
export const formerId = (transition: string): string => `${transition}${FORMER}`;

/** The transition whose former self it is; undefined for any other id. */
export const formerOf = (id: string): string | undefined =>
  id.endsWith(FORMER) ? id.slice(0, -FORMER.length) : undefined;
