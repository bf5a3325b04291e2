/** Games of one question: their ids travel in an address. */
const MOST = 100;

/** Ids of games, each once, in as many parts as there have to be questions. */
export function inQuestions(ids: Iterable<string>): readonly (readonly string[])[] {
  const all = [...new Set(ids)].toSorted();
  return Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) =>
    all.slice(at * MOST, (at + 1) * MOST),
  );
}
