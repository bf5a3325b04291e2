import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textFiles } from '../build/texts.ts';
import { listEdits } from './lists.ts';
import { machineFiles } from './machine-files.ts';
import { planOf, type Contract, type FlowPlan } from './plan.ts';
import { siteFiles } from './site-files.ts';
import { textsOf, withTexts } from './texts.ts';

const TEXTS = 'src/texts';

/** The files that are written for a flow. Paths are relative to the repository. */
export interface Written {
  readonly plan: FlowPlan;
  readonly made: readonly string[];
  readonly changed: readonly string[];
}

/**
 * Writes a flow of one operation of the contract.
 *
 * @param root the folder to write to; the lists to change are read there, too
 * @throws Error when there is such a flow, or none can be made of the operation
 */
export function writeFlow(root: string, id: string, operation: string): Written {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const contract = JSON.parse(read('openapi/bundle.gen.json')) as Contract;
  const limits = read('reference/fields.gen.ts').matchAll(/^export const (\w+)/gm);
  const limited = new Set([...limits].map(([, name = '']) => name));
  const english: unknown[] = textFiles(join(root, TEXTS), 'en').map((file) =>
    JSON.parse(read(`${TEXTS}/${file}`)),
  );
  const words = Object.assign({}, ...english) as Record<string, string>;
  const plan = planOf(contract, id, operation, limited, words);
  const own = Object.entries(machineFiles(plan)).map(([name, code]) => [
    `machines/${plan.area}/${plan.folder}/${name}`,
    code,
  ]);
  const made: Readonly<Record<string, string>> = {
    ...(Object.fromEntries(own) as Record<string, string>),
    ...siteFiles(plan),
  };
  const there = Object.keys(made).find((path) => existsSync(join(root, path)));
  if (there !== undefined) throw new Error(`${there} is there already`);
  const texts = textsOf(plan);
  const languages = new Set(textFiles(join(root, TEXTS)).map((file) => basename(file, '.json')));
  const edited = Object.fromEntries([
    ...Object.entries(listEdits(plan)).map(([path, edit]) => [path, edit(read(path))] as const),
    ...[...languages].map((language) => {
      const path = `${TEXTS}/${plan.area}/${language}.json`;
      const known = existsSync(join(root, path)) ? read(path) : '{}';
      return [path, withTexts(known, texts, language)] as const;
    }),
  ]);
  const changed = Object.fromEntries(
    Object.entries(edited).filter(
      ([path, code]) => !existsSync(join(root, path)) || read(path) !== code,
    ),
  );
  for (const [path, code] of Object.entries({ ...made, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  return { plan, made: Object.keys(made), changed: Object.keys(changed) };
}
