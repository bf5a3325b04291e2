import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { literally, type Name, type Person, type Place } from './person.ts';

export interface DomOptions {
  /** The document that the person looks at: a frame has another one after each page that it loads. */
  readonly document: () => Document;
  /** The user who types and presses in that document. */
  readonly user: () => UserEvent;
  /** Lets the running work settle; called again and again during a search. */
  readonly settle: () => Promise<void>;
  /** Types an address, or loads the page again. */
  readonly goTo: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Path, query and hash. */
  readonly address: () => string;
  /** How long something may take to appear at the least, in ms; 0 for a single look. Asked with each search. */
  readonly patience: () => number;
  /** Called before the person does something to an element. */
  readonly pointAt?: (element: HTMLElement) => Promise<void>;
}

export type DomPlace = Place<DomPlace> & {
  /** The kind of the search. */
  readonly words: string;
  readonly all: () => HTMLElement[];
};

/** Nobody gives up before so many looks, however little a busy machine does between two of them. */
const LEAST_LOOKS = 200;

/** A person in front of a document: a test's, or that of a frame. */
export function personIn(options: DomOptions): Person<DomPlace> {
  const { user, settle, patience } = options;
  const now = performance.now.bind(performance);

  /** Repeats a look until it succeeds; its last objection is the failure. */
  async function until(look: () => string | undefined): Promise<void> {
    const longest = patience();
    const deadline = now() + longest;
    const leastLooks = longest < 1_000 ? 0 : LEAST_LOOKS;
    for (let looks = 0; ; looks += 1) {
      const objection = look();
      if (objection === undefined) return;
      if (looks >= leastLooks && now() > deadline) throw new Error(objection);
      await settle();
    }
  }

  function placeOf(words: string, all: () => HTMLElement[]): DomPlace {
    const inside = (what: string, find: (root: HTMLElement) => HTMLElement[]): DomPlace =>
      placeOf(`${words}${words === '' ? '' : ' › '}${what}`, () => [
        ...new Set(all().flatMap(find)),
      ]);
    const reach = async (): Promise<HTMLElement> => {
      let found: HTMLElement | undefined;
      await until(() => {
        const reachable = all().filter((element) => isVisible(element) && !isInert(element));
        found = reachable[0];
        return reachable.length === 1 ? undefined : `${words}: ${reachable.length} are there`;
      });
      return found as HTMLElement;
    };
    const act = async (work: (element: HTMLElement) => Promise<unknown>): Promise<void> => {
      const element = await reach();
      await options.pointAt?.(element);
      await work(element);
      await settle();
    };
    const setChecked = (checked: boolean): Promise<void> =>
      act(async (element) => {
        if ((element as HTMLInputElement).checked !== checked) await user().click(element);
      });
    return {
      words,
      all,
      getByRole: (role, { name, exact, level } = {}) =>
        inside(`${role} ${String(name ?? '')}`.trim(), (root) =>
          queryAllByRole(root, role, {
            ...(name === undefined ? {} : { name: pattern(name, exact) }),
            ...(level === undefined ? {} : { level }),
          }),
        ),
      getByLabel: (text, { exact } = {}) =>
        inside(`field ${String(text)}`, (root) => queryAllByLabelText(root, pattern(text, exact))),
      getByText: (text, { exact } = {}) =>
        inside(`“${String(text)}”`, (root) => queryAllByText(root, pattern(text, exact))),
      filter: ({ hasText }) =>
        placeOf(`${words} with “${String(hasText)}”`, () =>
          all().filter((element) => hasText === undefined || contains(element, hasText)),
        ),
      or: (other) => placeOf(`${words} or ${other.words}`, () => [...all(), ...other.all()]),
      first: () => placeOf(`first ${words}`, () => all().filter(isVisible).slice(0, 1)),
      click: () => act((element) => user().click(element)),
      fill: (text) =>
        act(async (element) => {
          await user().clear(element);
          await user().click(element);
          if (text !== '') await user().paste(text);
        }),
      setInputFiles: (files) =>
        act((element) =>
          user().upload(
            element,
            files.map(
              ({ name, mimeType, buffer }) =>
                new File([Uint8Array.from(buffer)], name, { type: mimeType }),
            ),
          ),
        ),
      selectOption: (value) => act((element) => user().selectOptions(element, value)),
      check: () => setChecked(true),
      setChecked,
      press: (key) =>
        act(async (element) => {
          element.focus();
          await user().keyboard(`{${key}}`);
        }),
      isVisible: () => Promise.resolve(all().some(isVisible)),
    };
  }

  const page = placeOf('', () => [options.document().body]);
  const wordsOf = (place: DomPlace): string => place.all().map(textOf).join(' | ');
  return {
    getByRole: (role, how) => page.getByRole(role, how),
    getByLabel: (text, how) => page.getByLabel(text, how),
    getByText: (text, how) => page.getByText(text, how),
    sees: (place, words) =>
      until(() => {
        const visible = place.all().filter(isVisible);
        if (visible.length === 0) return `cannot see ${place.words}`;
        return words === undefined || visible.some((one) => contains(one, words))
          ? undefined
          : `does not read “${String(words)}” but “${wordsOf(place)}”`;
      }),
    seesNot: (place) =>
      until(() =>
        place.all().some(isVisible) ? `still sees ${place.words}: “${wordsOf(place)}”` : undefined,
      ),
    isTold: (place) =>
      until(() => (place.all().length > 0 ? undefined : `is not told ${place.words}`)),
    isToldAt: (field, words) =>
      until(() => {
        const told = field.all().map(descriptionOf).join(' ');
        return matches(told, words) ? undefined : `is not told ${String(words)} but “${told}”`;
      }),
    seesBusy: (place) => until(() => (isBusy(place) ? undefined : `${place.words} is not busy`)),
    seesIdle: (place) =>
      until(() =>
        place.all().some(isVisible) && !isBusy(place)
          ? undefined
          : `${place.words} is busy or gone`,
      ),
    seesCurrent: (place, kind) =>
      until(() =>
        place.all().some((element) => element.getAttribute('aria-current') === kind)
          ? undefined
          : `${place.words} is not the current ${kind}`,
      ),
    insists: (button) => button.click(),
    goTo: options.goTo,
    reload: options.reload,
    isAt: (path) =>
      until(() => (path.test(options.address()) ? undefined : `is at ${options.address()}`)),
  };
}

/** As browsers find it: a part of the text, whatever its case, unless it is to be exact. */
function pattern(name: Name, exact = false): string | RegExp {
  if (typeof name !== 'string' || exact) return name;
  return new RegExp(literally(name), 'i');
}

const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const matches = (text: string, words: Name): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

const contains = (element: Element, words: Name): boolean => matches(textOf(element), words);

const isBusy = (place: DomPlace): boolean =>
  place.all().some((element) => element.getAttribute('aria-busy') === 'true');

/** Visible, but not to press: not live yet, or busy. */
const isInert = (element: Element): boolean => element.closest('[inert]') !== null;

function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = at.ownerDocument.defaultView?.getComputedStyle(at);
    if (style?.display === 'none') return false;
    if (at === element && style?.visibility === 'hidden') return false;
  }
  return element.isConnected;
}

function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.map((id) => textOf(element.ownerDocument.getElementById(id) ?? element)).join(' ');
}
