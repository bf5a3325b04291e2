/** Query in which the payment provider hands back the deposit's reference. */
export const RETURNED = 'deposit';

/** The reference of the deposit that a payment provider leads back from; undefined for any other visit. */
export const returnedReference = (search: string): string | undefined =>
  new URLSearchParams(search).get(RETURNED) ?? undefined;

/**
 * Where somebody is led after they have logged in or accepted terms (GUARD-05): the path, and of its
 * query the reference of a deposit alone. Who has paid and was logged out meanwhile would otherwise find
 * an empty cashier, and pay again (DEP-22).
 */
export function wayBack(path: string, search: string): string {
  const reference = returnedReference(search);
  if (reference === undefined) return path;
  return withQuery(path, { [RETURNED]: reference });
}

/** Adds a query to a path that may have one. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}${new URLSearchParams(query).toString()}`;
}
