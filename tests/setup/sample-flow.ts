/** It stands for all flows in `npm test`, where a test looks at our own tools; `npm run test:all` takes every flow. */
const SAMPLE = 'profile.phoneChange';

/** The tags of a test of one flow. */
export const tagsOfFlow = (id: string): string[] => (id === SAMPLE ? [] : ['long']);
