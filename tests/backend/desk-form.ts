import { JSDOM } from 'jsdom';

/** What the form to this address sends as it stands, as a browser would. */
export function formAt(html: string, action: string): Record<string, string> {
  const { window } = new JSDOM(html);
  const form = window.document.querySelector<HTMLFormElement>(
    `form[method="post"][action="${action}"]`,
  );
  if (!form) throw new Error(`There is no form to ${action}.`);
  const fields = new window.FormData(form);
  // Forms of the desk bring no files.
  return Object.fromEntries(
    [...fields].filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}
