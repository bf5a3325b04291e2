export { fetchContent, type ContentSource } from './client.ts';
export { ContentError, type ContentErrorKind } from './error.ts';
export { imageUrl } from './images.ts';
export { safeLink } from './links.ts';
export { contentOptions } from './options.ts';
export { QUERIES } from './queries.ts';
export { isOpenable, linkedPages, type PageScope } from './static-pages.ts';
export { isForViewer, shownBanners, type Viewer } from './targeting.ts';
export type * from './types.ts';
