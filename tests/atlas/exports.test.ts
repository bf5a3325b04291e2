import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildAtlas } from '../../atlas/build/atlas.ts';
import { mermaidOf } from '../../atlas/build/exports/mermaid.ts';
import { pdfOf } from '../../atlas/build/exports/pdf.ts';
import { pngOf } from '../../atlas/build/exports/png.ts';
import { svgOf } from '../../atlas/build/exports/svg.ts';
import { drawingOf } from '../../atlas/build/graph.ts';
import { place } from '../../atlas/build/lay-out.ts';
import type { Drawn } from '../../atlas/data.ts';
import { FLOWS } from '../../machines/registry.ts';
import { reviewedChart } from '../../replay/charts/review.ts';
import type { ReviewedChart } from '../../replay/charts/reviewed.ts';

const chartOf = (id: string): ReviewedChart => {
  const flow = FLOWS.find((one) => one.id === id);
  if (flow === undefined) throw new Error(`there is no flow ${id}`);
  return reviewedChart(flow).chart;
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
  s3 --> [*]
  s1 --> s2 : accepts the terms
  s2 --> s3 : the acceptance answers success / terms.stored
  s2 --> s1 : the acceptance fails or gets no answer
`);
  });
});

test('Mermaid has the regions of a chart that is parallel throughout within one state', () => {
  const text = mermaidOf(chartOf('site.root'));
  expect(text).toMatch(
    /\n {2}state "Site" as (s\d+)\n {2}state \1 \{\n(?: {4}.*\n)+ {4}--\n(?: {4}.*\n)+ {2}\}\n/,
  );
});

describe('drawings', { timeout: 60_000 }, () => {
  const chart = chartOf('banking.wallet');
  const draw = async (): Promise<Drawn> => ({
    chart,
    layout: await place(drawingOf(chart.title, chart.states, chart.transitions)),
  });

  test('the SVG says every text of the drawing, and needs no font', async () => {
    const drawn = await draw();
    const svg = svgOf(drawn);
    const said = [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, words]) => words);
    expect(said).toEqual(expect.arrayContaining(['Wallet', 'Fetching', 'getWallet', 'after 20 s']));
    expect(svg).not.toContain('<text');
    const letters = new Set([...svg.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !letters.has(id))).toEqual([]);
  });

  test('the PNG is an image of twice the size', async () => {
    const drawn = await draw();
    const png = Buffer.from(await pngOf(svgOf(drawn), drawn.layout));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      drawn.layout.width * 2,
      drawn.layout.height * 2,
    ]);
  });

  test('the PDF is one page, and the same bytes whenever it is made', async () => {
    const drawn = await draw();
    const first = Buffer.from(await pdfOf(drawn));
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(Buffer.from(await pdfOf(await draw())).equals(first)).toBe(true);
  });
});

describe('the whole atlas', () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'atlas-')));
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  test(
    'is the same bytes when nothing changed, and its checksums say so',
    { timeout: 60_000 },
    async () => {
      const flows = FLOWS.filter(({ id }) => id.startsWith('site.'));
      for (const folder of folders) await buildAtlas(folder, [], flows);
      const [first = '', second = ''] = folders.map((folder) =>
        readFileSync(join(folder, 'SHA256SUMS'), 'utf8'),
      );
      expect(second).toBe(first);
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
