import { JSDOM } from 'jsdom';

type Fields = Readonly<Record<string, string>>;

/** A form of a page: its address, what it sends as it stands, as a browser would, and its buttons' decisions. */
export interface Form {
  readonly action: string;
  readonly fields: Fields;
  readonly decisions: readonly Fields[];
}

/** Every form of a page that changes something, in the order of the page. */
export function formsIn(html: string): readonly Form[] {
  const { window } = new JSDOM(html);
  const forms = window.document.querySelectorAll<HTMLFormElement>('form[method="post"]');
  return [...forms].map((form) => ({
    action: form.getAttribute('action') ?? '',
    // Forms of the desk bring no files.
    fields: Object.fromEntries(
      [...new window.FormData(form)].filter(
        (one): one is [string, string] => typeof one[1] === 'string',
      ),
    ),
    decisions: [...form.querySelectorAll('button')].map(({ name, value }) =>
      name === '' ? {} : { [name]: value },
    ),
  }));
}

/**
 * What the form to this address sends as it stands, as a browser would.
 * @param of fields by which it is told from others to the same address
 */
export function formAt(html: string, action: string, of: Fields = {}): Record<string, string> {
  const form = formsIn(html).find(
    (one) =>
      one.action === action &&
      Object.entries(of).every(([name, value]) => one.fields[name] === value),
  );
  if (!form) throw new Error(`There is no form to ${action}.`);
  return { ...form.fields };
}
