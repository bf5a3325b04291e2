import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { SiteIndex } from '../../backend/site/web/site-index.ts';
import { SLOTS } from '../../backend/site/web/slots.ts';
import type * as Prerender from '../../src/app/prerender.tsx';
import { importMap, pageAssets, readAsset, sha256 } from './chunks.ts';

/** What pages that come as loaders fetch late: they call before they can be used. */
const CALLS = 'src/api/call.ts';

/** Those of players must be able to say that nobody answers. */
const UNCONFIRMED = 'src/runtime/guard/unconfirmed-words.tsx';

/** What routes fetch late beside that. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/$locale/': ['src/site/home/PlayerHome.tsx'],
  '/$locale/play/$slug': ['src/games/page/GamePage.tsx'],
};

/** Whom a frame is made for: what differs by the visitor is rendered into it later. */
const ANYBODY = { country: undefined, channel: 'mobile' } as const;

/**
 * Writes a frame per brand, locale and public route into `{site}/pages`: everything around the content that the
 * server renders. The loader shell, for everything else, is whole. Each page is rendered once without content,
 * which finds its assets and shows that it can be.
 */
export async function prerender(site: string, bundle: string): Promise<SiteIndex> {
  const app = (await import(pathToFileURL(bundle).href)) as typeof Prerender;
  const client = join(site, 'client');
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const map = await importMap(client, manifest);
  const pages: Record<string, { styleHash?: string }> = {};
  for (const brand of app.site.brands) {
    for (const locale of brand.locales) {
      await mkdir(join(site, 'pages', brand.id, locale), { recursive: true });
      for (const { kind, path } of [{ kind: 'shell', path: undefined }, ...app.site.routes]) {
        const key = `${brand.id}/${locale}/${kind}`;
        const rendered = await app.renderPage({ brand: brand.id, locale, path, visitor: ANYBODY });
        const page = await compose(client, manifest, rendered, {
          key,
          brand: brand.id,
          whole: path === undefined,
          map,
        });
        await writeFile(join(site, 'pages', `${key}.html`), page.html);
        pages[key] = page.style === '' ? {} : { styleHash: sha256(page.style) };
      }
    }
  }
  const index: SiteIndex = {
    brands: app.site.brands,
    routes: app.site.routes,
    pages,
    importMapHash: sha256(map),
    loaders: await Promise.all(
      app.site.loaders.map(async ({ routeId, ...loader }) => ({
        ...loader,
        files: await filesAhead(client, manifest, routeId, [
          CALLS,
          ...(loader.isForPlayers ? [UNCONFIRMED] : []),
          ...(PARTS[routeId] ?? []),
        ]),
      })),
    ),
  };
  await writeFile(join(site, 'site.json'), JSON.stringify(index));
  return index;
}

const SCRIPT_AHEAD = 'rel="modulepreload"';

const integrityOf = async (client: string, url: string): Promise<string> =>
  sha256(await readAsset(client, url));

/** A link that fetches a file and checks it. */
const linkTo = async (client: string, url: string, ahead: string): Promise<string> =>
  `<link ${ahead} href="${url}" integrity="${await integrityOf(client, url)}" crossorigin>`;

/**
 * The files that a page needs beyond the loader, as links. Without them a slow line asks for the page, then for its
 * parts, then for their styles, one after the other.
 * @param parts modules that the page fetches late
 */
async function filesAhead(
  client: string,
  manifest: Manifest,
  routeId: string,
  parts: readonly string[],
): Promise<string> {
  const shell = pageAssets(manifest, []);
  const present = new Set([shell.entry, ...shell.scripts, ...shell.styles]);
  const { scripts, styles } = pageAssets(manifest, [routeId], parts);
  const links = [
    ...scripts.map((url) => ({ url, ahead: SCRIPT_AHEAD })),
    ...styles.map((url) => ({ url, ahead: 'rel="preload" as="style"' })),
  ];
  const missing = links.filter(({ url }) => !present.has(url));
  return (await Promise.all(missing.map(({ url, ahead }) => linkTo(client, url, ahead)))).join('');
}

/**
 * A whole page. The styles of entry and route are inlined as one sheet; a disabled link stands for
 * each of their files, so that the loader of lazy chunks counts them as present.
 */
async function compose(
  client: string,
  manifest: Manifest,
  rendered: Prerender.RenderedPage,
  names: { key: string; brand: string; whole: boolean; map: string },
) {
  const { head, body, content } = names.whole ? rendered : SLOTS;
  const assets = pageAssets(manifest, rendered.routeIds);
  const style = (await Promise.all(assets.styles.map((url) => readAsset(client, url)))).join('');
  const preloads = await Promise.all(
    assets.scripts.map((url) => linkTo(client, url, SCRIPT_AHEAD)),
  );
  const html = [
    `<!doctype html><html lang="${rendered.lang}" data-brand="${names.brand}" data-theme="auto">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex, nofollow">',
    head,
    style === '' ? '' : `<style>${style}</style>`,
    // Painted whole: as it streams in, each further item would push aside those of a navigation. An element counts
    // as there once it begins, so it is one behind the page.
    '<link rel="expect" href="#whole" blocking="render">',
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
    ...preloads,
    `<link rel="preload" as="fetch" href="/locales/${rendered.lang.slice(0, 2)}/default.json" crossorigin>`,
    `<script type="module" src="${assets.entry}" integrity="${await integrityOf(client, assets.entry)}" crossorigin></script>`,
    `</head><body><div id="root">${body}</div><div id="whole" hidden></div>`,
    // Last, because nothing of the first paint needs them.
    content,
    // The digests of scripts that the page does not name itself: whatever imports one later is held to them.
    `<script type="importmap">${names.map}</script></body></html>`,
  ].join('');
  return { html, style };
}
