import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Where the wiring lies, and the share of faults there that tests must notice. Charts have their own
 * mutation (`npm run mutate`); views, the files with markup, are left to breaks and replays: most faults in
 * them are words and looks.
 */
const AIMS: readonly { readonly files: string; readonly aim: number }[] = [
  // Tokens, money, and what keeps people from harm.
  { files: 'src/api/*.ts', aim: 0.95 },
  { files: 'src/money/*.ts', aim: 0.95 },
  { files: 'src/banking/**/*.ts', aim: 0.95 },
  { files: 'src/app/{browser,idle,maintenance,pages,runtime,status,unrouted}.ts', aim: 0.95 },
  { files: 'openapi/reference/*.ts', aim: 0.95 },
  { files: 'backend/access/{authentication,codes,countries,login,password,rules}.ts', aim: 0.95 },
  { files: 'backend/access/{sessions,status,tokens}.ts', aim: 0.95 },
  { files: 'backend/banking/{deposit-*,deposits,idempotency,ledger,periods}.ts', aim: 0.95 },
  { files: 'backend/banking/{payment-events,wallet,webhook}.ts', aim: 0.95 },
  { files: 'backend/limits/*.ts', aim: 0.95 },
  { files: 'backend/platform/stand-ins.ts', aim: 0.95 },
  { files: 'backend/rewards/deposit-bonuses.ts', aim: 0.95 },
  // What pages stand on.
  { files: 'src/app/*.ts', aim: 0.85 },
  { files: 'src/app/{context,guard,live,site-state}.tsx', aim: 0.85 },
  { files: 'src/shell/*.ts', aim: 0.85 },
  { files: 'src/content/*.ts', aim: 0.85 },
  { files: 'src/locale/*.ts', aim: 0.85 },
  { files: 'src/texts/*.ts', aim: 0.85 },
  { files: 'src/ui/{failure-words,rules,use-refusals}.ts', aim: 0.85 },
  { files: 'src/access/**/*.ts', aim: 0.85 },
  { files: 'backend/access/{registration,verification}.ts', aim: 0.85 },
  { files: 'backend/platform/{config,limits,retention}.ts', aim: 0.85 },
  { files: 'backend/platform/http/{hosts,origin}.ts', aim: 0.85 },
];

/** What is not mutated although it lies there, and why. */
const LEFT_ALONE: readonly { readonly files: string; readonly because: string }[] = [
  { files: '**/*.gen.ts', because: 'generated; its generator is compared with it' },
  { files: '**/*.css.ts', because: 'looks; contrast and layout are measured in the browser' },
  {
    files: 'openapi/reference/country-lines.ts',
    because: 'one text of all countries; taken away as a whole it is missed everywhere',
  },
  {
    files: 'src/app/lazy-rich-text.ts',
    because: 'an import put off; only a bundle shows the difference',
  },
];

/** A file whose wiring is mutated. */
export interface WireFile {
  /** Relative to the repository, with `/`. */
  readonly file: string;
  /** The share of faults that tests must notice, 0 to 1. */
  readonly aim: number;
}

/** Every file of the wiring in or below a path (a file, or a folder); in the order of their names. */
export function wireFiles(within = ''): WireFile[] {
  const isLeftAlone = (file: string): boolean =>
    LEFT_ALONE.some(({ files }) => matchesGlob(file, files));
  const aims = new Map<string, number>();
  for (const { files, aim } of AIMS) {
    for (const file of matching(files)) {
      if (!isLeftAlone(file) && !aims.has(file)) aims.set(file, aim);
    }
  }
  return [...aims]
    .map(([file, aim]) => ({ file, aim }))
    .filter(({ file }) => isWithin(within, file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Whether a path is a file, or a folder around it; everything is in ''. */
export const isWithin = (path: string, file: string): boolean =>
  path === '' || file === path || file.startsWith(`${path}/`);

const matching = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
