/** LAYOUT-04, CONST-12. */
export const RESIZE_SETTLE_MS = 350;

/**
 * Keeps the inner height of the window in the style variable `--app-height`, in px, 350 ms after the last resize:
 * on phones 100vh lies under the browser's bars.
 * @returns stops it
 */
export function trackAppHeight(view: Window): () => void {
  let timer: number | undefined;
  const store = () => {
    view.document.documentElement.style.setProperty('--app-height', `${view.innerHeight}px`);
  };
  const resized = () => {
    view.clearTimeout(timer);
    timer = view.setTimeout(store, RESIZE_SETTLE_MS);
  };
  // Not at once: it lays out the whole page while the scripts take it over.
  resized();
  view.addEventListener('resize', resized);
  return () => {
    view.clearTimeout(timer);
    view.removeEventListener('resize', resized);
  };
}
