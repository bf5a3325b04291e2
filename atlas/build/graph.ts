import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { titled } from '../../machines/chart/words.ts';
import type { ReviewedState, ReviewedTransition } from '../../replay/charts/reviewed.ts';
import type { LabelRow, TextLine } from '../layout.ts';
import { PADDING, rowsOf, stateContent, wordsOf } from './content.ts';

/** A state with its texts set, before it has a place. */
export interface PlacelessBox {
  readonly id: string;
  readonly parent: string | undefined;
  readonly lines: readonly TextLine[];
  readonly stays: readonly LabelRow[];
  readonly frame: boolean;
  readonly width: number;
  readonly height: number;
}

export interface PlacelessWire {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly kind: 'transitions' | 'initial';
  readonly rows: readonly LabelRow[];
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly boxes: readonly PlacelessBox[];
  readonly wires: readonly PlacelessWire[];
}

/** The id of the dot from which a frame's initial line starts. */
const dotOf = (frame: string): string => `${frame} •`;
const DOT = 10;

/** Sets the texts of a chart. Transitions between the same two states share a line. */
export function drawingOf(
  title: string,
  states: readonly ReviewedState[],
  transitions: readonly ReviewedTransition[],
): Drawing {
  const words = (transition: ReviewedTransition) =>
    wordsOf(
      transition,
      transitions,
      states.find(({ id }) => id === transition.source) as ReviewedState,
    );
  const boxes = states.map((state): PlacelessBox => {
    const frame = states.some(({ parent }) => parent === state.id);
    const text = stateContent(state, state.parent === undefined ? title : titled(state.key), frame);
    const stays = rowsOf(
      transitions.filter(({ source, targets }) => source === state.id && targets.length === 0),
      words,
      { x: PADDING.x, y: text.height + PADDING.y + 4 },
    );
    const staying = stays.rows.length === 0 ? 0 : stays.height + 4;
    return {
      id: state.id,
      parent: state.parent,
      lines: text.lines,
      stays: stays.rows,
      frame,
      width: Math.max(text.width + 2 * PADDING.x, stays.rows.length === 0 ? 0 : stays.width, 72),
      height: text.height + 2 * PADDING.y + staying,
    };
  });
  const moves = Map.groupBy(
    transitions.flatMap((transition) =>
      transition.targets.map((target) => ({ transition, target })),
    ),
    ({ transition, target }) => `${transition.source} → ${target}`,
  );
  const wires = [...moves].map(([id, group]): PlacelessWire => {
    const [{ transition, target }] = group as [(typeof group)[number]];
    const label = rowsOf(
      group.map((one) => one.transition),
      words,
      { x: 6, y: 0 },
    );
    return { id, source: transition.source, target, kind: 'transitions', ...label };
  });
  const initial = states.flatMap((state): PlacelessWire[] =>
    state.initial && state.parent !== undefined
      ? [
          {
            id: dotOf(state.parent),
            source: dotOf(state.parent),
            target: state.id,
            kind: 'initial',
            rows: [],
            width: 0,
            height: 0,
          },
        ]
      : [],
  );
  return { boxes, wires: [...initial, ...wires] };
}

/** Settings of one attempt. */
export interface Attempt {
  readonly direction: 'RIGHT' | 'DOWN';
  readonly options: Readonly<Record<string, string>>;
}

const COMMON: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.unnecessaryBendpoints': 'true',
  'elk.layered.mergeEdges': 'false',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.spacing.componentComponent': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** A label stands in the middle of its line; a loop has no middle that ELK would keep free. */
const labelOptions = (loop: boolean): Record<string, string> => ({
  'elk.edgeLabels.inline': `${!loop}`,
  'elk.edgeLabels.placement': 'CENTER',
});

/** The drawing as ELK takes it. */
export function elkGraphOf({ boxes, wires }: Drawing, { direction, options }: Attempt): ElkNode {
  const all = { ...COMMON, 'elk.direction': direction, ...options };
  const nodeOf = (box: PlacelessBox): ElkNode => {
    const children = boxes.filter(({ parent }) => parent === box.id).map(nodeOf);
    if (!box.frame) return { id: box.id, width: box.width, height: box.height };
    const begins = wires.some(({ source }) => source === dotOf(box.id));
    return {
      id: box.id,
      layoutOptions: {
        ...all,
        'elk.padding': `[top=${box.height + 10},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${box.width + 8},${box.height + 24})`,
      },
      children: [...(begins ? [{ id: dotOf(box.id), width: DOT, height: DOT }] : []), ...children],
    };
  };
  return {
    id: '·',
    layoutOptions: { ...all, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
    children: boxes.filter(({ parent }) => parent === undefined).map(nodeOf),
    edges: wires.map(({ id, source, target, kind, rows, width, height }) => ({
      id,
      // Where a frame begins stands at its begin.
      layoutOptions: { 'elk.layered.priority.direction': kind === 'initial' ? '10' : '0' },
      sources: [source],
      targets: [target],
      labels:
        rows.length === 0
          ? []
          : [
              {
                id: `${id} label`,
                text: ' ',
                width,
                height,
                layoutOptions: labelOptions(source === target),
              },
            ],
    })),
  };
}
