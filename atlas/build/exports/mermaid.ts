import { titled } from '../../../machines/engine/words.ts';
import type {
  ReviewedChart,
  ReviewedState,
  ReviewedTransition,
} from '../../../review/charts/reviewed.ts';

/** The chart as a Mermaid state diagram. @param about lines that name its origin */
export function mermaidOf(
  { title, root, states, transitions }: ReviewedChart,
  about: readonly string[] = [],
): string {
  const nameOf = new Map(states.map(({ id }, index) => [id, `s${index}`]));
  const name = (id: string): string => nameOf.get(id) ?? id;
  const childrenOf = (id: string): ReviewedState[] => states.filter(({ parent }) => parent === id);
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const isParallel = (id: string): boolean => stateOf.get(id)?.kind === 'parallel';
  const isRoot = (id: string): boolean => id === root;
  const isWithin = (id: string | undefined, outer: string): boolean =>
    id !== undefined && (id === outer || isWithin(stateOf.get(id)?.parent, outer));
  // The whole chart is no state of a Mermaid diagram: its own transitions are a note.
  const arrows = transitions.flatMap((edge) =>
    (edge.targets.length === 0 ? [edge.source] : edge.targets)
      .filter((target) => !isRoot(edge.source) && !isRoot(target))
      .map((target) => ({
        ends: [edge.source, target],
        line: `${name(edge.source)} --> ${name(target)} : ${text(labelOf(edge))}`,
      })),
  );
  const regions = states.filter(({ parent }) => parent !== undefined && isParallel(parent));
  /** The innermost region that holds both ends; undefined: they meet outside all regions. */
  const regionOf = ({ ends }: (typeof arrows)[number]): string | undefined =>
    regions.findLast(({ id }) => ends.every((end) => isWithin(end, id)))?.id;
  // Mermaid draws no arrow into a deep state of a region, but from within the region.
  const edges = (region: string | undefined, indent: string): string[] =>
    arrows.filter((arrow) => regionOf(arrow) === region).map(({ line }) => `${indent}${line}`);
  const lines = (id: string, indent: string): string[] => {
    const children = childrenOf(id);
    return children.flatMap((state, index) => [
      ...(isParallel(id) && index > 0 ? [`${indent}--`] : []),
      `${indent}state "${text(titled(state.key))}" as ${name(state.id)}`,
      ...(childrenOf(state.id).length === 0
        ? []
        : [`${indent}state ${name(state.id)} {`, ...lines(state.id, `${indent}  `), `${indent}}`]),
      ...(state.initial ? [`${indent}[*] --> ${name(state.id)}`] : []),
      ...(state.kind === 'final' ? [`${indent}${name(state.id)} --> [*]`] : []),
      ...(isParallel(id) ? edges(state.id, indent) : []),
    ]);
  };
  const anywhere = transitions.filter(({ source }) => isRoot(source));
  const first = states.find(({ parent }) => parent === root);
  const note =
    anywhere.length === 0 || first === undefined
      ? []
      : [
          `  note right of ${name(first.id)}`,
          '    Anywhere:',
          ...anywhere.map((edge) => `    ${text(labelOf(edge))}${targetWords(edge)}`),
          '  end note',
        ];
  // Only people read a comment: nothing in it means something to Mermaid.
  const comments = about.map((line) => `\n  %% ${line}`).join('');
  const head = `---\ntitle: ${text(title)}\n---\nstateDiagram-v2${comments}`;
  // Mermaid draws regions side by side only within a state.
  const body = isParallel(root)
    ? [
        `  state "${text(title)}" as ${name(root)}`,
        `  state ${name(root)} {`,
        ...lines(root, '    '),
        '  }',
      ]
    : lines(root, '  ');
  return `${[head, ...body, ...edges(undefined, '  '), ...note].join('\n')}\n`;
}

const targetWords = ({ targets }: ReviewedTransition): string =>
  targets.length === 0
    ? ''
    : ` → ${targets.map((target) => titled(target.split('.').at(-1) ?? '')).join(', ')}`;

function labelOf({ words, outcomes, guard, facts }: ReviewedTransition): string {
  return [
    [words, outcomes.join(', ')].filter(Boolean).join(' '),
    ...(guard === undefined ? [] : [`[${guard.words}]`]),
    ...facts.map((fact) => `/ ${fact}`),
  ].join(' ');
}

/** Characters that mean something to Mermaid are written as its entities. */
const text = (words: string): string =>
  words.replaceAll(/["#;:<>{}[\]]/g, (character) => `#${character.codePointAt(0)};`);
