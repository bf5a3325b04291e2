/** An address of the web, as a page's own address may name one; undefined of anything else, a script for one. */
export function webAddress(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
