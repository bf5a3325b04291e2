import { type Came, PROOFS, type Proof } from '../../review/requirements/proof.ts';
import type { IndexData, RequirementRow } from '../data.ts';
import { ShapeMark } from './mark.tsx';
import { row, small } from './styles.css.ts';
import { color } from './theme.css.ts';

const PAINT = {
  proven: color.passed,
  named: color.open,
  absent: color.idle,
} as const satisfies Record<Proof, string>;

/** The meaning of each kind, for a legend. */
export const PROOF_WORDS: Readonly<Record<Proof, string>> = {
  proven: 'a fault that takes it away was put into the code, and a test noticed',
  named: 'a test mentions it, which alone proves nothing',
  absent: 'no test mentions it',
};

/** How a requirement is held: by shape, colour and word. */
export function ProofMark({ proof, text = proof }: { proof: Proof; text?: string }) {
  return (
    <ShapeMark paint={PAINT[proof]} text={text}>
      <Shape proof={proof} />
    </ShapeMark>
  );
}

function Shape({ proof }: { proof: Proof }) {
  switch (proof) {
    case 'proven':
      return (
        <>
          <rect x=".5" y=".5" width="11" height="11" rx="2" fill="currentColor" />
          <path d="M3.2 6.2l2 2 3.6-4.2" fill="none" stroke={color.surface} strokeWidth="1.5" />
        </>
      );
    case 'named':
      return (
        <>
          <circle cx="6" cy="6" r="4.8" fill="none" stroke="currentColor" />
          <path d="M6 1.2a4.8 4.8 0 0 1 0 9.6z" fill="currentColor" />
        </>
      );
    case 'absent':
      return <path d="M2 6h8" stroke="currentColor" strokeWidth="2" />;
  }
}

/** How many of some requirements are held in which way. */
export function ProofCounts({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <span className={row}>
      {PROOFS.map((proof) => (
        <ProofMark
          key={proof}
          proof={proof}
          text={`${proof} ${proofs.filter((one) => one === proof).length}`}
        />
      ))}
    </span>
  );
}

/** The proofs of all that the product must do: unbuilt requirements count as not proven. */
export const ProductProofs = ({ proofs, untried }: Pick<IndexData, 'proofs' | 'untried'>) => (
  <p className={small}>
    Of all {proofs.all} requirements of the product, those not built yet included: {proofs.proven}{' '}
    proven, {proofs.named} named, {proofs.absent} absent. <Untried count={untried} />
  </p>
);

/** A requirement that may be proven, and was not tried, is told as named: a reader must know why. */
export const Untried = ({ count }: { count: number }) =>
  count > 0 && (
    <span>
      The faults of {count} were not run on this code, and prove nothing here until{' '}
      <code>npm run faults</code> has run.
    </span>
  );

const CAME = {
  noticed: 'A fault was noticed',
  'not noticed': 'A fault was not noticed',
  'not run': 'A fault was not run on this code',
} as const satisfies Record<Came, string>;

/** How one requirement is held, and the fault that is tried for it. */
export function ProofOf({
  proof,
  faults,
  constants,
}: Pick<RequirementRow, 'proof' | 'faults' | 'constants'>) {
  return (
    <>
      <p>
        <ProofMark proof={proof} />
      </p>
      {faults.map(({ fault, file, test, named, came }) => (
        <details key={`${fault} ${file}`}>
          <summary>{CAME[came]}</summary>
          <p className={small}>
            {fault}, in <code>{file}</code>; by <code>{test}</code>: {named}
          </p>
        </details>
      ))}
      {constants.map(({ constant, heldBy }) => (
        <p key={constant} className={small}>
          A constant or a type, in <code>{constant}</code>: {heldBy}
        </p>
      ))}
    </>
  );
}
