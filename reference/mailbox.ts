import { INVISIBLE, narrow } from './plain.ts';

/** What stands around an address that was copied with it: `mailto:…`, `<…>`, `…;`. */
const AROUND = /^(?:mailto:|[\s<])+|[\s>,;]+$/gi;

/** What would be no part of a host's name in a URL. */
const NO_HOST = /[\s/?#:\\@[\]%]/;

/**
 * The one form of an e-mail address in which it is stored and compared: in small letters, without what is copied
 * along, its accents in one character each, its domain in ASCII.
 * Some browsers send `pääkkö.example` as `xn--pkk-qlaa4i.example`, others as it was typed: both are one mailbox.
 */
export function mailboxOf(typed: string): string {
  const address = narrow(typed.replaceAll(INVISIBLE, ''))
    .replaceAll(AROUND, '')
    .toLowerCase()
    .normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || /^[ -~]*$/.test(domain) || NO_HOST.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
