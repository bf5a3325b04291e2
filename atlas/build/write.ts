import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Path } from '../../machines/engine/fixture.ts';
import { sha256 } from '../../review/charts/hash.ts';
import { dossierFile, fileOf, policyFile } from '../address.ts';
import type { AtlasGlobal, FlowData, IndexData, PathRow, RequirementRow } from '../data.ts';
import type { FlowScreens } from '../../replay/screens.ts';
import type { PolicyData, RuleData } from '../policy-data.ts';
import type { DossierOf } from './dossier/compose.ts';
import type { Exported } from './exports/files.ts';
import { FONT_FILES } from './measure.ts';
import { isOfScreens, screensScript, writeScreens } from './screens.ts';
import { dataScript, EVIDENCE, RUNS, TIMES } from './scripts.ts';

const site = join(import.meta.dirname, '..', 'site');

/**
 * Bundles one entry as a classic script: a page that is opened from a disk may not load modules.
 * @param name of the script, without `.js`
 */
async function bundle(entry: string, name: string, folder: string): Promise<void> {
  const output = (await build({
    configFile: false,
    root: site,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      write: false,
      rolldownOptions: {
        input: join(site, entry),
        output: { format: 'iife' },
        // The clock in the frame asks for Node's `util` where there is a Node, and there is none.
        onLog(level, log, handle) {
          if (!log.message.includes('"util" has been externalized')) handle(level, log);
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  for (const file of output.output) {
    if (file.type === 'chunk') await writeFile(join(folder, `${name}.js`), file.code);
    else if (file.fileName.endsWith('.css'))
      await writeFile(join(folder, `${name}.css`), file.source);
  }
}

interface Page {
  readonly file: string;
  readonly title: string;
  readonly page: AtlasGlobal['page'];
  readonly scripts: readonly string[];
  /** Scripts that only a press brings, from the atlas' folder. */
  readonly later?: readonly string[];
}

function html({ file, title, page, scripts, later = [] }: Page): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return `<!doctype html>
<html lang="en" data-page="${page}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Atlas</title>
<link rel="icon" href="${up}assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}assets/fonts.css">
<link rel="stylesheet" href="${up}assets/print.css" media="print">
<script src="${up}assets/fonts.js"></script>
<link rel="stylesheet" href="${up}assets/atlas.css">
${scripts.map((script) => `<script defer src="${up}${script}"></script>`).join('\n')}
<template id="later">${later.map((script) => `<script src="${up}${script}"></script>`).join('')}</template>
</head>
<body><div id="atlas"></div></body>
</html>
`;
}

const VERIFIER = 'assets/verifier.js';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1b1d1f"/><g fill="none" stroke="#f7f6f2" stroke-width="2"><rect x="5" y="6" width="10" height="8" rx="2"/><rect x="17" y="18" width="10" height="8" rx="2"/><path d="M15 10h7v8"/></g></svg>\n';

/**
 * The sheet that pages are printed on: A4, with its subject and page number at its foot. The page itself passes
 * the words on, as a value of its root.
 */
const PRINT = `@page across{size:A4 landscape}
@page{size:A4;margin:12mm 12mm 24mm;
@bottom-left{content:var(--stamp,"");white-space:pre-wrap;width:84%;vertical-align:top;padding-top:3mm;font:7pt/9pt "Atlas Sans",sans-serif;color:#1b1d1f}
@bottom-right{content:"Page " counter(page) " of " counter(pages);white-space:nowrap;vertical-align:top;padding-top:3mm;font:7pt/9pt "Atlas Sans",sans-serif;color:#1b1d1f}}
`;

/** Face rules by weight; the files are those that texts were measured with. */
async function writeFonts(assets: string): Promise<void> {
  const faces = Object.entries(FONT_FILES).map(async ([weight, file]) => {
    const name = file.split('/').at(-1) ?? '';
    await copyFile(fileURLToPath(file), join(assets, name));
    const family = weight === 'mono' ? 'Atlas Mono' : 'Atlas Sans';
    return `@font-face{font-family:"${family}";font-weight:${weight === 'mono' ? 400 : weight};font-display:block;src:url(${name}) format("woff2")}`;
  });
  await writeFile(join(assets, 'fonts.css'), `${(await Promise.all(faces)).join('\n')}\n`);
  await writeFile(join(assets, 'print.css'), PRINT);
  // Else they come after the first layout, which is then done twice. A preload link fails on a disk.
  await writeFile(join(assets, 'fonts.js'), 'for(const face of document.fonts)face.load();\n');
}

/** Writes the atlas as static files that need no server. @param folder absolute; made when it is not there */
export async function writeAtlas(
  folder: string,
  data: {
    readonly index: IndexData;
    readonly requirements: readonly RequirementRow[];
    readonly paths: readonly PathRow[];
    readonly policies: readonly PolicyData[];
    readonly rules: readonly RuleData[];
    readonly times: NonNullable<AtlasGlobal['times']>;
    readonly searched: NonNullable<AtlasGlobal['searched']>;
    readonly flows: readonly FlowData[];
    /** The files of each flow that are handed on, by flow. */
    readonly exported: ReadonlyMap<string, readonly Exported[]>;
    readonly dossiers: readonly DossierOf[];
    /** The same as PDF, by flow. */
    readonly documents: ReadonlyMap<string, Uint8Array>;
    /** The paths that can be watched, by flow. */
    readonly watched: ReadonlyMap<string, readonly Path[]>;
    readonly screens: readonly FlowScreens[];
  },
): Promise<void> {
  const assets = join(folder, 'assets');
  for (const name of ['assets', 'data', 'flows', 'policies', 'exports', 'dossiers'])
    await mkdir(join(folder, name), { recursive: true });
  await bundle('main.tsx', 'atlas', assets);
  await bundle('simulator.ts', 'simulator', assets);
  await bundle('policies/explorer.ts', 'explorer', assets);
  await bundle('../verify/verifier.ts', 'verifier', assets);
  await bundle('../watch/watcher.ts', 'watcher', assets);
  await bundle('../watch/in-frame.ts', 'in-frame', assets);
  await writeFonts(assets);
  await writeFile(join(assets, 'icon.svg'), ICON);
  await writeFile(join(folder, 'data', 'index.js'), dataScript({ index: data.index }));
  await writeFile(
    join(folder, 'data', 'requirements.js'),
    dataScript({ requirements: data.requirements }),
  );
  await writeFile(join(folder, 'data', 'paths.js'), dataScript({ paths: data.paths }));
  const times = TIMES.replaceAll(sep, '/');
  const common = ['data/index.js', 'data/runs.js'];
  const pages: Page[] = [
    {
      file: 'index.html',
      title: 'Flows',
      page: 'index',
      scripts: [...common, times],
      later: [VERIFIER, ...data.flows.map(({ id }) => `data/${id}.js`)],
    },
    {
      file: 'requirements.html',
      title: 'Requirements',
      page: 'requirements',
      scripts: [...common, 'data/requirements.js'],
    },
    {
      file: 'results.html',
      title: 'Test results',
      page: 'results',
      scripts: [...common, 'data/paths.js'],
    },
    {
      file: 'policies.html',
      title: 'Markets',
      page: 'policies',
      scripts: [...common, 'data/rules.js'],
    },
  ];
  await writeFile(join(folder, 'data', 'rules.js'), dataScript({ rules: data.rules }));
  await writeFile(join(folder, TIMES), dataScript({ times: data.times, searched: data.searched }));
  for (const policy of data.policies) {
    const script = `data/policy.${policy.policy.id}.js`;
    await writeFile(join(folder, script), dataScript({ policy }));
    const { id } = policy.policy;
    const { name } = policy.document;
    const scripts = [...common, script, times];
    pages.push(
      { file: policyFile(id), title: name, page: 'policy', scripts },
      {
        file: policyFile(id, 'whatIf'),
        title: `${name}, what if`,
        page: 'whatIf',
        scripts: [...scripts, 'assets/explorer.js'],
      },
    );
  }
  for (const flow of data.flows) {
    const script = `data/${flow.id}.js`;
    await writeFile(join(folder, script), dataScript({ flow }));
    for (const [ending, content] of data.exported.get(flow.id) ?? [])
      await writeFile(join(folder, 'exports', `${flow.id}.${ending}`), content);
    const watched = `data/${flow.id}.watch.js`;
    await writeFile(
      join(folder, watched),
      dataScript({ watched: data.watched.get(flow.id) ?? [] }),
    );
    const handed = `data/${flow.id}.dossier.js`;
    const { dossier } = data.dossiers.find((one) => one.flow.id === flow.id) ?? {};
    if (dossier !== undefined) await writeFile(join(folder, handed), dataScript({ dossier }));
    const document = data.documents.get(flow.id);
    if (document !== undefined) await writeFile(join(folder, dossierFile(flow.id)), document);
    const { title } = flow.chart;
    const scripts = [...common, script];
    pages.push(
      {
        file: fileOf(flow.id),
        title,
        page: 'flow',
        scripts: [...scripts, times, screensScript(flow.id)],
        later: [VERIFIER],
      },
      {
        file: fileOf(flow.id, 'simulate'),
        title: `${title}, by hand`,
        page: 'simulate',
        scripts: [...scripts, 'assets/simulator.js'],
      },
      {
        file: fileOf(flow.id, 'watch'),
        title: `${title}, watched`,
        page: 'watch',
        scripts: [...scripts, watched, 'assets/watcher.js'],
      },
      {
        file: fileOf(flow.id, 'dossier'),
        title: `${title}, dossier`,
        page: 'dossier',
        scripts: [...scripts, handed, screensScript(flow.id)],
      },
    );
  }
  writeScreens(folder, data.flows, data.screens);
  for (const page of pages) {
    const scripts = [...page.scripts, 'assets/atlas.js'];
    await writeFile(join(folder, page.file), html({ ...page, scripts }));
  }
  const dossiers = join(folder, 'dossiers');
  await writeFile(join(dossiers, 'SHA256SUMS'), await checksums(dossiers));
  await writeFile(join(folder, 'SHA256SUMS'), await checksums(folder));
}

/**
 * The checksum of every file below a folder, as `sha256sum --check` reads them; without results, times and
 * screens, which change while the charts stay. Dossiers tell results, and have checksums of their own.
 */
async function checksums(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => file !== RUNS && file !== TIMES)
    .filter((file) => ![EVIDENCE, 'dossiers'].includes(file.split(sep)[0] ?? ''))
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !isOfScreens(file))
    .toSorted();
  const lines = files.map(
    async (file) => `${sha256(await readFile(join(folder, file)))}  ${file}\n`,
  );
  return (await Promise.all(lines)).join('');
}
