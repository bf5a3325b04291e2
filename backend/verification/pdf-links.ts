import { PDFDict, PDFHexString, PDFName, PDFString, type PDFObject } from '@cantoo/pdf-lib';

export const URI = PDFName.of('URI');

/** A scheme at the beginning of an address, where a viewer passes over what is no plain character. */
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** The schemes of addresses that somebody may press. */
const PLAIN_SCHEMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  // As bills name ways to reach their senders.
  'sms',
  'fax',
  'callto',
  'whatsapp',
]);

/** An empty page, as word processors write it for a link without an address; and an address without its scheme. */
const NO_SCHEME = /^(?:about:blank(?:#|$)|(?:[a-z\d-]+\.)+[a-z]{2,}:\d{1,5}(?:[/?#]|$))/i;

/** A computer of the network: pressing it sends the name of who is logged in. */
const NETWORK = /^[/\\]{2}/;

/** Some programs for mail put a file of this computer into the message that it begins. */
const WITH_FILE = /^mailto:.*[?&]attach/i;

/** Whether pressing it leads to an address that is none of the web, mail or phone. */
export function leadsOff(action: PDFDict): boolean {
  const address = action.lookup(URI);
  // A dictionary there is none: it says how all addresses of a document begin.
  return !(address instanceof PDFDict || isPlain(address));
}

/** Whether somebody may press an address. */
export function isPlain(address: PDFObject | undefined): boolean {
  if (address === undefined) return true;
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  const seen = address.decodeText().replaceAll(/[^!-~]/g, '');
  if (NETWORK.test(seen) || WITH_FILE.test(seen)) return false;
  if (NO_SCHEME.test(seen)) return true;
  const [, scheme] = SCHEME.exec(seen) ?? [];
  return scheme === undefined || PLAIN_SCHEMES.has(scheme.toLowerCase());
}
