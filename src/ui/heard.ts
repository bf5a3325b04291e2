import { flushSync } from 'react-dom';

/** What the views last heard of each field: some extensions put a text into it and dispatch no event. */
const heard = new WeakMap<EventTarget, string>();

const EVENTS = ['input', 'change'] as const;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const OTHER_TYPES = new Set(['checkbox', 'radio', 'file', 'hidden']);

const isField = (control: EventTarget | null): control is Field =>
  (control instanceof HTMLInputElement && !OTHER_TYPES.has(control.type)) ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;

/** What a field began with: the page may have stood there, filled, before it was heard of. */
const firstOf = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected)?.value ?? field.value)
    : field.defaultValue;

/** Takes what stands in a field for heard: a view wrote it there itself. */
export function note(field: Field): void {
  heard.set(field, field.value);
}

/** Writes a text into a field that is the same value, as it was read. */
export function writeInto(field: Field, text: string): void {
  field.value = text;
  note(field);
}

/** Tells the views of fields that changed silently as if somebody had typed, one after the other. */
export function tellOf(fields: Iterable<EventTarget | null>): void {
  const silent = [...fields]
    .filter((field) => isField(field))
    .filter((field) => field.value !== (heard.get(field) ?? firstOf(field)))
    .map((field) => ({ field, text: field.value }));
  for (const { field, text } of silent) {
    // What the views did about the last one may have put back what they knew of this one.
    if (field.value !== text) field.value = text;
    flushSync(() => {
      for (const type of EVENTS) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}

/** Remembers how the fields of a form begin and what they say of themselves. @returns ends it */
export function listenTo(form: HTMLFormElement): () => void {
  for (const field of form.elements) {
    if (isField(field) && !heard.has(field)) heard.set(field, firstOf(field));
  }
  const hear = ({ target }: Event) => {
    if (isField(target)) note(target);
  };
  for (const type of EVENTS) form.addEventListener(type, hear);
  return () => {
    for (const type of EVENTS) form.removeEventListener(type, hear);
  };
}
