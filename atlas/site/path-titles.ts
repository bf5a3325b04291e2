import { plain } from '../../machines/engine/words.ts';
import type { AtlasPath } from '../data.ts';

/** Steps that a title tells, unless it takes more to tell a path from the others. */
const TOLD = 3;
/** A title of this length, in characters, tells no further step. */
const ENOUGH = 90;

/**
 * Path id → a title for the path: the happening on it that no other path of its flow has, or fewest have, and its
 * end. An arrow is only before a happening that follows at once. Where other steps lie between, the end is told
 * apart, or it would read as the consequence of an answer that never leads there.
 */
export function titlesOf(paths: readonly AtlasPath[]): ReadonlyMap<string, string> {
  const happens = rarityOf(paths, ({ words, screen }) => `${words} → ${screen}`);
  const shows = rarityOf(paths, ({ screen }) => screen);
  const taken = new Set<string>();
  return new Map(
    paths.map((path) => {
      const steps = path.steps
        .map((step, place) => ({ ...step, place }))
        .slice(1)
        .toSorted(
          (a, b) =>
            (happens.get(`${a.words} → ${a.screen}`) ?? 0) -
              (happens.get(`${b.words} → ${b.screen}`) ?? 0) ||
            (shows.get(a.screen) ?? 0) - (shows.get(b.screen) ?? 0) ||
            a.place - b.place,
        )
        // A repeated happening is told once.
        .filter(({ words }, place, all) => all.findIndex((one) => one.words === words) === place);
      const enough = Math.max(1, countToTell(steps));
      const titles = Array.from({ length: steps.length + 1 }, (_, more) =>
        titleOf(path, steps.slice(0, enough + more)),
      );
      const title = titles.find((one) => !taken.has(one)) ?? `${titles[0]} (${path.id})`;
      taken.add(title);
      return [path.id, title];
    }),
  );
}

/** How many paths have a step with the same value. */
function rarityOf(
  paths: readonly AtlasPath[],
  valueOf: (step: AtlasPath['steps'][number]) => string,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { steps } of paths)
    for (const value of new Set(steps.map(valueOf))) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

/** As many as can be read at a glance. */
function countToTell(steps: readonly { readonly words: string }[]): number {
  let length = 0;
  const place = steps.slice(0, TOLD).findIndex(({ words }) => {
    length += words.length;
    return length > ENOUGH;
  });
  return place === -1 ? TOLD : place;
}

function titleOf(
  { input, policy, steps }: AtlasPath,
  told: readonly { readonly words: string; readonly place: number }[],
): string {
  const begin = [
    ...(input === 'typical' ? [] : [plain(input)]),
    ...(policy === undefined || policy === 'default' ? [] : [`under ${policy}`]),
  ].join(' ');
  const happened = told
    .toSorted((a, b) => a.place - b.place)
    .map(({ words }) => words)
    .join(', then ');
  const end = plain(steps.at(-1)?.screen ?? '');
  const toldLast = Math.max(0, ...told.map(({ place }) => place));
  const what = `${happened || 'starts'}${toldLast === steps.length - 1 ? ' →' : '; ends at'} ${end}`;
  const title = [begin, what].filter((part) => part !== '').join(': ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
