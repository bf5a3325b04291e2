/**
 * Puts a text into a field as an extension does that dispatches no event: its script is in a world of its own, where
 * it finds the setter of the browser, and not that of a library on the element.
 */
export const putIn = (field: HTMLInputElement | HTMLSelectElement, text: string): boolean =>
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
