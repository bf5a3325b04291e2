import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSources } from '../../atlas/build/atlas.ts';
import { readBuilt } from '../../atlas/build/built.ts';
import { dossierOf, type DossierOf } from '../../atlas/build/dossier/compose.ts';
import { constantsOf } from '../../atlas/build/dossier/constants.ts';
import { imagesOf } from '../../atlas/build/dossier/pictures.ts';
import { dossierPdf, type Lately } from '../../atlas/build/dossier/pdf.ts';
import { itemsOf } from '../../atlas/build/dossier/sheets.ts';
import { isWithin } from '../../atlas/build/exports/shapes.ts';
import { flowData } from '../../atlas/build/flow-data.ts';
import { onPaper } from '../../atlas/build/paper.ts';
import { requirementRows } from '../../atlas/build/index-data.ts';
import { policyData } from '../../atlas/build/policy-data.ts';
import type { FlowData, Run } from '../../atlas/data.ts';
import type { Block } from '../../atlas/dossier.ts';
import { ranSince, runsIn } from '../../atlas/site/dossier-runs.ts';
import { stampLines, type Built } from '../../atlas/stamp.ts';
import { FLOWS } from '../../machines/registry.ts';
import { flat, readPdf, type ReadPdf } from './read-pdf.ts';

const BUILT: Built = { commit: 'c'.repeat(40), changed: true, at: '2026-01-02T03:04:05.000Z' };
const RUN_AT = '2026-01-03T04:05:06.000Z';
const REASON = 'The heading was not there';

/** A run in which the first path of a flow that the level replays was red. */
const runOf = ({ id, fingerprint, paths, levels }: FlowData): Run => ({
  level: 'view',
  commit: 'd'.repeat(40),
  at: RUN_AT,
  flows: { [id]: { fingerprint } },
  results: Object.fromEntries(
    paths
      .filter((path) => levels.view.skipped[path.id] === undefined)
      .slice(0, 1)
      .map(({ id: path }) => [
        path,
        {
          verdict: 'failed' as const,
          step: 1,
          message: REASON,
          durationMs: 12,
          commit: 'd'.repeat(40),
          at: RUN_AT,
        },
      ]),
  ),
});

/** Every text of the printed diagram, and its place. */
function textsOnPaper(flow: FlowData): ReturnType<typeof itemsOf> {
  const { layout } = onPaper(flow);
  return itemsOf(
    layout,
    layout.boxes.filter(({ frame }) => frame),
  );
}

/** Every text of a block. */
const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return [block.text];
    case 'list':
      return block.items;
    case 'facts':
      return block.rows.flat(2);
    case 'table':
      return [...block.head, ...block.rows.flat(2)];
    default:
      return [];
  }
};

describe('the dossier of the deposit', { tags: 'long' }, () => {
  let flow: FlowData;
  let one: DossierOf;
  let bytes: Uint8Array;
  let lately: Lately;
  let pdf: ReadPdf;

  beforeAll(async () => {
    const deposit = FLOWS.filter(({ id }) => id === 'banking.deposit');
    const sources = await readSources();
    const [data] = await Promise.all(deposit.map((each) => flowData(each, sources)));
    if (data === undefined) throw new Error('there is no deposit');
    flow = data;
    const requirements = requirementRows([flow], sources);
    const { policies } = policyData(deposit, new Set(requirements.map(({ id }) => id)), []);
    one = {
      flow,
      dossier: dossierOf(flow, {
        built: BUILT,
        policies,
        requirements,
        constants: new Map(deposit.map((each) => [each.id, constantsOf(each)])),
        runs: [runOf(flow)],
      }),
    };
    lately = { runs: [runOf(flow)], screens: [] };
    bytes = await dossierPdf([one], lately, BUILT);
    pdf = await readPdf(bytes);
  });

  test('has every state, transition, answer and requirement of the flow', () => {
    const sections = Object.fromEntries(
      one.dossier.sections.map(({ id, blocks }) => [id, flat(blocks.flatMap(textsOf).join('\n'))]),
    );
    for (const state of flow.chart.states)
      if (state.id !== flow.chart.root)
        expect(sections['states'], state.id).toContain(flat(state.description));
    for (const { id, words, guard, outcomes, causes, trigger } of flow.chart.transitions) {
      expect(sections['transitions'], id).toContain(flat(words));
      if (guard !== undefined) expect(sections['transitions'], id).toContain(flat(guard.words));
      for (const answer of trigger.kind === 'error' ? causes : outcomes)
        expect(sections['answers'], id).toContain(flat(answer));
      if (trigger.kind === 'after')
        expect(sections['waits'], id).toContain(flat(causes[0]?.replace(' pass', '') ?? words));
    }
    for (const [id, words] of Object.entries(flow.wording)) {
      expect(sections['requirements']).toContain(id);
      expect(sections['requirements']).toContain(flat(words));
    }
    expect(sections['waits']).toContain(flat('Confirmation attempts 10 CONFIRMATION_ATTEMPTS'));
    expect(sections['waits']).toContain(flat('Redirect patience 8000 ms (8 s)'));
    for (const { words } of flow.promises) expect(sections['promises']).toContain(flat(words));
    for (const { absentUnder } of flow.chart.transitions)
      if (absentUnder.length > 0) expect(sections['markets']).toContain('Spelinspektionen');
  });

  test('has every value of a rule with the markets that say so, and under which a way is closed', () => {
    const blocks = one.dossier.sections.find(({ id }) => id === 'markets')?.blocks ?? [];
    const [rules, closed] = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
    const most =
      'MGA, AGCO, Brazil, Canada, India, New Zealand, Philippines, European Economic Area';
    const mostAndGgl = most.replace('AGCO,', 'AGCO, GGL,');
    expect(rules?.map(([rule, ...value]) => [[rule].flat()[0], ...value])).toEqual([
      ['Documents may wait', 'yes', `Default, UKGC, ${mostAndGgl}`],
      ['Documents may wait', 'no', 'Spelinspektionen'],
      ['Deposit limit before the first deposit', 'not asked about', `Default, ${most}`],
      ['Deposit limit before the first deposit', 'offered first', 'UKGC'],
      ['Deposit limit before the first deposit', 'required first', 'Spelinspektionen, GGL'],
    ]);
    expect(closed?.map(([, what, , , under]) => [what, under])).toEqual([
      ['the deposit check answers FORBIDDEN (limit offered)', 'Spelinspektionen, GGL'],
      ['chooses later', 'Spelinspektionen'],
      ['goes on without a deposit limit', 'Spelinspektionen, GGL'],
      ['the platform tells that something of the player has changed', 'Spelinspektionen, GGL'],
    ]);
  });

  test('says in its PDF every text that it says on the screen, and cuts none', () => {
    const all = flat(pdf.pages.map(({ text }) => bodyOf(text)).join('\n'));
    for (const { title, blocks } of one.dossier.sections)
      for (const text of [title, ...blocks.flatMap(textsOf)])
        for (const word of text.split(/\s+/)) expect(all, text).toContain(printed(word));
    const ran = runsIn(flow, lately.runs).flatMap(textsOf);
    expect(ran).toContain(REASON);
    for (const text of ran)
      for (const word of text.split(/\s+/)) expect(all, text).toContain(printed(word));
  });

  test('a page with later runs than its PDF knows that it is ahead', () => {
    const [run] = lately.runs;
    if (run === undefined) throw new Error('there is no run');
    const { ran } = one.dossier;
    expect(ranSince(ran, lately.runs)).toBe(false);
    expect(ranSince(ran, [{ ...run, at: '2026-01-04T00:00:00.000Z' }])).toBe(true);
    expect(ranSince(ran, [run, { ...run, level: 'browser' }])).toBe(true);
  });

  test('tells on every page what it is of, and which page of how many', () => {
    const stamp = flat(stampLines(one.dossier.stamp).join('\n'));
    expect(stamp).toContain(`fingerprint${flow.fingerprint}`);
    expect(stamp).toContain(`${BUILT.commit}withchangesthatarenotcommitted`);
    expect(stamp).toContain('2026-01-0203:04UTC;neverapproved');
    expect(pdf.pages.length).toBeGreaterThan(20);
    for (const [index, { text }] of pdf.pages.entries()) {
      expect(flat(text)).toContain(stamp);
      expect(flat(text)).toContain(`Page${index + 1}of${pdf.pages.length}`);
    }
  });

  test('is A4, and no letter is smaller than 7 points', () => {
    for (const [, , width = 0, height = 0] of pdf.sizes)
      expect([width, height].toSorted((a, b) => a - b).map(Math.round)).toEqual([595, 842]);
    for (const [index, { least }] of pdf.pages.entries())
      expect(least, `page ${index + 1}`).toBeGreaterThanOrEqual(6.99);
  });

  test('has a bookmark for each of its sections and parts', () => {
    expect(pdf.outline).toEqual(
      one.dossier.sections.flatMap(({ title, id }) =>
        id === 'diagram'
          ? ['Diagram', ...one.dossier.plates.slice(1).map((plate) => plate.title)]
          : [title],
      ),
    );
  });

  test('draws every text of the diagram whole on one of its parts', () => {
    const items = textsOnPaper(flow);
    const [, ...parts] = one.dossier.plates;
    expect(parts.length).toBeGreaterThan(3);
    for (const { area } of items)
      expect(
        parts.some((part) => isWithin(area, part.area)),
        JSON.stringify(area),
      ).toBe(true);
  });

  test('has no part of which everything stands on others', () => {
    const items = textsOnPaper(flow);
    const [, ...parts] = one.dossier.plates;
    for (const part of parts)
      expect(
        items.some(
          ({ area }) =>
            isWithin(area, part.area) &&
            parts.every((other) => other === part || !isWithin(area, other.area)),
        ),
        part.title,
      ).toBe(true);
  });

  test('has the marks of PDF/A-2b: no face, colour or date lies outside', () => {
    const raw = Buffer.from(bytes).toString('latin1');
    expect(pdf.metadata).toMatch(/<pdfaid:part>2<[\s\S]*<pdfaid:conformance>B</);
    expect(raw).toMatch(/\/S \/GTS_PDFA1/);
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/StructTreeRoot');
    const fonts = raw.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(fonts.length).toBeGreaterThan(1);
    expect(raw.match(/\/FontFile[23] /g)).toHaveLength(fonts.length);
    expect(raw).not.toMatch(/\/SMask|\/Encrypt|\/JavaScript|\/ca 0|\/CA 0/);
    expect(pdf.metadata).toContain('2026-01-02T03:04:05');
  });

  test('is the same bytes whenever it is made', async () => {
    const again = await dossierPdf([one], lately, BUILT);
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
  });

  test('several flows are one document, which counts as approved only those that are', async () => {
    const approved = { ...flow, approval: { ...flow.approval, standing: 'approved' as const } };
    const both = [one, { ...one, flow: approved }];
    const made = await readPdf(await dossierPdf(both, lately, BUILT));
    expect(flat(made.pages[0]?.text ?? '')).toContain(flat('1 of 2 flows stand as approved'));
    expect(made.outline.filter((title) => title === flow.chart.title)).toHaveLength(2);
    expect(made.outline.filter((title) => title === 'Never and Always')).toHaveLength(2);
  });

  test('an approval by a name of whatever letters is written out, and what changed since', async () => {
    const approved: FlowData = {
      ...flow,
      approval: {
        standing: 'changed',
        words: 'approved, with changes since',
        fingerprint: flow.fingerprint,
        signed: [],
        people: 2,
        history: [
          {
            entry: {
              of: flow.id,
              number: 1,
              by: 'Łukasz Ωδη 中',
              role: 'head',
              key: 'SHA256:key',
              at: '2026-01-01T00:00:00Z',
              note: 'Read',
              commit: 'abc',
              fingerprint: 'f',
              previous: null,
              evidence: [],
              signature: 'c2ln',
            },
            verdict: 'the signature holds',
            holds: true,
          },
        ],
        tampered: [],
      },
      comparisons: [
        {
          against: 'approval',
          drawn: undefined,
          changes: [
            {
              kind: 'changed',
              of: 'state',
              id: 'deposit.asking',
              name: 'Asking → Refused',
              follows: false,
              details: ['what it means'],
            },
          ],
        },
      ],
    };
    const dossier = dossierOf(approved, {
      built: BUILT,
      policies: [],
      requirements: [],
      constants: new Map(),
      runs: [],
    });
    const made = await readPdf(await dossierPdf([{ flow: approved, dossier }], lately, BUILT));
    const all = flat(made.pages.map(({ text }) => text).join('\n'));
    expect(all).toContain(flat('approved, with changes since'));
    expect(all).toContain(flat('Łukasz Ωδη [U+4E2D]'));
    expect(all).toContain(flat('the signature holds'));
    expect(all).toContain(flat('Asking › Refused'));
  });

  /** The text of a page above its foot. */
  const bodyOf = (text: string): string =>
    text.slice(0, text.lastIndexOf('\nDeposit (banking.deposit)'));
  const printed = (word: string): string => word.replaceAll('→', '›');
});

test('pictures are made small enough to be handed on', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    mkdirSync(join(folder, 'files'));
    const create = { width: 1440, height: 900, channels: 4, background: '#80ff8080' } as const;
    await sharp({ create })
      .avif()
      .toFile(join(folder, 'files', 'a.avif'));
    const picture = { file: 'screens/a.avif', caption: 'A', width: 1440, height: 900 };
    const made = await sharp((await imagesOf([picture], folder))(picture)).metadata();
    expect(made).toMatchObject({ format: 'jpeg', width: 520, hasAlpha: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what a build is made from is asked of the repository, and its time can be given', () => {
  const { commit, at } = readBuilt({});
  expect(commit).toMatch(/^[0-9a-f]{40}$|^unknown$/);
  expect(Date.parse(at)).toBeGreaterThan(Date.parse('2020-01-01'));
  expect(readBuilt({ SOURCE_DATE_EPOCH: '1767323045' }).at).toBe('2026-01-02T03:04:05.000Z');
});
