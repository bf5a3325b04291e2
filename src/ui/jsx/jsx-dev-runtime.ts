import { jsxDEV as make } from 'react/jsx-dev-runtime';
import { withOwnElements } from './own-elements.ts';

export { Fragment } from 'react/jsx-dev-runtime';

/** The same as `jsx` while somebody develops: React checks keys of lists, and names where an element was made. */
export const jsxDEV = withOwnElements(make, (type, props, key) => make(type, props, key, false));
