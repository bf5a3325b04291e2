import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  /** The module that asks for it by itself, if one does. */
  readonly src?: string;
}

/**
 * The scripts of the built site whose part has such a name or source, with their names, by their paths from `/`: the
 * names of files tell nothing.
 */
export function scriptsNamed(name: RegExp): ReadonlyMap<string, string> {
  const file = join(import.meta.dirname, '..', '..', 'dist/site/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
  const found = Object.values(manifest).flatMap(({ file: path, name: own = '', src = '' }) =>
    path.endsWith('.js') && (name.test(own) || name.test(src)) ? [[`/${path}`, own] as const] : [],
  );
  if (found.length === 0) throw new Error(`No script of the site has the name ${name}`);
  return new Map(found);
}

/** What `page.route` needs to know a request for such a script. */
export function forScript(name: RegExp): (url: URL) => boolean {
  const scripts = scriptsNamed(name);
  return ({ pathname }) => scripts.has(pathname);
}
