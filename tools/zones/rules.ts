/** An import as a rule sees it; paths are relative to the repository, with `/`. */
export interface Import {
  readonly from: string;
  /** A repository path, or the package name of anything installed. */
  readonly to: string;
  readonly isPackage: boolean;
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

/** The folders that each top folder may import from, itself aside. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  machines: ['openapi'],
  src: ['machines', 'openapi'],
  atlas: ['machines', 'openapi', 'replay'],
  backend: ['openapi'],
  tests: ['machines', 'openapi', 'src', 'backend', 'atlas', 'replay', 'tools', 'package.json'],
  e2e: ['machines', 'openapi', 'replay', 'tests', 'tools'],
  bench: ['machines', 'openapi', 'src', 'backend', 'replay', 'tests', 'tools'],
};

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

const top = (path: string): string => path.split('/')[0] ?? '';

/** Why an import is not allowed; undefined when it is. */
export function violation(edge: Import): string | undefined {
  const zone = top(edge.from);
  if (edge.isPackage) {
    return zone === 'machines' && !machinePackages.has(edge.to) && !isPlanner(edge)
      ? 'machines import nothing but XState: no React, DOM, fetch, router or i18n'
      : undefined;
  }
  const allowed = arrows[zone];
  const target = top(edge.to);
  if (allowed === undefined || target === zone) return undefined;
  if (!allowed.includes(target)) {
    return `${zone} may import from ${[zone, ...allowed].join(', ')} only`;
  }
  if (
    target !== 'openapi' ||
    edge.typeOnly ||
    isReference(edge.to) ||
    zone === 'backend' ||
    zone === 'tests' ||
    zone === 'e2e'
  ) {
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
