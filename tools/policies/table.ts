import { hasFallen, type Proof, type PropertyInfo } from '../../machines/policies/proof-types.ts';

/** The sign of a proof in a table: `-` for one that the policy's regulator does not ask for, and that does not hold. */
const signOf = (proof: Proof): string =>
  proof.verdict === 'proven' ? String(proof.states) : proof.demanded ? 'FALLS' : '-';

/** A line for each property: for each policy the visited states, or that it does not hold. */
export function table(proofs: readonly Proof[], properties: readonly PropertyInfo[]): string {
  const policies = [...new Set(proofs.map(({ policy }) => policy))];
  const rows = properties.map(({ id }) => {
    const of = proofs.filter(({ property }) => property === id);
    const ms = of.reduce((sum, { ms: own, sameAs }) => sum + (sameAs === undefined ? own : 0), 0);
    const cells = policies.map((policy) => of.find((one) => one.policy === policy));
    return [id, ...cells.map((one) => (one ? signOf(one) : '')), `${Math.round(ms)} ms`];
  });
  return aligned([['states visited', ...policies, ''], ...rows]);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** The shortest path to the forbidden event, a line for each step. */
export const pathInLines = ({ path }: Proof): string =>
  path
    .map(({ by, words, flow, screen }, index) => {
      const shown = screen === undefined ? '' : ` → ${flow ?? ''} shows ${screen}`;
      return `${String(index + 1).padStart(4)}. ${by === 'player' ? 'the player ' : ''}${words}${shown}`;
    })
    .join('\n');

/** The claims that were asked for and do not hold, each with its path; empty where all is well. */
export const fallenInWords = (
  proofs: readonly Proof[],
  properties: readonly PropertyInfo[],
): string =>
  proofs
    .filter(hasFallen)
    .map((proof) => {
      const title = properties.find(({ id }) => id === proof.property)?.title ?? '';
      return `${proof.policy}: ${proof.property} does not hold. ${title}\n${pathInLines(proof)}`;
    })
    .join('\n\n');
