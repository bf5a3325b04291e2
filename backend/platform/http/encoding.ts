/** The best encoding that a client accepts. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.startsWith(name) && !/;\s*q=0(?:\.0+)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
