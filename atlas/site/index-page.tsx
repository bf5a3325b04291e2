import { addressOf } from '../address.ts';
import type { FlowSummary, IndexData, Run } from '../data.ts';
import { ApprovalMark, standingWords } from './approval.tsx';
import { LEVEL_WORDS, ranAt, replayedAt, runOf, summaryOf, type Standing } from './coverage.ts';
import { Mark } from './mark.tsx';
import { VerifyAll } from './details/verify.tsx';
import { NeverRan } from './never-ran.tsx';
import { resultsAddress } from './results-address.ts';
import { tallyOf } from './path-results.ts';
import { ProductProofs } from './proof.tsx';
import { Signs } from './details/signs.tsx';
import * as css from './styles.css.ts';
import * as tables from './tables.css.ts';

/** Every flow by area, with how well it is covered and how its last runs ended. */
export function IndexPage({ index, runs }: { index: IndexData; runs: readonly Run[] }) {
  const areas = Map.groupBy(index.flows, ({ id }) => id.split('.')[0] ?? '');
  const sum = (of: (flow: FlowSummary) => number): number =>
    index.flows.reduce((total, flow) => total + of(flow), 0);
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1>Flows</h1>
        <p className={css.quiet}>
          Every flow of the player site is one chart. What is drawn here is what players run and
          what the tests replay: {index.flows.length} flows, {sum((flow) => flow.states)} states,{' '}
          {sum((flow) => flow.transitions)} transitions, {sum((flow) => flow.paths.length)} paths.
        </p>
        <ProductProofs proofs={index.proofs} untried={index.untried} />
        <VerifyAll flows={index.flows} />
        <Signs />
        <p className={css.small}>
          Paths are replayed on three levels. Model: the chart alone. View: the pages that players
          see, without a browser. Browser: the whole site, in a browser, against the platform.
        </p>
        <OpenResults flows={index.flows} runs={runs} />
      </div>
      {[...areas].map(([area, flows]) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`} className={css.area}>
            {area.charAt(0).toUpperCase() + area.slice(1)}
          </h2>
          <div className={tables.wide}>
            <table className={tables.even}>
              <thead>
                <tr>
                  <th scope="col">Flow</th>
                  <th scope="col">Planned</th>
                  <th scope="col">Paths</th>
                  {ranAt(runs).map((level) => (
                    <th key={level} scope="col">
                      {LEVEL_WORDS[level]}
                    </th>
                  ))}
                  <th scope="col">Approval</th>
                </tr>
              </thead>
              <tbody>
                {flows.map((flow) => (
                  <FlowRow key={flow.id} flow={flow} runs={runs} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
      <div className={css.section}>
        <p className={css.small}>
          Results are those of the machine that built this atlas; each has its own date and commit
          under <a href="results.html">Results</a>. Results of another chart than the one that is
          drawn do not count. A path is watched on the site under Watch, where the site stands
          beside this atlas, or in a window of its own:{' '}
          <code>npm run replay -- &lt;path&gt; --headed --slow</code>.
        </p>
      </div>
    </main>
  );
}

function FlowRow({ flow, runs }: { flow: FlowSummary; runs: readonly Run[] }) {
  const reachable = flow.transitions - flow.waived;
  return (
    <tr>
      <th scope="row">
        <a href={addressOf(flow.id)}>{flow.title}</a>
        <p className={css.small}>{flow.description}</p>
        <p className={css.small}>
          {counted(flow.states, 'state')}, {counted(flow.transitions, 'transition')}
        </p>
        {flow.outdated > 0 && (
          <p className={css.small}>
            {flow.outdated} {flow.outdated === 1 ? 'path does' : 'paths do'} not fit this chart
          </p>
        )}
        {[...outdatedOn(flow, runs)].map(([words, levels]) => (
          <p key={words} className={css.small}>
            {levels.map(({ level }) => LEVEL_WORDS[level]).join(', ')}: {words}
          </p>
        ))}
      </th>
      <td className={css.number} data-head="Planned">
        {flow.covered >= reachable ? (
          `${flow.covered} / ${reachable}`
        ) : (
          <Mark standing="open" text={`${flow.covered} / ${reachable}`} />
        )}
        {flow.waived > 0 && <p className={css.small}>{flow.waived} waived</p>}
      </td>
      <td className={css.number} data-head="Paths">
        {flow.paths.length}
      </td>
      {ranAt(runs).map((level) => (
        <td key={level} data-head={LEVEL_WORDS[level]}>
          <LevelCell flow={flow} run={runOf(runs, level)} />
        </td>
      ))}
      <td data-head="Approval">
        <ApprovalCell flow={flow} />
      </td>
    </tr>
  );
}

/** Why results of a flow no longer hold, and the runs with such results. */
function outdatedOn(flow: FlowSummary, runs: readonly Run[]): Map<string, Run[]> {
  const all = Map.groupBy(
    runs,
    (run) =>
      summaryOf(run, flow.id, replayedAt(flow.paths, flow.skipped[run.level]))?.outdated ?? '',
  );
  all.delete('');
  return all;
}

/** The flows that fail, are outdated or have not run, and a link to the list. */
function OpenResults({ flows, runs }: { flows: readonly FlowSummary[]; runs: readonly Run[] }) {
  const tallies = ranAt(runs).flatMap((level) =>
    flows.map((flow) => tallyOf(flow, runOf(runs, level))),
  );
  const sum = (standing: Standing): number =>
    tallies.reduce((total, tally) => total + tally[standing], 0);
  const outdated = flows.reduce((total, flow) => total + flow.outdated, 0);
  const all = {
    failed: sum('failed') + outdated,
    outdated: sum('outdated'),
    idle: sum('idle'),
  };
  return (
    <>
      {ranAt(runs).length > 0 && (
        <p className={css.row}>
          <span>
            {ranAt(runs)
              .map((level) => LEVEL_WORDS[level])
              .join(', ')}
            :
          </span>
          {(['failed', 'outdated', 'idle'] as const).map((group) => (
            <a key={group} href={resultsAddress({ group })}>
              <Mark
                standing={all[group] === 0 ? 'passed' : group}
                text={`${all[group] === 0 ? 'none' : all[group]} ${WORDS[group]}`}
              />
            </a>
          ))}
        </p>
      )}
      <NeverRan runs={runs} />
    </>
  );
}

const WORDS = { failed: 'failing', outdated: 'outdated', idle: 'not run' } as const;

function LevelCell({ flow, run }: { flow: FlowSummary; run: Run }) {
  const { passed, failed, outdated, idle, waived } = tallyOf(flow, run);
  const all = passed + failed + outdated + idle;
  // Where nothing is replayed, nothing has passed.
  if (all === 0)
    return (
      <a href={resultsAddress({ group: 'waived', level: run.level, flow: flow.id })}>
        <Mark standing="waived" text={`all ${waived} left out`} />
      </a>
    );
  const standing = failed > 0 ? 'failed' : outdated > 0 ? 'outdated' : idle > 0 ? 'idle' : 'passed';
  const words = {
    failed: `${failed} of ${all} failed`,
    outdated: `${outdated} of ${all} outdated`,
    idle: passed === 0 ? 'not run' : `${passed} of ${all} run`,
    passed: `${passed} / ${all}`,
  } as const;
  return (
    <div>
      <a href={resultsAddress({ group: standing, level: run.level, flow: flow.id })}>
        <Mark standing={standing} text={words[standing]} />
      </a>
      {waived > 0 && (
        <p className={css.small}>
          <a href={resultsAddress({ group: 'waived', level: run.level, flow: flow.id })}>
            {waived} left out
          </a>
        </p>
      )}
    </div>
  );
}

const counted = (many: number, of: string): string => `${many} ${of}${many === 1 ? '' : 's'}`;

function ApprovalCell({ flow: { approval, regulated, approvedAt } }: { flow: FlowSummary }) {
  return <ApprovalMark standing={approval} text={standingWords(approval, regulated, approvedAt)} />;
}
