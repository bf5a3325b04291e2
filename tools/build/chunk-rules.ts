import { globSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A file of its own for modules that travel together. */
interface ChunkRule {
  readonly name: string;
  readonly priority?: number;
  readonly tags?: readonly ['$initial'];
  /** The least number of files that must need a module. */
  readonly minShareCount?: number;
  /** The modules, as beginnings of their paths from any folder on: patterns, with `/` for every separator. */
  readonly of?: readonly string[];
  /** Those of them that are left out. */
  readonly but?: readonly string[];
}

const RULES: readonly ChunkRule[] = [
  // Reachable from the runtime, needed only for texts that nobody compiled.
  { name: 'icu', priority: 1, of: ['moo/', '@messageformat/', 'message-utils/'] },
  { name: 'libraries', tags: ['$initial'], of: ['node_modules/'] },
  { name: 'core', tags: ['$initial'] },
  // The home page has no form: it does not wait for what forms share.
  {
    name: 'forms',
    minShareCount: 3,
    of: [
      'src/ui/form\\b',
      'src/ui/rules\\b',
      'src/ui/use-refusals\\b',
      'src/ui/\\w*[Ff]ield\\b',
      'src/ui/Select\\b',
      'src/ui/Checkbox\\b',
      'src/ui/RadioCards\\b',
    ],
  },
  // A dialog brings its library along, as does a text with elements in it, helplines and countries their tables: no
  // first page shows one.
  {
    name: 'kit',
    minShareCount: 4,
    of: [
      'src/ui/',
      'src/shell/',
      'src/content/(?:decode|links|targeting)\\.',
      'src/money/',
      'src/locale/',
      'src/texts/',
      'src/brands/',
      'icons/ban\\.',
      'icons/gauge\\.',
      'icons/message-circle\\.',
    ],
    but: [
      'src/ui/Helplines',
      'src/ui/Modal',
      'src/ui/failure-words',
      'src/ui/Notice',
      'src/ui/Copyable',
      'src/ui/copyable',
      'src/ui/tokens',
      'src/ui/durations',
      'src/ui/weighted-games',
      'src/shell/LazyModal',
      'src/locale/countries',
      'src/locale/dates',
      'src/locale/moments',
      'src/texts/T\\.',
    ],
  },
  // The tile of an offer, and where it leads: lobbies and promotions need both.
  {
    name: 'offers',
    minShareCount: 2,
    of: [
      'src/runtime/offers/OfferTile\\.',
      'src/runtime/offers/offer-tile\\.',
      'src/runtime/content/use-content-link\\.',
    ],
  },
  // Too small for files of their own.
  {
    name: 'parts',
    minShareCount: 2,
    of: [
      'src/runtime/content/content-error-words\\.',
      'icons/message-circle\\.',
      'icons/sparkles\\.',
    ],
  },
  // A first page comes with its content: it asks for none.
  {
    name: 'content',
    minShareCount: 2,
    of: [
      'src/content/(?:client|error|options|promotion-queries|queries|query|read|read-promotions)\\.',
    ],
  },
  // What the platform answered and pages keep: a page of games asks for it, the home page of a guest does not.
  { name: 'queries', minShareCount: 2, of: ['query-core/', 'src/runtime/query\\.'] },
  // What flows share, and what the pages of money do: a slow line would wait for each by itself.
  {
    name: 'flows',
    minShareCount: 3,
    of: [
      'src/runtime/flows/failure-notice\\b',
      'src/runtime/flows/use-screen-focus\\b',
      'src/runtime/flows/site-flow\\b',
      'src/runtime/guard/PlayerTabs\\b',
      'src/runtime/player/player-page\\b',
      'src/ui/failure-words\\b',
      'src/ui/durations\\b',
      'src/ui/weighted-games\\b',
      'src/shell/LazyModal\\b',
      'src/runtime/locale/tag\\b',
      'src/runtime/locale/use-zone\\b',
      'src/runtime/locale/use-deadlines\\b',
      'src/texts/T\\b',
      'src/locale/dates\\b',
      'src/locale/moments\\b',
    ],
  },
  {
    name: 'cashier',
    minShareCount: 2,
    of: [
      'src/banking/documents\\b',
      'src/banking/wallet/WalletCard\\b',
      'src/runtime/guard/payouts\\b',
      'src/limits/LimitLinks\\b',
      'src/ui/Copyable\\b',
    ],
  },
  // What comes of a check at the cashier has icons that the home page, with two of them, does without.
  {
    name: 'icons',
    minShareCount: 4,
    of: ['icons/[\\w-]+\\.mjs'],
    but: ['icons/ban\\.', 'icons/gauge\\.', 'icons/ticket\\.', 'icons/sparkles\\.'],
  },
];

/** Modules in files of their own that many load nevertheless, and why. */
const ALONE: Readonly<Record<string, string>> = {
  'src/ui/Modal.tsx': 'It brings a library along, and no first page shows a dialog.',
  'src/runtime/flows/use-flow.ts': 'The home page and pages of content run no flow.',
  'reference/policies.ts':
    'No first page knows a policy: the question about cookies brings them later.',
};

/** A module that so many files load is to be in a chunk: each file is one more to wait for. */
const MANY = 8;

const pattern = (of: readonly string[], but: readonly string[] = []): RegExp => {
  const any = (names: readonly string[]): string => names.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/]${but.length > 0 ? `(?!${any(but)})` : ''}(?:${any(of)})`);
};

/** The groups of the build's chunks: few files, so that a first visit does not queue for many small ones. */
export const chunkGroups = RULES.map(({ of, but, tags, ...rule }) => ({
  ...rule,
  ...(tags && { tags: [...tags] }),
  ...(of && { test: pattern(of, but) }),
}));

/** A file of the build. */
export interface BuiltChunk {
  readonly name: string;
  /** Whether something other than another file's import asks for it. */
  readonly isEntry: boolean;
  /** Its modules, as paths from the root. */
  readonly modules: readonly string[];
  /** How many files import it. */
  readonly importers: number;
}

/**
 * What is wrong between the rules and the site, each a sentence that says what to do.
 * @param paths of every source of the site and every module of the build, with `/` as separator
 */
export function chunkComplaints(
  paths: readonly string[],
  chunks: readonly BuiltChunk[],
): readonly string[] {
  const named = RULES.flatMap(({ name, of = [], but = [] }) =>
    [...of, ...but].map((what) => ({ name, what })),
  );
  const gone = named
    .filter(({ what }) => !paths.some((path) => pattern([what]).test(`/${path}`)))
    .map(
      ({ name, what }) =>
        `The chunk ${name} names ${what}, which is no module any more: write its new name in tools/build/chunk-rules.ts, or take it out.`,
    );
  const rules = new Set(RULES.map(({ name }) => name));
  const shared = chunks.filter(
    ({ name, isEntry, modules, importers }) =>
      !isEntry && !rules.has(name) && modules.length > 0 && importers >= MANY,
  );
  const isAlone = ({ modules }: BuiltChunk): boolean => modules.some((one) => one in ALONE);
  const unnamed = shared
    .filter((chunk) => !isAlone(chunk))
    .map(
      ({ modules, importers }) =>
        `${modules.join(', ')}: ${importers} files load it, and no chunk names it. Name it in a rule of tools/build/chunk-rules.ts, or in ALONE with the reason.`,
    );
  const outdated = Object.keys(ALONE)
    .filter((one) => !shared.some(({ modules }) => modules.includes(one)))
    .map(
      (one) =>
        `${one} is no file of its own that many load: take it out of ALONE in tools/build/chunk-rules.ts.`,
    );
  return [...gone, ...unnamed, ...outdated];
}

/** Fails the build where a rule of its chunks has no module, or a module of many pages no rule. */
export const checkedChunks = (root: string): Plugin => ({
  name: 'checked-chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_, bundle) {
    const from = (id: string): string => id.replaceAll('\\', '/').replace(`${root}/`, '');
    const output = Object.values(bundle).filter((one) => one.type === 'chunk');
    const chunks = output.map(({ name, fileName, isEntry, isDynamicEntry, moduleIds }) => ({
      name,
      isEntry: isEntry || isDynamicEntry,
      modules: moduleIds.map(from).filter((id) => !id.startsWith('\0')),
      importers: output.filter(({ imports }) => imports.includes(fileName)).length,
    }));
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
    const complaints = chunkComplaints([...sources, ...this.getModuleIds()].map(from), chunks);
    if (complaints.length > 0) this.error(complaints.join('\n'));
  },
});
