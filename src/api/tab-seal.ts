import { tabStorage } from './safe-storage.ts';

/** The id and the key of this tab alone. */
const ENTRY = 'documentSeal';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;

export interface TabSeal {
  /** Tells this tab's sealed values from those of others. */
  readonly tab: string;
  /** @throws where the browser has no cryptography */
  readonly seal: (bytes: BufferSource, about: string) => Promise<ArrayBuffer>;
  /** @throws for a value that another tab sealed, that is about something else, or that was changed */
  readonly open: (sealed: ArrayBuffer, about: string) => Promise<ArrayBuffer>;
}

/**
 * Seals by AES-256-GCM what this tab keeps on the device. The key stands in the tab's own storage, apart from the
 * sealed values: a reload finds it again. It is gone with the tab, and then nobody can open what is left on the
 * device.
 *
 * @returns undefined where this tab remembers nothing across a reload
 */
export function tabSeal(): TabSeal | undefined {
  let held = tabStorage.get(ENTRY);
  if (held === undefined) {
    const made = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))));
    held = `${crypto.randomUUID()} ${made}`;
    if (!tabStorage.set(ENTRY, held)) {
      tabStorage.remove(ENTRY);
      return undefined;
    }
  }
  const [tab = '', key = ''] = held.split(' ');
  const imported = crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(key), (character) => character.charCodeAt(0)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );
  const waysOf = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(about),
  });
  return {
    tab,
    async seal(bytes, about) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(waysOf(nonce, about), await imported, bytes);
      const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength);
      whole.set(nonce);
      whole.set(new Uint8Array(sealed), NONCE_BYTES);
      return whole.buffer;
    },
    async open(sealed, about) {
      const nonce = new Uint8Array(sealed.slice(0, NONCE_BYTES));
      return crypto.subtle.decrypt(waysOf(nonce, about), await imported, sealed.slice(NONCE_BYTES));
    },
  };
}

/** Nobody can open any more what this tab has sealed. */
export function breakSeal(): void {
  tabStorage.remove(ENTRY);
}
