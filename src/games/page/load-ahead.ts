let isAsked = false;

/**
 * Brings the files of the games' client to the browser while the launch is asked for: the page that does so runs
 * nothing, and nobody sees it. The server wrote its address into the page; without it, the game loads them later.
 */
export function loadAhead(): void {
  const { games } = document.documentElement.dataset;
  if (games === undefined || isAsked) return;
  isAsked = true;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // As the game's own frame: its origin has the cache.
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.src = games;
  document.body.append(frame);
}
