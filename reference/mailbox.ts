import { INVISIBLE, narrow } from './plain.ts';

/** What an address is copied with, in the order in which it is taken away. */
const COPIED: readonly (readonly [form: RegExp, address: string])[] = [
  // `Aino <a@b.c>;` and `Aino [mailto:a@b.c]` of programs for mail. Of two addresses neither is chosen.
  [/^[^<>]*<(?<address>[^<>]+)>[\s,;]*$/, '$<address>'],
  [/^[^[\]]*\[mailto:(?<address>[^[\]]+)\]$/i, '$<address>'],
  // `[a@b.c](mailto:a@b.c)`, and a name behind it in brackets.
  [/(?<=.)\s*\([^()]*\)$/, ''],
  [/^(?<link>mailto:[^?]*)\?.*$/i, '$<link>'],
  // `mailto:`, `E-mail:`.
  [/^\p{L}[\p{L}-]*\s*:\s*/u, ''],
  [/^["'“”„«‘](?<address>.*)["'”“»’]$/, '$<address>'],
  [
    /^(?:\((?<round>.*)\)|\[(?<square>.*)\]|\{(?<curly>.*)\}|(?<mark>[*_`])(?<marked>.*)\k<mark>)$/,
    '$<round>$<square>$<curly>$<marked>',
  ],
  [/^[\s<]+|[\s>,;.:!?]+$/g, ''],
];

/** The address in a text that was typed or copied, as it is written there but in plain characters. */
export const addressIn = (typed: string): string =>
  COPIED.reduce(
    (text, [form, address]) => text.replace(form, address),
    narrow(typed.replaceAll(INVISIBLE, '')).trim(),
  );

/** What would be no part of a host's name in a URL. */
const NO_HOST = /[\s/?#:\\@[\]%]/;

/**
 * The one form of an e-mail address in which it is stored and compared: in small letters, without what is copied
 * along, its accents in one character each, its domain in ASCII.
 * Some browsers send `pääkkö.example` as `xn--pkk-qlaa4i.example`, others as it was typed: both are one mailbox.
 */
export function mailboxOf(typed: string): string {
  const address = addressIn(typed).toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || /^[ -~]*$/.test(domain) || NO_HOST.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
