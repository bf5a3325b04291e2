import { plain } from '../../machines/chart/words.ts';
import type { AtlasPath } from '../data.ts';

/** Screens that a title names between its first and its last. */
const BETWEEN = 2;

/**
 * Path id → a title that tells it from the others of its flow: how it starts, the screens that
 * fewest other paths come to, where it ends; where that is not enough, what else it alone meets.
 */
export function titlesOf(paths: readonly AtlasPath[]): ReadonlyMap<string, string> {
  const rarity = rarityOf(paths, ({ screen }) => screen);
  const chains = paths.map((path) => ({ path, title: chainOf(path, rarity) }));
  const happenings = rarityOf(paths, ({ words }) => words);
  return new Map(
    chains.map(({ path, title }) => {
      const alone = chains.filter((other) => other.title === title).length === 1;
      const telling = path.steps
        .slice(1)
        .map(({ words }) => words)
        .toSorted((a, b) => (happenings.get(a) ?? 0) - (happenings.get(b) ?? 0))[0];
      return [path.id, alone || telling === undefined ? title : `${title}: ${telling}`];
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

function chainOf({ input, policy, steps }: AtlasPath, rarity: ReadonlyMap<string, number>): string {
  const first = steps[0]?.screen ?? '';
  const last = steps.at(-1)?.screen ?? '';
  const between = [...new Set(steps.map(({ screen }) => screen))].filter(
    (screen) => screen !== first && screen !== last,
  );
  const telling = new Set(
    between.toSorted((a, b) => (rarity.get(a) ?? 0) - (rarity.get(b) ?? 0)).slice(0, BETWEEN),
  );
  const chain = [first];
  for (const screen of between) {
    if (telling.has(screen)) chain.push(screen);
    else if (chain.at(-1) !== '…') chain.push('…');
  }
  if (last !== first || between.length > 0) chain.push(last);
  const begin = [
    ...(input === 'typical' ? [] : [plain(input)]),
    ...(policy === undefined || policy === 'default' ? [] : [`under ${policy}`]),
  ].join(' ');
  const words = chain.map(plain).join(' → ');
  const title = begin === '' ? words : `${begin}: ${words}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
