import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { DENSITIES, type Density } from './content.ts';
import type { PlacelessBox, PlacelessSheet, PlacelessStack } from './sheet.ts';

/** Settings of one attempt. */
export interface Attempt {
  /** Whether states move up to where there is room for them, whatever their layer. */
  readonly compact: boolean;
  readonly density: Density;
  readonly direction: 'RIGHT' | 'DOWN';
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
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.labelNode': '4',
  'elk.spacing.nodeSelfLoop': '10',
  'elk.spacing.componentComponent': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

const TIGHT: Readonly<Record<string, string>> = {
  'elk.spacing.nodeNode': '10',
  'elk.spacing.edgeNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
};

/** A sheet as ELK takes it. The way of success is kept straight, and short. */
export function elkGraphOf(
  sheet: PlacelessSheet,
  { direction, density, compact }: Attempt,
): ElkNode {
  const { root, boxes, stacks, wires } = sheet;
  const all = {
    ...COMMON,
    'elk.direction': direction,
    ...(DENSITIES[density].across ? TIGHT : {}),
    ...(compact ? { 'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH' } : {}),
  };
  const insideOf = (id: string): ElkNode[] =>
    inOrder(sheet, [
      ...boxes.filter(({ parent }) => parent === id),
      ...stacks.filter(({ parent }) => parent === id),
    ]).map((one) =>
      'frame' in one && one.frame
        ? frameNode(one)
        : { id: one.id, width: one.width, height: one.height },
    );
  const frameNode = (box: PlacelessBox): ElkNode => {
    const size = [box.width, box.height + 20];
    return {
      id: box.id,
      layoutOptions: {
        ...all,
        'elk.padding': `[top=${box.height + 8},left=10,bottom=10,right=10]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // ELK turns a drawing that goes down, but not this.
        'elk.nodeSize.minimum': `(${(direction === 'DOWN' ? size.toReversed() : size).join()})`,
      },
      children: insideOf(box.id),
    };
  };
  return {
    id: '·',
    layoutOptions: { ...all, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
    children: boxes
      .filter(({ id }) => id === root)
      .map((box) =>
        box.frame ? frameNode(box) : { id: box.id, width: box.width, height: box.height },
      ),
    edges: [
      ...wires.map(({ id, source, target, main, back, rows, width, height }) => ({
        id,
        layoutOptions: {
          'elk.layered.priority.direction': main ? '10' : '1',
          'elk.layered.priority.shortness': main ? '10' : '1',
          'elk.layered.priority.straightness': main ? '20' : '1',
        },
        // A line that closes a circle is laid out backwards: ELK then has no circle to break.
        sources: [back ? target : source],
        targets: [back ? source : target],
        labels:
          rows.length === 0
            ? []
            : [
                {
                  id: `${id} label`,
                  text: ' ',
                  width,
                  height,
                  layoutOptions: {
                    'elk.edgeLabels.inline': 'true',
                    'elk.edgeLabels.placement': 'CENTER',
                  },
                },
              ],
      })),
      ...aside(sheet),
    ],
  };
}

/** Invisible lines to the states without any: they go below the largest part beside them, where room is left. */
function aside({
  root,
  boxes,
  stacks,
  wires,
}: PlacelessSheet): { id: string; sources: string[]; targets: string[] }[] {
  const ends = new Set(wires.flatMap(({ source, target }) => [source, target]));
  return boxes.flatMap((box) => {
    if (box.id === root || box.frame || box.folded || ends.has(box.id)) return [];
    const [largest] = [...stacks, ...boxes.filter(({ frame, id }) => !frame && ends.has(id))]
      .filter(({ parent }) => parent === box.parent)
      .toSorted((a, b) => b.height - a.height);
    return largest === undefined
      ? []
      : [{ id: `${box.id} aside`, sources: [largest.id], targets: [box.id] }];
  });
}

/** The way of success first: the order decides where ELK is free. */
const inOrder = (
  { main }: PlacelessSheet,
  all: readonly (PlacelessBox | PlacelessStack)[],
): readonly (PlacelessBox | PlacelessStack)[] => {
  const rank = (id: string): number => {
    const at = main.findIndex((one) => one === id || one.startsWith(`${id}.`));
    return at < 0 ? main.length : at;
  };
  return all.toSorted((a, b) => rank(a.id) - rank(b.id));
};
