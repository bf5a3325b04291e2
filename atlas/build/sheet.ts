import { titled } from '../../machines/engine/words.ts';
import type { LabelRow, TextLine } from '../layout.ts';
import type { Charted, Nesting } from './chart.ts';
import {
  PADDING,
  rowsAcross,
  rowsOf,
  stateContent,
  wordsOf,
  DENSITIES,
  type Density,
  type RowText,
} from './content.ts';
import { gather, tellerOf } from './said.ts';
import { leavesFor } from './main-way.ts';
import { stackedIn } from './stacks.ts';
import { waysOf, type Told, type Way, type Ways } from './ways.ts';

/** A state with its texts set, before it has a place. */
export interface PlacelessBox {
  readonly id: string;
  readonly parent: string | undefined;
  readonly lines: readonly TextLine[];
  readonly rows: readonly LabelRow[];
  readonly frame: boolean;
  readonly folded: boolean;
  readonly width: number;
  readonly height: number;
}

/** Siblings with the same ways in and out, under each other. */
export interface PlacelessStack {
  readonly id: string;
  readonly parent: string | undefined;
  readonly members: readonly PlacelessBox[];
  readonly width: number;
  readonly height: number;
}

export interface PlacelessWire {
  /** Names the two ends. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly string[];
  readonly main: boolean;
  /** Whether it leads back to the common origin of everything before it. */
  readonly back: boolean;
  readonly rows: readonly LabelRow[];
  readonly width: number;
  readonly height: number;
}

/** The contents of one sheet, with its texts set. */
export interface PlacelessSheet {
  readonly root: string;
  readonly boxes: readonly PlacelessBox[];
  readonly stacks: readonly PlacelessStack[];
  readonly wires: readonly PlacelessWire[];
  readonly main: readonly string[];
  readonly nesting: { readonly boxes: readonly PlacelessBox[] };
}

/** Widest texts, in px. */
const HEAD = { own: 740, nested: 440 } as const;
const ANSWER = 196;

/** @param told ends of lines that words tell instead */
export function sheetOf(
  charted: Charted,
  nesting: Nesting,
  frames: ReadonlySet<string>,
  jumps: ReadonlySet<string>,
  density: Density,
): PlacelessSheet {
  const all = waysOf(charted, nesting, frames);
  const ends = ({ from, to }: Way): string => `${from} → ${to}`;
  const ways: Ways = {
    ...all,
    ways: all.ways.filter((way) => !jumps.has(ends(way))),
    told: [
      ...all.told,
      ...all.ways
        .filter((way) => jumps.has(ends(way)))
        .map(({ transition, from, target, hidden }): Told => ({
          transition,
          at: from,
          target,
          back: false,
          hidden,
        })),
    ],
  };
  const nameOf = (id: string): string =>
    nesting.state(id).parent === undefined ? charted.title : titled(nesting.state(id).key);
  const textOf = (transition: Way['transition'], leads: string | undefined): RowText => ({
    transitions: [transition],
    ...wordsOf(transition, charted.transitions, nesting.state(transition.source), density),
    ...(leads === undefined ? {} : { leads }),
  });
  const toldRows = tellerOf(
    ways,
    charted,
    nesting,
    ({ transition, back }, target) => ({
      ...textOf(transition, target === undefined ? undefined : nameOf(target)),
      ...(back ? { icon: 'back' as const } : {}),
    }),
    density,
  );
  const stacked = new Set<string>();
  /** In a dense drawing: the transitions out of a state along its lines. */
  const outRows = (at: string): readonly RowText[] => {
    if (!DENSITIES[density].inBox) return [];
    const out = ways.ways.filter(({ from, to }) => from === at && !stacked.has(to));
    const ends = new Set(out.map(({ to }) => to));
    return gather(
      out.map(({ transition, to, target, hidden }) => ({
        hidden,
        text: textOf(transition, ends.size > 1 || target !== to ? nameOf(target) : undefined),
      })),
      density,
    );
  };
  const wayRows = (group: readonly Way[]): readonly RowText[] =>
    gather(
      group.map(({ transition, to, target, hidden }) => ({
        hidden,
        text: textOf(transition, target === to ? undefined : nameOf(target)),
      })),
      // In a stack each answer is a row of its own.
      DENSITIES[density].inBox ? 'terse' : density,
    );

  const groups = stackedIn(ways);
  const stackOf = new Map(groups.flatMap((group) => group.map((id) => [id, group[0] as string])));
  for (const id of stackOf.keys()) stacked.add(id);
  const stacks = groups.map((group): PlacelessStack => {
    const answersOf = (id: string): readonly RowText[] =>
      wayRows(ways.ways.filter(({ to }) => to === id)).map(withoutAnswers);
    const leads = new Set(ways.ways.filter(({ from }) => from === group[0]).map(({ to }) => to));
    const outOf = (id: string): readonly RowText[] => [
      ...ways.ways
        .filter(({ from }) => from === id)
        .map(({ transition, target }) =>
          textOf(transition, leads.size > 1 ? nameOf(target) : undefined),
        ),
      ...toldRows(id),
    ];
    const texts = group.map((id) => ({
      id,
      title: stateContent(nesting.state(id), nameOf(id), {
        hidden: hiddenIn(id),
        width: DENSITIES[density].name,
        density,
      }),
      answers: answersOf(id),
      out: outOf(id),
    }));
    const left = PADDING.x + Math.max(...texts.map(({ title }) => title.width)) + 12;
    const set = texts.map(({ id, title, answers, out }) => {
      const rows = rowsOf([...answers, ...out], { x: left, y: 4 }, ANSWER, density);
      return { id, title, rows, height: Math.max(title.height + 8, rows.height + 6) };
    });
    const width = left + Math.max(...set.map(({ rows }) => rows.width)) + PADDING.x;
    const { parent } = nesting.state(group[0] as string);
    return {
      id: group[0] as string,
      parent,
      width,
      height: set.reduce((sum, { height }) => sum + height, 0),
      members: set.map(({ id, title, rows, height }): PlacelessBox => ({
        id,
        parent,
        lines: title.lines.map((line) => ({ ...line, y: line.y - PADDING.y + 4 })),
        rows: rows.rows.map((row) => ({ ...row, width: width - left })),
        frame: false,
        folded: isFolded(id),
        width,
        height,
      })),
    };
  });
  function isFolded(id: string): boolean {
    return nesting.isFrame(id) && !frames.has(id);
  }
  function hiddenIn(id: string): number {
    return isFolded(id) ? nesting.countIn(id) : 0;
  }
  const boxes = ways.states
    .filter((id) => !stackOf.has(id))
    .map((id): PlacelessBox => {
      const frame = frames.has(id);
      const state = nesting.state(id);
      // Where a sheet's own state begins is seen in the sheet around it.
      const text = stateContent(
        id === ways.states[0] ? { ...state, initial: false } : state,
        nameOf(id),
        {
          hidden: hiddenIn(id),
          inside: isFolded(id) ? waysOf(charted, nesting, new Set([id])).main.map(nameOf) : [],
          density,
        },
      );
      const own = id === nesting.root;
      const after = { x: PADDING.x + (own ? 0 : text.width + 20), y: PADDING.y };
      const below = { x: PADDING.x, y: text.height + PADDING.y + 3 };
      const { row, across, inBox } = DENSITIES[density];
      const behind = {
        ...after,
        x: PADDING.x + text.width + 16,
        left: PADDING.x,
        first: text.height,
      };
      const rows = frame
        ? rowsAcross(
            [...outRows(id), ...toldRows(id)],
            after,
            id === ways.states[0] ? HEAD.own : HEAD.nested,
            density,
          )
        : across
          ? rowsAcross([...outRows(id), ...toldRows(id)], inBox ? behind : below, row, density)
          : rowsOf(toldRows(id), below, row, density);
      if (frame) {
        const told = rows.rows.length > 0;
        return {
          id,
          parent: id === ways.states[0] ? undefined : state.parent,
          // The chart's name is above it.
          lines: own ? [] : text.lines,
          rows: rows.rows,
          frame,
          folded: false,
          width: Math.max(
            64,
            own ? 0 : text.width + 2 * PADDING.x,
            told ? after.x + rows.width + PADDING.x : 0,
          ),
          height: own && !told ? 0 : Math.max(own ? 0 : text.height, rows.height) + 2 * PADDING.y,
        };
      }
      const width = Math.max(text.width, rows.width) + 2 * PADDING.x;
      return {
        id,
        parent: id === ways.states[0] ? undefined : state.parent,
        lines: text.lines,
        rows: across ? rows.rows : rows.rows.map((one) => ({ ...one, width: width - 12 })),
        frame,
        folded: isFolded(id),
        width: Math.max(width, 64),
        height:
          2 * PADDING.y +
          (rows.rows.length === 0
            ? text.height
            : inBox
              ? Math.max(text.height, rows.height)
              : text.height + rows.height + 1),
      };
    });
  const endOf = (id: string): string => stackOf.get(id) ?? id;
  const mainEnds = new Set(ways.main.slice(1).map((id, index) => `${ways.main[index]} → ${id}`));
  const wires = [...Map.groupBy(ways.ways, ({ from, to }) => `${endOf(from)} → ${endOf(to)}`)].map(
    ([id, group]): PlacelessWire => {
      const [{ from, to }] = group as [Way];
      const inRows = stackOf.has(from) || stackOf.has(to);
      const label = rowsOf(
        inRows || DENSITIES[density].inBox ? [] : wayRows(group),
        { x: 6, y: 0 },
        DENSITIES[density].label,
        density,
      );
      return {
        id,
        source: endOf(from),
        target: endOf(to),
        transitions: [...new Set(group.map(({ transition }) => transition.id))],
        main: group.some((way) => leavesFor(way, ways.main, nesting, mainEnds)),
        back: group.some((way) => ways.back.has(way)),
        rows: label.rows,
        width: label.rows.length === 0 ? 0 : label.width + 12,
        height: label.height,
      };
    },
  );
  return {
    root: ways.states[0] ?? '',
    boxes,
    stacks,
    wires,
    main: ways.main,
    nesting: { boxes: [...boxes, ...stacks.flatMap(({ members }) => members)] },
  };
}

/** In a stack, an answer needs no verb. */
const withoutAnswers = (text: RowText): RowText => ({
  ...text,
  trigger: text.trigger.replace(/^answers /, ''),
});
