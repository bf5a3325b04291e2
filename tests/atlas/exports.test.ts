import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAtlas } from '../../atlas/build/atlas.ts';
import { readRuns } from '../../atlas/build/runs.ts';
import { exportsOf, type Exported } from '../../atlas/build/exports/files.ts';
import { mermaidOf } from '../../atlas/build/exports/mermaid.ts';
import { pdfOf } from '../../atlas/build/exports/pdf.ts';
import { pngOf } from '../../atlas/build/exports/png.ts';
import { outlinedSvgOf } from '../../atlas/build/exports/outlines.ts';
import { shapesOf } from '../../atlas/build/exports/shapes.ts';
import { sizeWith, svgOf } from '../../atlas/build/exports/svg.ts';
import { widthIn } from '../../atlas/build/faces.ts';
import { onPaper } from '../../atlas/build/paper.ts';
import { place } from '../../atlas/build/lay-out.ts';
import type { Drawn } from '../../atlas/data.ts';
import { TYPE } from '../../atlas/layout.ts';
import { stampLines, type Stamp } from '../../atlas/stamp.ts';
import { FLOWS } from '../../machines/registry.ts';
import { describedChart } from '../../review/charts/describe.ts';
import type { ReviewedChart } from '../../review/charts/reviewed.ts';
import { flat, readPdf } from './read-pdf.ts';

const chartOf = (id: string): ReviewedChart => {
  const flow = FLOWS.find((one) => one.id === id);
  if (flow === undefined) throw new Error(`there is no flow ${id}`);
  return describedChart(flow).chart;
};

const STAMP: Stamp = {
  flow: 'banking.wallet',
  title: 'Wallet',
  fingerprint: 'a'.repeat(64),
  commit: 'c'.repeat(40),
  changed: true,
  at: '2026-01-02T03:04:05.000Z',
  approval: 'never approved',
};

describe('Mermaid', () => {
  test('names every state, and every transition between states', () => {
    const text = mermaidOf(chartOf('site.terms'));
    expect(text).toBe(`---
title: Terms acceptance
---
stateDiagram-v2
  state "Reading" as s1
  [*] --> s1
  state "Accepting" as s2
  state "Accepted" as s3
  state "Settled" as s4
  s4 --> [*]
  s1 --> s2 : accepts the terms
  s2 --> s3 : the acceptance answers success / terms.stored
  s2 --> s1 : the acceptance fails or gets no answer
  s3 --> s4 : the account has been read again, or could not be / terms.settled
`);
  });
});

test('Mermaid has the regions of a chart that is parallel throughout within one state', () => {
  const text = mermaidOf(chartOf('site.root'));
  expect(text).toMatch(
    /\n {2}state "Site" as (s\d+)\n {2}state \1 \{\n(?: {4}.*\n)+ {4}--\n(?: {4}.*\n)+ {2}\}\n/,
  );
});

describe('drawings', () => {
  const chart = chartOf('banking.wallet');
  const draw = async (): Promise<Drawn> =>
    onPaper({
      chart,
      layout: await place({
        title: chart.title,
        states: chart.states,
        transitions: chart.transitions,
        taken: {},
      }),
    });

  test('the SVG has every text of the drawing as text, as wide as it was measured', async () => {
    const drawn = await draw();
    const svg = svgOf(drawn, STAMP);
    const texts = [...svg.matchAll(/<text [^>]*textLength="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
    const said = texts.map(([, , words]) => words);
    expect(said).toEqual(expect.arrayContaining(['On', 'Fetching', 'getWallet', 'after 20 s']));
    const drawnTexts = shapesOf(drawn).filter(({ kind }) => kind === 'text');
    expect(said).toHaveLength(drawnTexts.length + stampLines(STAMP).length);
    for (const [, width, words = ''] of texts)
      if (words === 'Fetching')
        expect(Number(width)).toBeCloseTo(widthIn('Fetching', 'bold', TYPE.title.size), 1);
    expect(svg).not.toContain('<use');
  });

  test('what is drawn as an image has its letters as outlines, each once', async () => {
    const svg = outlinedSvgOf(await draw(), STAMP);
    const letters = new Set([...svg.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !letters.has(id))).toEqual([]);
  });

  test('the PNG is an image of twice the size', async () => {
    const drawn = await draw();
    const { width, height } = sizeWith(drawn.layout, STAMP);
    const png = Buffer.from(await pngOf(outlinedSvgOf(drawn, STAMP), { width, height }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width * 2, height * 2]);
  });

  test('the PDF is one page, and the same bytes whenever it is made', async () => {
    const drawn = await draw();
    const first = Buffer.from(await pdfOf(drawn, STAMP));
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(Buffer.from(await pdfOf(await draw(), STAMP)).equals(first)).toBe(true);
  });
});

describe('every file of a flow says what it is of', { tags: 'long' }, () => {
  const chart = chartOf('banking.wallet');
  const { title, states, transitions } = chart;
  /** The two lines of every drawing that a sheet of paper must have. */
  const LINES = [
    `Wallet (banking.wallet); fingerprint ${'a'.repeat(64)}`,
    `commit ${'c'.repeat(40)} with changes that are not committed; files as of 2026-01-02 03:04 UTC; never approved`,
  ];
  let files: readonly Exported[];
  let height: number;
  beforeAll(async () => {
    const layout = await place({ title, states, transitions, taken: {} });
    height = onPaper({ chart, layout }).layout.height;
    files = await exportsOf(chart, { chart, layout }, STAMP, (_key, make) => make());
  });
  const bytesOf = (ending: string): Buffer =>
    Buffer.from(files.find(([one]) => one === ending)?.[1] ?? '');
  const textOf = (ending: string): string => bytesOf(ending).toString();

  const told: Readonly<Record<string, () => unknown>> = {
    svg: () => {
      const [, about = ''] = /<desc>([^<]*)</.exec(textOf('svg')) ?? [];
      const drawn = [...textOf('svg').matchAll(/<text [^>]*>([^<]*)</g)].map(([, words]) => words);
      expect(about.split('\n')).toEqual(LINES);
      expect(drawn.slice(-2)).toEqual(LINES);
    },
    png: async () => {
      // An image has no words: each line below the drawing, of 16 px, is as wide as its words are.
      for (const [index, line] of LINES.entries()) {
        const { width } = await sharp(bytesOf('png')).metadata();
        const top = Math.round(2 * (height + 4 + 16 * index));
        const row = sharp(bytesOf('png')).extract({ left: 0, top, width, height: 32 });
        const { info } = await sharp(await row.png().toBuffer())
          .trim()
          .toBuffer({ resolveWithObject: true });
        const words = 2 * widthIn(line, 'regular', TYPE.small.size);
        expect(Math.abs(info.width - words), line).toBeLessThan(6);
      }
    },
    pdf: async () => {
      const { pages, metadata } = await readPdf(bytesOf('pdf'));
      for (const text of [pages[0]?.text ?? '', metadata])
        for (const line of LINES) expect(flat(text)).toContain(flat(line));
    },
    mmd: () => {
      expect(textOf('mmd').match(/(?<=^ {2}%% ).*/gm)).toEqual(LINES);
    },
    scxml: () => {
      expect(
        textOf('scxml')
          .match(/(?<=^<!-- ).*(?= -->)/gm)
          ?.slice(1, 3),
      ).toEqual(LINES);
    },
    json: () => {
      expect(JSON.parse(textOf('json'))).toEqual({ stamp: STAMP, ...chart });
    },
  };

  test('in every form in which it is handed on', () => {
    expect(files.map(([ending]) => ending)).toEqual(Object.keys(told));
  });

  test.each(Object.entries(told))('the %s', async (_, tells) => {
    await tells();
  });
});

describe('the whole atlas', () => {
  const [results = '', ...folders] = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'atlas-')));
  afterAll(() => [results, ...folders].forEach((folder) => rmSync(folder, { recursive: true })));

  test(
    'is the same bytes when nothing changed, and its checksums say so',
    { tags: 'long' },
    async () => {
      const flows = FLOWS.filter(({ id }) => id.startsWith('site.'));
      for (const folder of folders) await buildAtlas(folder, { flows, results });
      const [first = '', second = ''] = folders.map((folder) =>
        readFileSync(join(folder, 'SHA256SUMS'), 'utf8'),
      );
      expect(second).toBe(first);
      // The model level runs on the way, and its results are there at once.
      const [run] = readRuns(results);
      expect(run?.level).toBe('model');
      expect(Object.keys(run?.flows ?? {}).toSorted()).toEqual(
        flows.map(({ id }) => id).toSorted(),
      );
      const found = Object.values(run?.results ?? {});
      expect(found.length).toBeGreaterThan(flows.length);
      expect(found.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
      const lines = first.trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(25);
      for (const line of lines) {
        const [sum = '', file = ''] = line.split('  ');
        const content = readFileSync(join(folders[0] ?? '', file));
        expect(createHash('sha256').update(content).digest('hex'), file).toBe(sum);
      }
    },
  );
});
