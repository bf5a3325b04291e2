import { jsx as one, jsxs as several } from 'react/jsx-runtime';
import { withOwnElements } from './own-elements.ts';

export { Fragment } from 'react/jsx-runtime';

/** What the compiler makes of `<…>`. */
export const jsx = withOwnElements(one);

/** The same for an element with several children, which need no keys. */
export const jsxs = withOwnElements(several, one);
