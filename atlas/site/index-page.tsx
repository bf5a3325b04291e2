import { LEVELS } from '../../replay/level.ts';
import { addressOf } from '../address.ts';
import type { FlowSummary, IndexData, Run } from '../data.ts';
import { commitWords, LEVEL_WORDS, runOf, summaryOf } from './coverage.ts';
import { Mark } from './mark.tsx';
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
        <p className={css.small}>
          Paths are replayed on three levels. Model: the chart alone. View: the pages that players
          see, without a browser. Browser: the whole site, in a browser, against the platform.
        </p>
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
                  <th scope="col" className={tables.count}>
                    States
                  </th>
                  <th scope="col" className={tables.count}>
                    Transitions
                  </th>
                  <th scope="col">Covered</th>
                  <th scope="col" className={tables.count}>
                    Paths
                  </th>
                  {LEVELS.map((level) => (
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
          Results are those of the last runs on the machine that built this atlas
          {runs.map(
            ({ level, commit, at }) => `; ${level} at ${commitWords(commit)}, ${at.slice(0, 10)}`,
          )}
          . Results of another chart than the one that is drawn do not count. A path is watched on
          the site under Watch, where the site stands beside this atlas, or in a window of its own:{' '}
          <code>npm run replay -- &lt;path&gt; --level browser --headed --slow</code>.
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
        {flow.misfits > 0 && (
          <p className={css.small}>
            {flow.misfits} {flow.misfits === 1 ? 'path does' : 'paths do'} not fit this chart
          </p>
        )}
        {[...outdatedOn(flow, runs)].map(([words, levels]) => (
          <p key={words} className={css.small}>
            {levels.map(({ level }) => LEVEL_WORDS[level]).join(', ')}: {words}
          </p>
        ))}
      </th>
      <td className={tables.count} data-head="States">
        {flow.states}
      </td>
      <td className={tables.count} data-head="Transitions">
        {flow.transitions}
      </td>
      <td className={css.number} data-head="Covered">
        <Mark
          standing={flow.covered >= reachable ? 'passed' : 'open'}
          text={`${flow.covered} / ${reachable}`}
        />
        {flow.waived > 0 && <p className={css.small}>{flow.waived} waived</p>}
      </td>
      <td className={tables.count} data-head="Paths">
        {flow.paths.length}
      </td>
      {LEVELS.map((level) => (
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

/** Why results of a flow do not hold any more, and the runs of which that is so. */
function outdatedOn(flow: FlowSummary, runs: readonly Run[]): Map<string, Run[]> {
  const all = Map.groupBy(runs, (run) => summaryOf(run, flow.id, flow.paths)?.outdated ?? '');
  all.delete('');
  return all;
}

function LevelCell({ flow, run }: { flow: FlowSummary; run: Run | undefined }) {
  const summary = summaryOf(run, flow.id, flow.paths);
  if (summary === undefined) return <Mark standing="idle" text="not run" />;
  const { passed, failed, missing, outdated } = summary;
  if (failed > 0) return <Mark standing="failed" text={`${failed} of ${passed + failed} failed`} />;
  if (outdated !== undefined) return <Mark standing="outdated" text="outdated" />;
  if (missing > 0) return <Mark standing="idle" text={`${passed} of ${passed + missing} run`} />;
  return <Mark standing="passed" text={`${passed} / ${passed}`} />;
}

function ApprovalCell({ flow }: { flow: FlowSummary }) {
  switch (flow.approval) {
    case 'approved':
      return <Mark standing="passed" text={flow.approvedAt?.slice(0, 10) ?? ''} />;
    case 'changed':
      return <Mark standing="open" text="changed since" />;
    case 'none':
      return (
        <Mark
          standing={flow.regulated ? 'open' : 'waived'}
          text={flow.regulated ? 'not yet approved' : 'not needed'}
        />
      );
  }
}
