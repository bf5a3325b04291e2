import { useEffect, useState } from 'react';
import type { ApprovalRequest } from '../../review/approvals/request.ts';
import {
  SIGNING_HASH,
  SIGNING_PATH,
  type Signatory,
  type Signed,
  type SigningAnswer,
  type SigningState,
} from '../../review/approvals/signing.ts';

/** The key of this tab: other pages of this machine, on other ports, have a storage of their own. */
const KEY = 'atlas-signing';

// A page from a disk has no server to sign.
const isServed = globalThis.location.protocol !== 'file:';

/** Keeps the token of a link that `npm start` printed, and takes it out of the address. */
function keepToken(): void {
  const { hash, pathname, search } = globalThis.location;
  if (!isServed || !hash.startsWith(SIGNING_HASH)) return;
  history.replaceState(history.state, '', `${pathname}${search}`);
  try {
    sessionStorage.setItem(KEY, hash.slice(SIGNING_HASH.length));
  } catch {
    // Without a storage nothing is signed from a page: the file and the command are left.
  }
}

/** Lets this tab sign, where the link that leads to it says so; at once, and when such a link is pasted into it. */
export function acceptSigningLink(): void {
  keepToken();
  globalThis.addEventListener('hashchange', keepToken);
}

function heldToken(): string | undefined {
  try {
    return (isServed && sessionStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
}

const asking = (token: string): { readonly authorization: string } => ({
  authorization: `Bearer ${token}`,
});

/** The owner of the key with which this tab can sign; undefined while that is unknown, and where it cannot. */
export function useSignatory(): Signatory | undefined {
  const [signatory, setSignatory] = useState<Signatory>();
  useEffect(() => {
    const token = heldToken();
    if (token === undefined) return undefined;
    const ended = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch(SIGNING_PATH, { headers: asking(token), signal: ended.signal });
      if (answer.ok) {
        const { by, signed } = (await answer.json()) as SigningState;
        signedSince = new Map(signed.map((one) => [one.fingerprint, one]));
        setSignatory(by);
      }
      // The server was started anew, and its link has another token.
      else if (answer.status === 403) sessionStorage.removeItem(KEY);
    };
    ask().catch(() => {});
    return () => ended.abort();
  }, []);
  return signatory;
}

const UNKNOWN: SigningAnswer = {
  refused: {
    why: 'The server did not answer, so this page does not know whether it was signed: atlas/approvals tells.',
    obstacles: [],
  },
};

/** The signatures since the server started: the page was built without them. */
let signedSince = new Map<string, Signed>();

export const signedHere = (fingerprint: string): Signed | undefined => signedSince.get(fingerprint);

/** Asks the server to sign the subject of a page. */
export async function signHere(request: ApprovalRequest): Promise<SigningAnswer> {
  try {
    const answer = await fetch(SIGNING_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asking(heldToken() ?? '') },
      body: JSON.stringify(request),
    });
    const told = (await answer.json()) as SigningAnswer;
    if ('signed' in told) signedSince.set(told.signed.fingerprint, told.signed);
    return told;
  } catch {
    return UNKNOWN;
  }
}
