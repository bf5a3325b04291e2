/** The places that a built frame leaves for content that is rendered on request. */
export const SLOTS = {
  head: '<!--slot:head-->',
  body: '<!--slot:body-->',
  content: '<!--slot:content-->',
} as const;

/** The contents of the slots, as HTML. */
export type Rendered = Readonly<Record<keyof typeof SLOTS, string>>;

export const hasSlots = (frame: string): boolean => frame.includes(SLOTS.body);

export const fillSlots = (frame: string, rendered: Rendered): string =>
  // Functions, because rendered content may hold `$&` and the like.
  frame
    .replace(SLOTS.head, () => rendered.head)
    .replace(SLOTS.content, () => rendered.content)
    .replace(SLOTS.body, () => rendered.body);
