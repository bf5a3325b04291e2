/** How long an answer is waited for, in ms. */
const PATIENCE = 10_000;

/** @throws where the site does not answer */
export async function reachSite(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  // The page itself: whatever stands between may keep other files.
  const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  if (status >= 500) throw new Error(`The site answers ${status}`);
}
