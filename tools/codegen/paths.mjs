import { readdir, readFile } from 'node:fs/promises';
import { parseYaml } from '@redocly/openapi-core';

/**
 * Complains about a path of an area's file that the root document does not list.
 * @param documents whole documents, which are no area's
 */
export async function unlistedPaths(folder, documents) {
  const read = async (name) => parseYaml(await readFile(new URL(name, folder), 'utf8'));
  const listed = new Set(Object.keys((await read('openapi.yaml')).paths));
  const complaints = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.yaml') || documents.includes(name)) continue;
    for (const path of Object.keys((await read(name)).paths ?? {})) {
      if (!listed.has(path)) complaints.push(`${name}: ${path} is not listed in openapi.yaml`);
    }
  }
  return complaints;
}
