/** Posts the message of the callback page in the payment provider's frame: a DOM loads no pages in frames. */
export function postFromFrame(document: Document, query: string): void {
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame');
  const said = Object.fromEntries(new URLSearchParams(query));
  const { searchParams } = new URL(frame.src, location.origin);
  const type = 'code' in said ? 'pnp-code' : 'pnp-error';
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { type, ...said, state: searchParams.get('state') },
      origin: location.origin,
      source: frame.contentWindow,
    }),
  );
}
