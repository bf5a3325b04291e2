import { tabStorage } from '../../api/safe-storage.ts';
import { tabSeal } from '../../api/tab-seal.ts';

/** Session storage key. Its value is sealed: it holds a person's home and number. */
const DRAFT = 'signUpDraft';

/** The current draft, and until when it was sealed: nothing that was forgotten meanwhile may come back. */
let held: string | undefined;
let turn = 0;

const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer;

/** Another page of this tab may have taken it away. */
export function heldDraft(): string | undefined {
  if (tabStorage.get(DRAFT) === undefined) held = undefined;
  return held;
}

/** Keeps it for this page at once, and for the next one of this tab as soon as it is sealed. */
export function holdDraft(text: string): void {
  held = text;
  turn += 1;
  const mine = turn;
  if (tabStorage.get(DRAFT) === undefined) tabStorage.set(DRAFT, '');
  void sealed(text).then(
    (entry) => {
      if (mine === turn) tabStorage.set(DRAFT, entry);
    },
    // Without cryptography it lives as long as the page.
    () => undefined,
  );
}

async function sealed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const seal = tabSeal();
  return seal === undefined ? '' : toBase64(await seal.seal(bytes, DRAFT));
}

/** A player, or somebody who has given up, needs it no more; the next person in this tab is somebody else. */
export function forgetDraft(): void {
  held = undefined;
  turn += 1;
  tabStorage.remove(DRAFT);
}

/** Whether there is none, or it is open already. */
export const isDraftOpen = (): boolean => tabStorage.get(DRAFT) === undefined || held !== undefined;

/** Opens the draft that an earlier page has left in this tab; one that cannot be opened is removed. */
export async function openDraft(): Promise<void> {
  const entry = tabStorage.get(DRAFT);
  if (entry === undefined || held !== undefined) return;
  const began = turn;
  try {
    const bytes = await tabSeal()?.open(fromBase64(entry), DRAFT);
    if (began === turn) held = new TextDecoder().decode(bytes);
  } catch {
    if (began === turn) forgetDraft();
  }
}
