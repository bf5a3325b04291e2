/** The levels on which a path is replayed, the quickest first. */
export const LEVELS = ['model', 'view', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** Those at which a person walks the path. */
export type PersonLevel = Exclude<Level, 'model'>;
