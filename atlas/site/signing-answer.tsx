import type { Refusal, Signed } from '../../review/approvals/signing.ts';
import * as own from './approval.css.ts';
import * as css from './styles.css.ts';

/** The signature from this page; the rest of the page was built before. */
export function SignedNow({ signed }: { signed: Signed }) {
  const { of, by, role, at, fingerprint, words } = signed;
  return (
    <div className={`${css.stack} ${own.signed}`}>
      <h3>Signed</h3>
      <p>
        {by}, {role}, signed {of} at {at.slice(0, 16).replace('T', ' ')} UTC.
      </p>
      <p>It is now {words}.</p>
      <p>
        Fingerprint <code>{fingerprint}</code>
      </p>
      <p>
        Commit <code>atlas/approvals</code>: until then it is on this machine alone. The rest of
        this page is as it was built before; the next build shows the signature:
      </p>
      <code>npm run atlas:build</code>
    </div>
  );
}

/** The objections to a signature, at the field that asks for a reason to sign all the same. */
export function Against({ refused: { why, obstacles } }: { refused: Refusal }) {
  return (
    <>
      <p>{why}:</p>
      <ul className={css.list}>
        {obstacles.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        Mend that first, or say here why it is signed all the same. The reason stays in the history.
      </p>
    </>
  );
}

/** Why nothing was signed, where no field is the reason. */
export function NotSigned({ refused: { why } }: { refused: Refusal }) {
  return (
    <div role="alert" className={`${css.section} ${own.refusal}`}>
      <h3>Nothing was signed</h3>
      <p>{why}</p>
    </div>
  );
}
