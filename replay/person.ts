export type Name = string | RegExp;

/** Words as a pattern. Where a number stands before a word, their space does not break. */
export const literally = (words: string): string =>
  words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s');

/**
 * Somewhere on the page, found as a person finds it. The same few words of Playwright's locators,
 * so that a browser's locators are places as they are.
 */
export interface Place<P> {
  getByRole(
    role: Role,
    options?: {
      readonly name?: Name;
      readonly exact?: boolean;
      readonly level?: number;
    },
  ): P;
  getByLabel(text: Name, options?: { readonly exact?: boolean }): P;
  getByText(text: Name, options?: { readonly exact?: boolean }): P;
  filter(options: { readonly hasText?: Name }): P;
  /** Either of two, where it is unknown which comes first. */
  or(place: P): P;
  first(): P;
  click(): Promise<void>;
  /** Replaces a field's text. */
  fill(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  /** Chooses files of the device in a field for them. */
  setInputFiles(files: readonly ChosenFile[]): Promise<void>;
  check(): Promise<void>;
  /** `position` from the label's corner in px, where a link lies in the middle of the label. */
  setChecked(
    checked: boolean,
    options?: { readonly position?: { readonly x: number; readonly y: number } },
  ): Promise<void>;
  press(key: string): Promise<void>;
  isVisible(): Promise<boolean>;
}

/** A file of the person's device. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  /** Node's own, where a browser is steered from outside; any bytes in a DOM. */
  readonly buffer: Buffer;
}

export type Role =
  | 'alert'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'form'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'status'
  | 'switch';

/**
 * A person in front of the site, in a browser or in a DOM. Their elements may take a moment to appear; each of the
 * promises fails when they do not.
 */
export interface Person<P extends Place<P>> extends Pick<
  Place<P>,
  'getByRole' | 'getByLabel' | 'getByText'
> {
  /** Sees a place and, where words are given, reads them there. */
  sees(place: P, words?: Name): Promise<void>;
  /** Sees nothing of a place: it is gone or hidden. */
  seesNot(place: P): Promise<void>;
  /** Expects words to be there, if only for a screen reader. */
  isTold(place: P): Promise<void>;
  /** Expects words at a field as its description: hint or error. */
  isToldAt(field: P, words: Name): Promise<void>;
  /** A place whose answer is awaited. */
  seesBusy(place: P): Promise<void>;
  seesIdle(place: P): Promise<void>;
  /** A place that marks itself as the current one of its list. */
  seesCurrent(place: P, kind: 'step' | 'page'): Promise<void>;
  /** Presses a button as an impatient person does, a busy or inactive one too. */
  insists(button: P): Promise<void>;
  /** Types an address. */
  goTo(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Where the person is, by path, query and hash. */
  isAt(path: RegExp): Promise<void>;
}
