/**
 * Replaces the router's own links in the build (`vite.config.ts`), which it brings along whether they are used or
 * not: the links of the site are plain (`src/shell/links.ts`).
 */
export const Link = (): never => {
  throw new Error('The links of the site are plain: <a href>');
};
export { Link as createLink, Link as linkOptions, Link as useLinkProps };
/** Of the router's core, which has a file of the same name. */
export const preloadWarning = 'Error preloading route! ☝️';
