import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { root } from './opened.ts';
import { type Files, type Picture, serve } from './serve.ts';

/** A page of the site without its scripts: the floor that its first paint is compared with. */
function staticTwin(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '');
}

/** The site's libraries on one page, built as the site is but rendered by the browser. */
export async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const output = await build({
    root: join(root, 'bench', 'bare'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const outputs = Array.isArray(output) ? output : [output];
  const files: Files = new Map(
    outputs.flatMap((one) =>
      'output' in one
        ? one.output.map((file): [string, string | Buffer] => [
            file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
            file.type === 'chunk' ? file.code : Buffer.from(file.source),
          ])
        : [],
    ),
  );
  const { origin, close } = await serve(files);
  return { url: `${origin}/`, close };
}

/**
 * The static twins of the given pages with the files and pictures that they name, by the page's name.
 * @param origin of the site, which answers with the pictures
 * @param pictures path and query of those that show; all that are named, unless told
 */
export async function serveTwins(
  pages: ReadonlyMap<string, string>,
  origin: string,
  pictures?: readonly string[],
): Promise<{ urlOf: (name: string) => string; close: () => void }> {
  const client = join(root, 'dist', 'site', 'client');
  const files = new Map<string, string | Buffer | Picture>();
  for (const [name, html] of pages) {
    const twin = staticTwin(html);
    files.set(`/${name}`, twin);
    for (const [, path = ''] of twin.matchAll(/(?:url\(|(?:src|href)=")(\/[\w./-]+\.\w+)/g)) {
      if (!files.has(path)) {
        const content = await readFile(join(client, path)).catch(() => undefined);
        if (content !== undefined) files.set(path, content);
      }
    }
    const named = twin.matchAll(/["\s(](\/content\/images\/[^"\s)]+)/g);
    const urls = pictures ?? [...named].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    for (const url of urls) {
      if (!files.has(url)) files.set(url, await pictureAt(origin + url));
    }
  }
  const served = await serve(files);
  return { urlOf: (name) => `${served.origin}/${name}`, close: served.close };
}

/** A page as it shows, with its styles inline and without its scripts; and the pictures that came for it. */
export const frozen = (page: Page): Promise<{ html: string; pictures: string[] }> =>
  page.evaluate(async () => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const link of root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const style = document.createElement('style');
      if (!link.hasAttribute('disabled')) style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    for (const gone of root.querySelectorAll('script, template')) gone.remove();
    const pictures = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/content/images/'))
      .map(({ pathname, search }) => pathname + search);
    return { html: `<!doctype html>${root.outerHTML}`, pictures };
  });

/** A picture as a browser gets it. @throws where there is none */
async function pictureAt(url: string): Promise<Picture> {
  const reply = await fetch(url, {
    headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' },
  });
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
  const body = Buffer.from(await reply.arrayBuffer());
  return { body, type: reply.headers.get('content-type') ?? '' };
}
