import Elk from 'elkjs/lib/elk.bundled.js';
import { moved, PAGE, type Box, type Layout, type Sheet } from '../layout.ts';
import { Nesting, type Charted } from './chart.ts';
import { crossedPairs, figuresOf, lengthOf, stretchOf } from './figures.ts';
import { problemsOf } from './geometry.ts';
import { DENSITIES, type Density } from './content.ts';
import { elkGraphOf, type Attempt } from './graph.ts';
import { placedOf, round, type Placed } from './placed.ts';
import { sheetOf, type PlacelessSheet } from './sheet.ts';

const DIRECTIONS = ['DOWN', 'RIGHT'] as const;

/** The aims of a drawing. */
const AIM = { stretch: 1.6, crossings: 0.1, longest: PAGE.width } as const;

/** Fewer lines do not help a sheet that is too large by this factor. */
const HOPELESS = 1.3;

/** A state whose inside would need so much more room than there is, is not tried unfolded. */
const CROWDED = 1.4;

/**
 * Gives every state and label its place. The sheet that opens fits the smallest window; states whose inside does
 * not fit there are folded, and have a sheet of their own that fits it, too. The same chart always gets the same
 * places.
 * @throws when something overlaps
 */
export async function place(charted: Charted): Promise<Layout> {
  const nesting = new Nesting(charted.states);
  const elk = new Elk();
  const placer = new Placer(charted, nesting, elk);
  const main = await placer.sheet(nesting.root);
  const folds: { id: string; within: string | undefined; sheet: Placed }[] = [];
  const open = async (sheet: Placed, within: string | undefined): Promise<void> => {
    for (const { id, folded } of sheet.boxes) {
      if (!folded) continue;
      const inside = await placer.sheet(id);
      folds.push({ id, within, sheet: inside });
      await open(inside, id);
    }
  };
  await open(main, undefined);
  const width = Math.max(main.width, ...folds.map(({ sheet }) => sheet.width));
  const height = Math.max(main.height, ...folds.map(({ sheet }) => sheet.height));
  const centred = moved(main, round((width - main.width) / 2), round((height - main.height) / 2));
  const placed = new Map<string | undefined, Sheet>([[undefined, centred]]);
  return {
    width,
    height,
    ...centred,
    folds: folds.map(({ id, within, sheet }) => {
      const closed = placed.get(within)?.boxes.find((box) => box.id === id && box.folded) as Box;
      const x = beside(closed.x + closed.width / 2, sheet.width, width);
      const y = beside(closed.y + closed.height / 2, sheet.height, height);
      const there = moved(sheet, x, y);
      placed.set(id, there);
      return { id, within, area: { x, y, width: sheet.width, height: sheet.height }, ...there };
    }),
  };
}

/** Around a point, as far as there is room. */
const beside = (middle: number, length: number, room: number): number =>
  round(Math.min(Math.max(middle - length / 2, 0), room - length));

/** Lays out sheets of a chart. */
class Placer {
  private readonly charted: Charted;
  private readonly nesting: Nesting;
  private readonly elk: InstanceType<typeof Elk>;
  private readonly sheets = new Map<string, Promise<Placed>>();

  constructor(charted: Charted, nesting: Nesting, elk: InstanceType<typeof Elk>) {
    this.charted = charted;
    this.nesting = nesting;
    this.elk = elk;
  }

  /** A sheet with as much unfolded as there is room for. */
  sheet(root: string): Promise<Placed> {
    const known = this.sheets.get(root) ?? this.unfolded(root);
    this.sheets.set(root, known);
    return known;
  }

  private async unfolded(root: string): Promise<Placed> {
    let frames: ReadonlySet<string> = new Set([root]);
    let best = await this.best(frames);
    const waiting = best.sheet.boxes.filter(({ folded }) => folded).map(({ id }) => id);
    while (waiting.length > 0) {
      const next = waiting.shift() as string;
      const inside = await this.sheet(next);
      const needed = inside.width * inside.height + best.sheet.width * best.sheet.height;
      if (needed > CROWDED * PAGE.width * PAGE.height) continue;
      const more = new Set([...frames, next]);
      const found = await this.best(more);
      if (found.excess > 1) continue;
      best = found;
      frames = more;
      waiting.push(
        ...this.nesting
          .childrenOf(next)
          .map(({ id }) => id)
          .filter((id) => this.nesting.isFrame(id)),
      );
    }
    return best.sheet;
  }

  /** The clearest of the layouts that fit and say the most; else the one that nearly fits. */
  private async best(frames: ReadonlySet<string>): Promise<Attempted> {
    let nearest: Attempted | undefined;
    for (const density of Object.keys(DENSITIES) as Density[]) {
      for (const one of await this.attempts(frames, density)) {
        if (
          nearest === undefined ||
          one.excess < nearest.excess ||
          (one.excess === nearest.excess && one.score < nearest.score)
        )
          nearest = one;
      }
      if (nearest?.excess === 1) return nearest;
    }
    if (nearest === undefined)
      throw new Error(`${[...frames].join(', ')}: something overlaps in every attempt`);
    return nearest;
  }

  private async attempts(
    frames: ReadonlySet<string>,
    density: Density,
  ): Promise<readonly Attempted[]> {
    const all: Attempted[] = [];
    for (const direction of DIRECTIONS) {
      const jumps = new Set<string>();
      for (;;) {
        const drawing = sheetOf(this.charted, this.nesting, frames, jumps, density);
        const sheet = await this.laidOut(drawing, { direction, density, compact: true });
        const found = problemsOf(sheet, drawing.nesting);
        const { stretch, crossings, longest } = figuresOf(sheet);
        const excess = Math.max(
          1,
          sheet.width / PAGE.width,
          sheet.height / PAGE.height,
          stretch / AIM.stretch,
          crossings / AIM.crossings,
          longest / AIM.longest,
        );
        const score =
          jumps.size * 60 + (sheet.width * sheet.height) / 3000 + crossings * 100 + stretch * 50;
        if (found.length === 0) all.push({ sheet, excess, score });
        if (excess === 1 && found.length === 0) break;
        // Fewer lines never make it shorter than it must become.
        if (sheet.width / PAGE.width > HOPELESS || sheet.height / PAGE.height > HOPELESS) break;
        const worst = worstOf(drawing, sheet);
        if (worst.length === 0) break;
        for (const one of worst) jumps.add(one);
      }
    }
    return all;
  }

  private async laidOut(drawing: PlacelessSheet, attempt: Attempt): Promise<Placed> {
    try {
      return placedOf(drawing, await this.elk.layout(elkGraphOf(drawing, attempt)));
    } catch (error) {
      // ELK cannot always make a nested drawing compact.
      if (!attempt.compact) throw error;
      return placedOf(
        drawing,
        await this.elk.layout(elkGraphOf(drawing, { ...attempt, compact: false })),
      );
    }
  }
}

interface Attempted {
  readonly sheet: Placed;
  /** The factor by which it misses its aims at worst; 1 where it does not. */
  readonly excess: number;
  /** The score among those that miss nothing: the least is the clearest. */
  readonly score: number;
}

/** The line without which a sheet is the clearest, of those that are not the only way to a state; its ends. */
function worstOf(drawing: PlacelessSheet, { wires }: Sheet): readonly string[] {
  const crossed = crossedPairs(wires).flat();
  const firsts = firstWays(drawing);
  const candidates = wires.flatMap((wire, index) => {
    const { id, source, target } = drawing.wires[index] as PlacelessSheet['wires'][number];
    if (wire.main || firsts.has(id)) return [];
    const cost =
      crossed.filter((one) => one === index).length * 3 +
      stretchOf(wire) +
      lengthOf(wire.points) / 200;
    const members = (end: string): readonly string[] =>
      drawing.stacks.find((stack) => stack.id === end)?.members.map((box) => box.id) ?? [end];
    return [
      {
        cost,
        ends: members(source).flatMap((from) => members(target).map((to) => `${from} → ${to}`)),
      },
    ];
  });
  return candidates.toSorted((a, b) => b.cost - a.cost)[0]?.ends ?? [];
}

/** The first line that reaches each state: it is always drawn. */
function firstWays({ wires, main }: PlacelessSheet): ReadonlySet<string> {
  const firsts = new Map<string, string>();
  const queue = [...main];
  const seen = new Set(queue);
  for (const { id, target, main: onMain } of wires) if (onMain) firsts.set(target, id);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const { id, source, target } of wires) {
      if (source !== at && !at.startsWith(`${source}.`)) continue;
      if (!firsts.has(target) && !seen.has(target)) firsts.set(target, id);
      if (!seen.has(target)) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return new Set(firsts.values());
}
