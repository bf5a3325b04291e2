/**
 * Leads the payment provider's frame back to the site's callback page, as the provider would: with the redirect
 * address and the state of its opening. Runs in the page, so it stands alone.
 */
export function comeBackIn(frame: Element, query: string): void {
  const opened = new URL(frame.getAttribute('src') ?? '', 'http://site.invalid');
  const back = `${opened.searchParams.get('redirect_uri')}?${query}`;
  frame.setAttribute('src', `${back}&state=${opened.searchParams.get('state')}`);
}
