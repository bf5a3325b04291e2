/** The page of the web at an address; undefined of anything else, a script for one, which would run where it is opened. */
export function webPage(address: string | null): URL | undefined {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}
