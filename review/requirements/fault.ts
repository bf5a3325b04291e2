/** A fault that somebody could make in the code that fulfils requirements, and the test that must notice it. */
export interface Fault {
  /** Ids of the requirements that the code no longer fulfils; none for a promise of the design. */
  readonly rows: readonly string[];
  /** The harm to a player or an operator, in plain words. */
  readonly fault: string;
  /** The file, relative to the repository. */
  readonly file: string;
  /** Text that stands exactly once in the file, however it is broken into lines; {@link put} replaces it. */
  readonly find: string;
  readonly put: string;
  /** The test file that must turn red, relative to the repository. */
  readonly test: string;
  /** The title of the test that must turn red, or a part of it that only this test has. */
  readonly named: string;
}

/** Requirements whose code is a type or a constant, where a fault would change the meaning itself. */
export interface Constant {
  readonly rows: readonly string[];
  /** The file that holds it, relative to the repository. */
  readonly constant: string;
  /** The check that holds it instead of a test's run. */
  readonly heldBy: string;
}

const HEAD = /^(?<names>\S+(?:, \S+)*) in (?<file>[^\s:]+)(?:: (?<fault>.+))?\n/;
const BREAK = /^- (?<find>.+)\n\+ ?(?<put>.*)\n\? (?<test>[^\s:]+): (?<named>.+)$/;
const CONSTANT = /^= (?<heldBy>.+)$/;

/**
 * Reads a list of `tests/faults`: blocks between empty lines, whose first line names the rows (`DESIGN` for none),
 * the file and the fault. Then follow the replaced text (`-`), the new text (`+`) and the test that notices (`?`);
 * for a constant its holder (`=`).
 * @throws {Error} when a block has another form
 */
export function readFaults(list: string): (Fault | Constant)[] {
  return list.trim().split('\n\n').map(readBlock);
}

function readBlock(block: string): Fault | Constant {
  const { names = '', file = '', fault = '' } = HEAD.exec(block)?.groups ?? {};
  const body = block.slice(block.indexOf('\n') + 1);
  const rows = names === 'DESIGN' ? [] : names.split(', ');
  const { heldBy } = CONSTANT.exec(body)?.groups ?? {};
  if (file !== '' && heldBy !== undefined) return { rows, constant: file, heldBy };
  const { find, put = '', test = '', named = '' } = BREAK.exec(body)?.groups ?? {};
  if (fault === '' || find === undefined) throw new Error(`This is no break:\n${block}`);
  return { rows, fault, file, find, put, test, named };
}
