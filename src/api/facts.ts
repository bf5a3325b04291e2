import * as first from '../../openapi/client/first.gen.ts';
import type { Checks, ClientFacts, OperationId } from '../../openapi/types.ts';
import type { Failure } from '../../machines/operations.ts';

/** What the contract says of an operation, and the checks that its answers share with others. */
export interface Facts {
  readonly facts: ClientFacts;
  readonly shared: Checks;
}

/** The operations of a file of the contract. */
interface Area {
  readonly operations: Readonly<Record<string, ClientFacts>>;
  readonly shared: Checks;
}

const factsIn = ({ operations, shared }: Area, operation: OperationId): Facts | undefined => {
  const facts = operations[operation];
  return facts && { facts, shared };
};

let later: Promise<Area> | undefined;

/** Kept once it came: a page that is left waits for no `import`, not even of what is there. */
const loadLater = (): Promise<Area> =>
  (later ??= import('../../openapi/client/later.gen.ts').catch((): never => {
    later = undefined;
    throw { kind: 'unreachable' } satisfies Failure;
  }));

/**
 * What the contract says of an operation. The areas that no first page asks come in a file of their own, at the
 * first call of one.
 * @throws {Failure} `unreachable` where that file does not come
 */
export async function factsOf(operation: OperationId): Promise<Facts> {
  const known = factsIn(first, operation);
  if (known) return known;
  const facts = factsIn(await loadLater(), operation);
  if (!facts) throw new Error(`The contract has no operation ${operation}`);
  return facts;
}
