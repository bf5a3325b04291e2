import type { ApprovalStatus } from '../../review/approvals/approval-status.ts';
import { STANDING_NAMES } from '../../review/approvals/words.ts';
import type { ApprovalData } from '../approval-data.ts';
import * as own from './approval.css.ts';
import { ShapeMark } from './mark.tsx';
import * as css from './styles.css.ts';
import { color } from './theme.css.ts';

const PAINT: Readonly<Record<ApprovalStatus, string>> = {
  approved: color.passed,
  changed: color.failed,
  second: color.open,
  never: color.idle,
};

/** How something stands to its approval: a shape of its own for each state, and words. */
export function ApprovalMark({ standing, text }: { standing: ApprovalStatus; text?: string }) {
  return (
    <ShapeMark paint={PAINT[standing]} text={text ?? STANDING_NAMES[standing]}>
      <StandingShape standing={standing} />
    </ShapeMark>
  );
}

function StandingShape({ standing }: { standing: ApprovalStatus }) {
  const ring = { cx: 6, cy: 6, r: 4.5, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 };
  switch (standing) {
    case 'approved':
      return <path d="M1.5 6.5 4.5 9.5 10.5 3" fill="none" stroke="currentColor" strokeWidth="2" />;
    case 'changed':
      return <path d="M6 1 11.5 11H.5Z" fill="currentColor" />;
    case 'second':
      return (
        <>
          <circle {...ring} />
          <path d="M6 1.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />
        </>
      );
    case 'never':
      return <circle {...ring} />;
  }
}

/** In a table: how it stands, and since when. @param at ISO 8601, where it was signed */
export const standingWords = (
  standing: ApprovalStatus,
  regulated: boolean,
  at: string | undefined,
): string => {
  if (standing === 'never' && !regulated) return `${STANDING_NAMES.never}, need not be`;
  return standing === 'approved' && at !== undefined
    ? `${STANDING_NAMES.approved} ${at.slice(0, 10)}`
    : STANDING_NAMES[standing];
};

/** The standing, its signatures, and whether they hold. @param covers the subject of a signature */
export function ApprovalRecord({ approval, covers }: { approval: ApprovalData; covers: string }) {
  const { standing, words, fingerprint, people, history, tampered } = approval;
  return (
    <>
      <p>
        <ApprovalMark standing={standing} />
      </p>
      {words !== STANDING_NAMES[standing] && (
        <p className={css.small}>
          {words.slice(0, 1).toUpperCase()}
          {words.slice(1)}.
        </p>
      )}
      {tampered.length > 0 && (
        <div role="alert" className={css.section}>
          <h3>These records cannot be trusted</h3>
          <ul className={css.list}>
            {tampered.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className={css.facts}>
        <dt>Takes</dt>
        <dd>{people === 1 ? 'one person' : 'two people, each with a key of their own'}</dd>
        <dt>Fingerprint</dt>
        <dd>
          <code>{fingerprint}</code>
        </dd>
      </dl>
      <p className={`${css.section} ${css.small}`}>{covers}</p>
      {history.length > 0 && (
        <section className={css.section}>
          <h3>Signed so far ({history.length})</h3>
          <ol className={own.history} reversed>
            {history.toReversed().map((line, index) => (
              <Signed
                key={line.entry?.signature ?? `unreadable ${index}`}
                line={line}
                current={line.entry?.fingerprint === fingerprint}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Signed({ line, current }: { line: ApprovalData['history'][number]; current: boolean }) {
  const { entry, verdict, holds } = line;
  const seal = (
    <>
      <p>
        <ShapeMark
          paint={holds ? color.passed : color.failed}
          text={holds ? verdict : 'does not count'}
        >
          <StandingShape standing={holds ? 'approved' : 'changed'} />
        </ShapeMark>
      </p>
      {!holds && (
        <p>
          {verdict.slice(0, 1).toUpperCase()}
          {verdict.slice(1)}.
        </p>
      )}
    </>
  );
  if (entry === undefined) return <li className={own.entry}>{seal}</li>;
  const { by, role, at, note, commit, key, evidence, despite } = entry;
  return (
    <li className={own.entry} value={entry.number}>
      <p>
        {by}, {role}
        <br />
        <span className={css.small}>
          {at.slice(0, 16).replace('T', ' ')} UTC,{' '}
          {current ? 'what is here now' : 'an earlier version'}
        </span>
      </p>
      <p>{note}</p>
      {despite !== undefined && (
        <div>
          <p>Signed despite what spoke against it: {despite.reason}</p>
          <ul className={css.list}>
            {despite.obstacles.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {evidence.length > 0 && (
        <p className={css.small}>
          Paths that passed:{' '}
          {evidence.map((one) => `${one.level} ${one.passed} of ${one.of}`).join(', ')}
        </p>
      )}
      {seal}
      <p className={css.small}>
        Key <code>{key}</code>, commit <code>{commit.slice(0, 12)}</code>, fingerprint{' '}
        <code>{entry.fingerprint}</code>
      </p>
    </li>
  );
}
