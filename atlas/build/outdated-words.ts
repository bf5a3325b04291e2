import { plain } from '../../machines/engine/words.ts';
import type { Mismatch } from '../../machines/engine/fixture.ts';
import type { AtlasTransition } from '../data.ts';

/** The difference between the chart and a path, in a sentence. */
export function outdatedInWords(
  { what, expected, seen }: Mismatch,
  transitions: readonly Pick<AtlasTransition, 'id' | 'words'>[],
): string {
  if (what === 'execution') return `it was expected that ${expected}, and it cannot.`;
  const [planned, is] = [expected, seen].map((text) =>
    inWords(what, JSON.parse(text), transitions),
  );
  switch (what) {
    case 'screen':
      return `shows ${is}, and was planned to show ${planned}.`;
    case 'value':
      return `comes to ${is}, and was planned to come to ${planned}.`;
    case 'transitions':
      return `takes ${is}, and was planned to take ${planned}.`;
    case 'facts':
      return `announces ${is}, and was planned to announce ${planned}.`;
    case 'calls':
      return `asks ${is}, and was planned to ask ${planned}.`;
    case 'told':
      return `tells ${is}, and was planned to tell ${planned}.`;
    case 'context':
      return `remembers ${is}, and was planned to remember ${planned}.`;
  }
}

function inWords(
  what: Exclude<Mismatch['what'], 'execution'>,
  value: unknown,
  transitions: readonly Pick<AtlasTransition, 'id' | 'words'>[],
): string {
  if (what === 'context')
    return listed(Object.entries(value as object).map(([field, is]) => `${plain(field)}: ${is}`));
  if (what === 'value') return statesIn(value);
  const names = (Array.isArray(value) ? value : [value]) as readonly string[];
  return listed(names.map((name) => `“${nameInWords(what, name, transitions)}”`));
}

function nameInWords(
  what: Exclude<Mismatch['what'], 'execution'>,
  name: string,
  transitions: readonly Pick<AtlasTransition, 'id' | 'words'>[],
): string {
  if (what === 'transitions')
    return transitions.find(({ id }) => id === name)?.words ?? `${name}, which is no more`;
  if (what === 'screen') return plain(name);
  // The receiver, where somebody is told, and the message; then a digest of its payload.
  const parts = name.split(' ').slice(0, what === 'told' ? 2 : 1);
  return plain(parts.join(' '));
}

/** The innermost active states. */
function statesIn(value: unknown): string {
  if (typeof value === 'string') return `“${plain(value)}”`;
  return listed(
    Object.entries(value as object).map(([state, inner]) =>
      typeof inner === 'object' && Object.keys(inner as object).length === 0
        ? `“${plain(state)}”`
        : statesIn(inner),
    ),
  );
}

const listed = (parts: readonly string[]): string =>
  parts.length === 0 ? 'nothing' : parts.join(', ');
