/** Parts of a rendered page: React puts `<title>`, `<meta>` and `<link>` before the rest. */
export interface Markup {
  readonly head: string;
  readonly body: string;
}

const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)/;

/** The markup that the site's content security policy forbids, with the reason. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'an inline script'],
  [/<style\b/i, 'a style element'],
  [/<[^>]+\sstyle="/i, 'a style attribute'],
  [/<[^>]+\son[a-z]+="/i, 'an inline event handler'],
  [/(?:href|src|action)="\s*javascript:/i, 'a javascript: address'],
];

/**
 * Splits rendered markup into head and body and makes everything `inert` that only works once the
 * scripts run, so that no press is lost before that. Links stay alive.
 * @throws when the markup is empty or holds something that the policy would block; `page` names it.
 */
export function prepareMarkup(markup: string, page: string): Markup {
  if (markup === '') throw new Error(`Prerendered page ${page} is empty: was it redirected?`);
  for (const [pattern, what] of forbidden) {
    const found = pattern.exec(markup);
    if (found) throw new Error(`Prerendered page ${page} holds ${what}: ${found[0].slice(0, 200)}`);
  }
  let head = '';
  let body = markup;
  for (let tag = hoisted.exec(body)?.[0]; tag !== undefined; tag = hoisted.exec(body)?.[0]) {
    head += tag;
    body = body.slice(tag.length);
  }
  return {
    head: head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-prerendered'),
    body: body.replaceAll(/<(form|button|input|select|textarea|summary)\b/g, '<$1 inert'),
  };
}
