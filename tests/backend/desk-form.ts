/** What the form to this address has seen, as a browser sends it. */
export function seenInForm(html: string, action: string): string {
  const form = html.slice(html.indexOf(`action="${action}"`));
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(form) ?? [];
  return seen.replaceAll('&quot;', '"');
}
