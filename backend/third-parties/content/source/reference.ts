import type { Reference } from '../document-base.ts';

/** A reference to a document, which any list may hold. */
export const referenceTo = (id: string): Reference => ({
  _type: 'reference',
  _ref: id,
  _key: id.replaceAll('.', '-'),
});
