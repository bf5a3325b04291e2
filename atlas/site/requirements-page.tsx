import { countUntried, isBeside, PROOFS, type Proof } from '../../review/requirements/proof.ts';
import { addressOf, fileOf } from '../address.ts';
import type { RequirementRow, Run } from '../data.ts';
import { LEVEL_WORDS, ranAt, runOf, standingOf, type Standing } from './coverage.ts';
import { go, useHash } from './hash.ts';
import { toMiddle } from './into-view.ts';
import { Mark } from './mark.tsx';
import { PROOF_WORDS, ProofMark, ProofOf, Untried } from './proof.tsx';
import * as css from './styles.css.ts';
import * as tables from './tables.css.ts';
import { MeetingLine } from './words.tsx';

/** Every requirement, those not built yet included: how it is held, and where in charts, paths, tests and code. */
export function RequirementsPage({
  all,
  runs,
}: {
  all: readonly RequirementRow[];
  runs: readonly Run[];
}) {
  const groups = [...new Set(all.map(({ id }) => groupOf(id)))];
  // A requirement or a group, and how it is held: `#/DEP-06`, `#/DEP/named`, `#//absent`.
  const [subject = '', held] = useHash().replace(/^#\//, '').split('/');
  const kind = PROOFS.find((one) => one === held) ?? '';
  const asked = groups.includes(subject) ? '' : subject;
  const isUnknown = asked !== '' && all.every(({ id }) => id !== asked);
  const group = isUnknown ? '' : groupOf(subject);
  const choose = (chosen: string, how: Proof | ''): void =>
    go(`#/${chosen}${how === '' ? '' : `/${how}`}`);
  const counted = all.filter(({ id }) => !isBeside(id));
  const many = (kind: Proof): number => counted.filter(({ proof }) => proof === kind).length;
  const rows = all
    .filter(({ id }) => group === '' || groupOf(id) === group)
    // A requirement that was asked for shows whatever its kind.
    .filter(({ id, proof }) => kind === '' || proof === kind || id === asked);
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1>Requirements</h1>
        <p className={css.quiet}>
          {counted.length} requirements, those not built yet included, and{' '}
          {all.length - counted.length} decisions and details of our own, which are not counted.{' '}
          <Untried count={countUntried(all)} />
        </p>
        <ul>
          {PROOFS.map((proof) => (
            <li key={proof}>
              <ProofMark proof={proof} text={`${proof} ${many(proof)}`} />: {PROOF_WORDS[proof]}
            </li>
          ))}
        </ul>
        {isUnknown && (
          <output>
            No requirement is called <code>{asked}</code>: these are all that there are.
          </output>
        )}
        <p className={css.row}>
          <label className={css.choice}>
            Group
            <select
              className={css.select}
              value={group}
              onChange={(event) => choose(event.target.value, kind)}
            >
              <option value="">all</option>
              {groups.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label className={css.choice}>
            Held
            <select
              className={css.select}
              value={kind}
              onChange={(event) =>
                choose(subject, PROOFS.find((one) => one === event.target.value) ?? '')
              }
            >
              <option value="">in any way</option>
              {PROOFS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </p>
      </div>
      {rows.length === 0 && kind !== '' && (
        <output className={css.row}>
          No requirement{group === '' ? '' : ` of ${group}`} is {kind}.
          <button type="button" className={css.button} onClick={() => choose(subject, '')}>
            Show those held in any way
          </button>
        </output>
      )}
      <div className={tables.wide} hidden={rows.length === 0}>
        <table className={tables.matrix}>
          <thead>
            <tr>
              <th scope="col">Id</th>
              <th scope="col">What it asks for</th>
              <th scope="col">Held</th>
              <th scope="col">In the charts</th>
              <th scope="col">Paths</th>
              <th scope="col">Tests</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} runs={runs} asked={row.id === asked} />
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

const groupOf = (id: string): string => id.split('-')[0] ?? '';

function Row({ row, runs, asked }: { row: RequirementRow; runs: readonly Run[]; asked: boolean }) {
  const { id, wording, states, transitions, journeys, paths, tests, code, meetings, policyFields } =
    row;
  return (
    <tr ref={asked ? toMiddle : undefined} aria-current={asked ? 'true' : undefined}>
      <th scope="row">
        <a className={css.tag} href={`#/${id}`}>
          {id}
        </a>
      </th>
      <td data-head="Asks for">
        {wording}
        {meetings.map((meeting) => (
          <MeetingLine key={meeting.id} meeting={meeting} of={id} file={fileOf(meeting.flow)} />
        ))}
      </td>
      <td data-head="Held">
        <ProofOf {...row} />
      </td>
      <td data-head="In the charts">
        {states.length + transitions.length + policyFields.length === 0 && <None />}
        <ul className={css.list}>
          {states.map((state) => (
            <li key={state.id}>
              <a href={addressOf(state.flow, { view: 'chart', state: state.id })}>{state.name}</a>
            </li>
          ))}
          {transitions.map((edge) => (
            <li key={edge.id}>
              <a href={addressOf(edge.flow, { view: 'chart', transition: edge.id })}>{edge.name}</a>
            </li>
          ))}
          {policyFields.map(({ field, title }) => (
            <li key={field}>
              <a href={`policies.html#/${field}`}>Markets: {title}</a>
            </li>
          ))}
        </ul>
      </td>
      <td data-head="Paths">
        {paths.length === 0 ? (
          <None />
        ) : (
          <>
            <p className={css.number}>{count(paths.length, 'path')}</p>
            <p className={css.marks}>
              {ranAt(runs).map((level) => (
                <Mark
                  key={level}
                  standing={together(runOf(runs, level), row)}
                  text={LEVEL_WORDS[level]}
                />
              ))}
            </p>
          </>
        )}
      </td>
      <td data-head="Tests">
        <Tests tests={tests} journeys={journeys} code={code} />
      </td>
    </tr>
  );
}

/** An empty cell says so. */
const None = () => <span className={css.quiet}>none</span>;

/** The results of the paths through the parts that name a requirement. */
function together(run: Run, { paths }: RequirementRow): Standing {
  const standings = paths.map((id) => standingOf(run, id));
  if (standings.includes('failed')) return 'failed';
  return (['passed', 'outdated'] as const).find((one) => standings.includes(one)) ?? 'idle';
}

const count = (many: number, of: string): string => `${many} ${of}${many === 1 ? '' : 's'}`;

function Tests({ tests, journeys, code }: Pick<RequirementRow, 'tests' | 'journeys' | 'code'>) {
  if (tests.length === 0) {
    return (
      <>
        <None />
        {code.length > 0 && <p className={css.small}>claimed by {code.join(', ')}</p>}
      </>
    );
  }
  return (
    <details>
      <summary>
        {count(tests.length, 'file')}
        {journeys.length > 0 && `, ${count(journeys.length, 'journey')}`}
      </summary>
      <ul className={css.small}>
        {tests.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
        {journeys.map(({ flow, title }) => (
          <li key={`${flow} ${title}`}>
            {flow}: {title}
          </li>
        ))}
      </ul>
    </details>
  );
}
