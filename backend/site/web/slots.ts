/** Where a built frame leaves room for what is rendered when a page is asked for. */
export const SLOTS = {
  head: '<!--slot:head-->',
  body: '<!--slot:body-->',
  content: '<!--slot:content-->',
} as const;

/** The contents of the slots, as HTML. */
export type Rendered = Readonly<Record<keyof typeof SLOTS, string>>;

export const hasSlots = (frame: string): boolean => frame.includes(SLOTS.body);

export const fillSlots = (frame: string, rendered: Rendered): string =>
  // Functions, because what is rendered may hold `$&` and the like.
  frame
    .replace(SLOTS.head, () => rendered.head)
    .replace(SLOTS.content, () => rendered.content)
    .replace(SLOTS.body, () => rendered.body);
