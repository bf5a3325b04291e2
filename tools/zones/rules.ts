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
  machines: ['openapi'],
  src: ['machines', 'openapi'],
  backend: ['openapi'],
  replay: ['machines', 'openapi', 'src', 'vitest.config.ts'],
  atlas: ['machines', 'openapi', 'replay'],
  tools: ['machines', 'src', 'backend', 'vitest.config.ts'],
  tests: ['machines', 'openapi', 'src', 'backend', 'replay', 'atlas', 'tools', 'package.json'],
  e2e: ['machines', 'openapi', 'replay', 'atlas', 'tests', 'tools'],
  bench: ['machines', 'openapi', 'src', 'backend', 'replay', 'tests', 'tools', 'atlas'],
  scripts: ['machines', 'replay', 'atlas', 'tools'],
};

/** Where the contract's values may be read as well as its types. */
const READERS: ReadonlySet<string> = new Set(['backend', 'replay', 'tests', 'e2e']);

/** What a chart may know: itself, the contract's types and XState. */
const machinePackages = new Set(['xstate', 'xstate/graph']);

/** The run-time table of operations is all that anything but the backend runs of the contract. */
const operationsTable = 'openapi/operations.gen.ts';

/** What the client checks an answer by. */
const checksTable = 'openapi/checks.gen.ts';

/** The contract's named examples as data: what the operations of a sample answer. */
const outcomesTable = 'openapi/outcomes.gen.ts';
const isSample = (path: string): boolean => path.endsWith('/samples.ts');

/** Facts and rules that both sides need, once: the contract's reference. */
const isReference = (path: string): boolean => path.startsWith('openapi/reference/');

/** What must be safe hangs on which operations only read; like the planner it never ships to players. */
const isOracle = (path: string): boolean => path === 'machines/paths/safety.ts';

/** The path planner solves assignments; it is a tool and never ships to players. */
const isPlanner = ({ from, to }: Import): boolean =>
  from === 'machines/paths/postman.ts' && to === 'munkres';

/** The site in a DOM, and paths walked there: of what performs paths, these alone know the site. */
const isInDom = (path: string): boolean => /^replay\/(?:dom|view)\//.test(path);

/** The site's texts as data, by which what performs paths finds things: no code of the site comes along. */
const isCatalogue = ({ from, to }: Import): boolean =>
  from === 'replay/texts.ts' && /^src\/texts\/\w+\/\w+\.json$/.test(to);

/** Circles of folders that are let be, each with its reason; one that is mended fails here. */
export const KEPT_CIRCLES: Readonly<Record<string, string>> = {
  'machines/chart → machines/paths': 'words for paths, and what paths know of a chart: one engine',
  'replay/access → replay/browser':
    'a stage signs up and logs in its players by the drivers themselves',
  'src/access → src/app': 'the shell shows the popups of login and welcome on any page',
  'src/app → src/banking':
    'the runtime brings the realtime channel; money pages are pages of the shell',
  'src/app → src/limits': 'the header offers a day off on any page, where the market wants it',
  'src/app → src/site': 'the shell shows the footer under any page',
  'src/app → src/verification': 'the shell reminds of the questionnaire on any page',
  'src/app → src/verification → src/profile':
    'the same reminder; its form tells its news as those of the account do',
};

/** An area of the backend, to which others are ports that `backend/*.ts` binds. */
const isBackendArea = (path: string): boolean => /^backend\/(?!third-parties\/)[^/]+\//.test(path);

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
  if (isBackendArea(edge.from) && edge.to.startsWith('backend/third-parties/')) {
    return 'areas know third parties by ports; backend/*.ts says who they are';
  }
  const allowed = arrows[zone];
  if (zone === edge.from || target === zone) return undefined;
  if (allowed === undefined) return `${zone} has no place in tools/zones/rules.ts`;
  if (!allowed.includes(target)) {
    return `${zone} may import from ${[zone, ...allowed].join(', ')} only`;
  }
  if (zone === 'replay' && target === 'src' && !isInDom(edge.from) && !isCatalogue(edge)) {
    return 'of replay, replay/dom and replay/view alone know src; replay/texts.ts reads its texts';
  }
  if (target !== 'openapi' || edge.typeOnly || isReference(edge.to) || READERS.has(zone)) {
    return undefined;
  }
  if (zone === 'machines') {
    return (isSample(edge.from) && edge.to === outcomesTable) ||
      (isOracle(edge.from) && edge.to === operationsTable)
      ? undefined
      : `machines take types and reference only from openapi; samples.ts alone reads ${outcomesTable}`;
  }
  const isFree =
    edge.to === operationsTable || (edge.to === checksTable && edge.from === 'src/api/check.ts');
  return isFree
    ? undefined
    : `${zone} takes types, reference and ${operationsTable} only from openapi`;
}
