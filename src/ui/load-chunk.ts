import { markUnavailable } from './parts.ts';

/** Files that are there or on their way, by address: whether each came as its digest says. */
const asked = new Map<string, Promise<boolean>>();

interface ImportMap {
  readonly integrity?: Readonly<Record<string, string>>;
}

let map: ImportMap | undefined;

/** The digest of a file of the site, which the page's import map has. */
function digestOf(address: string): string | undefined {
  map ??= JSON.parse(
    document.querySelector('script[type=importmap]')?.textContent ?? '{}',
  ) as ImportMap;
  return map.integrity?.[address];
}

/** Whether the page has this file already: the sheet is among its styles, the script is what runs. */
const isInPage = (address: string): boolean =>
  document.querySelector(`link[rel=stylesheet][href="${address}"],script[src="${address}"]`) !==
  null;

const cameByLink = (rel: string, href: string, integrity: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, integrity, crossOrigin: '' });
    link.addEventListener('load', () => {
      resolve(true);
    });
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });

/** For a browser that knows no such link, and would tell nothing of it: the import takes the file from the cache. */
const cameByFetch = (address: string, integrity: string): Promise<boolean> =>
  fetch(address, { integrity }).then(
    ({ ok }) => ok,
    () => false,
  );

const knowsLink = (rel: string): boolean => document.createElement('link').relList.supports(rel);

/** Fetches a file and checks it. @returns whether it came; without a digest nothing does */
async function fetchFile(address: string): Promise<boolean> {
  if (isInPage(address)) return true;
  const digest = digestOf(address);
  if (digest === undefined) return false;
  const rel = address.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const came = await (knowsLink(rel)
    ? cameByLink(rel, address, digest)
    : cameByFetch(address, digest));
  // The next one who asks fetches it anew.
  if (!came) asked.delete(address);
  return came;
}

function cameOnce(address: string): Promise<boolean> {
  const coming = asked.get(address) ?? fetchFile(address);
  asked.set(address, coming);
  return coming;
}

/**
 * Loads a lazy chunk once each of its files has come as its digest says, and never otherwise: `import()` takes no
 * digest, and would fetch anew what a link has refused. The build has it stand for Vite's loader
 * (`tools/build/verified-chunks.ts`).
 * @param files of the chunk, and all that it imports, by their paths from the site's root
 * @throws an error of a part that is not there (`isPartUnavailable`)
 */
export async function loadChunk<Module>(
  run: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    const came = await Promise.all(files.map((file) => cameOnce(`/${file}`)));
    if (came.includes(false)) throw new Error(`No file ${files[came.indexOf(false)]}`);
    return await run();
  } catch (error) {
    // Who fetches the part knows how it is fetched again.
    if (error instanceof Error) markUnavailable(error, {});
    throw error;
  }
}
