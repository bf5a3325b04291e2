/** The profile's list of documents that wait for the player (DOC-19): types, with commas. */
export const askedOf = (
  documents: readonly { readonly type: string; readonly status: string }[],
): string =>
  documents
    .filter(({ status }) => status === 'REQUESTED' || status === 'EXPIRED')
    .map(({ type }) => type)
    .join(',');
