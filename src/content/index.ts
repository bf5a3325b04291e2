export type { ContentSource } from './client.ts';
export { contentOptions } from './options.ts';
export type { ContentQuery } from './query.ts';
export { QUERIES } from './queries.ts';
