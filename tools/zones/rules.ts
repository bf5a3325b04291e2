/** An import as a rule sees it; paths are relative to the repository, with `/`. */
export interface Import {
  readonly from: string;
  /** A repository path, or the package name of anything installed. */
  readonly to: string;
  readonly isPackage: boolean;
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

/** The folders that each top folder may import from, itself aside. Nothing imports `scripts`. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  reference: ['openapi'],
  machines: ['reference', 'openapi'],
  src: ['machines', 'reference', 'openapi'],
  studio: ['machines', 'reference', 'openapi', 'src'],
  backend: ['reference', 'openapi'],
  review: ['machines', 'reference', 'openapi', 'vitest.config.ts'],
  replay: ['review', 'machines', 'reference', 'openapi', 'src'],
  atlas: ['review', 'replay', 'machines', 'reference', 'openapi'],
  tools: ['machines', 'reference', 'src', 'backend', 'vitest.config.ts'],
  tests: [
    'review',
    'replay',
    'machines',
    'reference',
    'openapi',
    'src',
    'studio',
    'backend',
    'atlas',
    'tools',
    'package.json',
  ],
  e2e: [
    'review',
    'replay',
    'machines',
    'reference',
    'openapi',
    'studio',
    'atlas',
    'tests',
    'tools',
  ],
  bench: [
    'review',
    'replay',
    'machines',
    'reference',
    'openapi',
    'src',
    'backend',
    'tests',
    'tools',
    'atlas',
  ],
  scripts: ['review', 'replay', 'machines', 'reference', 'atlas', 'tools'],
};

/** What the studio's client has of the site: how a chart is bound to the contract, and answers are checked by it. */
const isOfContract = (path: string): boolean => /^src\/api\/(?:answers|bind|check)\.ts$/.test(path);

/** Folders that may read the contract's values as well as its types. */
const READERS: ReadonlySet<string> = new Set([
  'backend',
  'replay',
  'review',
  'tests',
  'e2e',
  'bench',
]);

/** Packages that a chart may know: itself, the contract's types and XState. */
const machinePackages = new Set(['xstate', 'xstate/graph']);

/** The table of all operations, for backend, tools and tests. */
const operationsTable = 'openapi/operations.gen.ts';

/** The tables by which the client asks and checks an answer. */
const isClientTable = (path: string): boolean => path.startsWith('openapi/client/');

/** The contract's named examples as data: the answers of a sample's operations. */
const outcomesTable = 'openapi/outcomes.gen.ts';
const isSample = (path: string): boolean => path.endsWith('/samples.ts');

/** The oracle reads which operations only read; like the planner it never ships to players. */
const isOracle = (path: string): boolean => path === 'machines/engine/safety.ts';

/** The path planner solves assignments; it is a tool and never ships to players. */
const isPlanner = ({ from, to }: Import): boolean =>
  from === 'machines/engine/postman.ts' && to === 'munkres';

/** The site in a DOM, and paths walked there: of all path performers, only these know the site. */
const isInDom = (path: string): boolean => /^replay\/(?:dom|view)\//.test(path);

/** The site's texts as data, by which path performers find things: no code of the site comes along. */
const isCatalogue = ({ from, to }: Import): boolean =>
  from === 'replay/texts.ts' && /^src\/texts\/\w+\/\w+\.json$/.test(to);

/** Tolerated circles of folders, each with its reason; a circle that is gone fails here. */
export const KEPT_CIRCLES: Readonly<Record<string, string>> = {
  'replay/access → replay/browser':
    'a stage signs up and logs in its players by the drivers themselves',
};

/** An area of the backend, which reaches others by ports that `backend/bindings` binds. */
const isBackendArea = (path: string): boolean =>
  /^backend\/(?!third-parties\/|back-office\/|bindings\/)[^/]+\//.test(path);

/** The people and the services around an area. */
const isAroundAreas = (path: string): boolean =>
  /^backend\/(?:third-parties|back-office)\//.test(path);

/** An area of the site, or what builds on all of them. */
const isSiteArea = (path: string): boolean =>
  /^src\/(?:access|profile|verification|banking|limits|rewards|games|site)\//.test(path);

/** The few files that put the site together, and its pages. */
const isSiteWhole = (path: string): boolean => /^src\/(?:app|routes)\//.test(path);

/** Why a module of the site must not import another of the site; undefined when it may. */
function siteViolation({ from, to }: Import): string | undefined {
  if (isSiteWhole(to) && (isSiteArea(from) || from.startsWith('src/runtime/'))) {
    return 'areas stand on src/runtime; src/app and src/routes put them together, and nobody below knows these';
  }
  return isSiteArea(to) && from.startsWith('src/runtime/')
    ? 'src/runtime is what areas stand on: it knows none of them'
    : undefined;
}

/** The top folder of a path; a file of the root stands for itself. */
const top = (path: string): string => path.split('/')[0] ?? '';

/** Why an import is not allowed; undefined when it is. */
export function violation(edge: Import): string | undefined {
  const zone = top(edge.from);
  if (edge.isPackage) {
    return zone === 'machines' && !machinePackages.has(edge.to) && !isPlanner(edge)
      ? 'machines import nothing but XState: no React, DOM, fetch, router or i18n'
      : undefined;
  }
  const target = top(edge.to);
  if (target === 'scripts') return 'scripts are commands: what others need of one stands elsewhere';
  if (isInDom(edge.to) && !isInDom(edge.from) && zone !== 'tests') {
    return 'replay/dom and replay/view are for tests: nothing else of replay, nor the atlas, knows src';
  }
  if (isBackendArea(edge.from) && isAroundAreas(edge.to)) {
    return 'areas know third parties and the back office by ports; backend/bindings says who they are';
  }
  const inSite = siteViolation(edge);
  if (inSite !== undefined) return inSite;
  const allowed = arrows[zone];
  if (zone === edge.from || target === zone) return undefined;
  if (allowed === undefined) return `${zone} has no place in tools/zones/rules.ts`;
  if (!allowed.includes(target)) {
    return `${zone} may import from ${[zone, ...allowed].join(', ')} only`;
  }
  if (zone === 'studio' && target === 'src' && !isOfContract(edge.to)) {
    return "the studio's client knows nothing of the site but how the contract is called";
  }
  if (zone === 'replay' && target === 'src' && !isInDom(edge.from) && !isCatalogue(edge)) {
    return 'of replay, replay/dom and replay/view alone know src; replay/texts.ts reads its texts';
  }
  if (target !== 'openapi' || edge.typeOnly || READERS.has(zone)) {
    return undefined;
  }
  if (zone === 'machines') {
    return (isSample(edge.from) && edge.to === outcomesTable) ||
      (isOracle(edge.from) && edge.to === operationsTable)
      ? undefined
      : `machines take types only from openapi; samples.ts alone reads ${outcomesTable}`;
  }
  return isClientTable(edge.to) ? undefined : `${zone} takes types and openapi/client only`;
}
