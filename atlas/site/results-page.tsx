import { LEVELS } from '../../review/paths/level.ts';
import { addressOf } from '../address.ts';
import type { IndexData, PathRow, Run } from '../data.ts';
import { Command, replayCommand } from './command.tsx';
import { LEVEL_WORDS, ranAt, STANDING_WORDS } from './coverage.ts';
import { go, useHash } from './hash.ts';
import { Mark } from './mark.tsx';
import { NeverRan } from './never-ran.tsx';
import {
  askedIn,
  GROUPS,
  NAMES,
  OPEN,
  resultsAddress,
  type Asked,
  type Group,
} from './results-address.ts';
import { FailureFacts, whenWords } from './result-facts.tsx';
import { pathResultsOf, type PathAtLevel } from './path-results.ts';
import * as css from './styles.css.ts';
import * as tables from './tables.css.ts';

/** The result of every path of every flow on each level: failed, outdated and missing ones come first. */
export function ResultsPage({
  index,
  paths,
  runs,
}: {
  index: IndexData;
  paths: readonly PathRow[];
  runs: readonly Run[];
}) {
  const asked = askedIn(useHash());
  const ask = (change: Partial<Asked>): void =>
    go(resultsAddress({ ...asked, ...change }).replace(/^[^#]*/, ''));
  const all = pathResultsOf(paths, runs);
  const found = all.filter(
    ({ path, level }) =>
      (asked.level === undefined || level === asked.level) &&
      (asked.flow === undefined || path.flow === asked.flow),
  );
  const of = (group: Group): PathAtLevel[] => found.filter(({ standing }) => standing === group);
  const shown = asked.group === undefined ? OPEN : [asked.group];
  const title = (flow: string): string => index.flows.find(({ id }) => id === flow)?.title ?? flow;
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1>Results</h1>
        <p className={css.quiet}>
          {paths.length} paths of {index.flows.length} flows, and how each ended last on each level,
          on the machine that built this atlas.
        </p>
        <NeverRan runs={runs} />
        <div className={css.row}>
          <Select
            name="Show"
            any="what is open"
            value={asked.group}
            options={NAMES.map((name) => [name, `${nameOf(name, runs)} (${of(name).length})`])}
            onChoose={(group) => ask({ group })}
          />
          <Select
            name="Level"
            any="all"
            value={asked.level}
            options={LEVELS.map((level) => [level, LEVEL_WORDS[level]])}
            onChoose={(level) => ask({ level })}
          />
          <Select
            name="Flow"
            any="all"
            value={asked.flow}
            options={index.flows.map((flow) => [flow.id, flow.title])}
            onChoose={(flow) => ask({ flow })}
          />
        </div>
      </div>
      {shown.every((group) => of(group).length === 0) && (
        <output>
          {asked.group === undefined
            ? `${ranAt(runs)
                .map((level) => LEVEL_WORDS[level])
                .join(', ')}: nothing fails, is outdated or waits to be run.`
            : `Nothing is here: ${STANDING_WORDS[asked.group]}.`}
        </output>
      )}
      {shown
        .filter((group) => of(group).length > 0)
        .map((group) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={css.area}>
              {nameOf(group, runs)} ({of(group).length})
            </h2>
            <div className={tables.wide}>
              <table className={tables.results}>
                <thead>
                  <tr>
                    <th scope="col">Path</th>
                    <th scope="col">Level</th>
                    <th scope="col">{group === 'waived' ? 'Why' : 'Last run'}</th>
                    {group !== 'waived' && <th scope="col">Command</th>}
                  </tr>
                </thead>
                <tbody>
                  {of(group).map((row) => (
                    <Row key={`${row.path.id} ${row.level}`} row={row} title={title} />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ))}
    </main>
  );
}

/** Where a level never ran, "no path is without a run" is true of the others only. */
const nameOf = (group: Group, runs: readonly Run[]): string =>
  group === 'idle' && ranAt(runs).length < LEVELS.length
    ? `${GROUPS.idle}, of the levels that ran`
    : GROUPS[group];

function Row({
  row: { path, level, standing, result, reason },
  title,
}: {
  row: PathAtLevel;
  title: (flow: string) => string;
}) {
  return (
    <tr>
      <th scope="row">
        <a href={addressOf(path.flow, { view: 'paths', path: path.id })}>{path.title}</a>
        <p className={css.small}>
          {title(path.flow)} · <code>{path.id}</code>
        </p>
      </th>
      <td data-head="Level">
        <Mark standing={standing} text={LEVEL_WORDS[level]} />
      </td>
      <td data-head={standing === 'waived' ? 'Why' : 'Last run'}>
        {reason !== undefined && <p>{reason}</p>}
        {standing !== 'waived' && (
          <p className={css.small}>
            {result === undefined ? STANDING_WORDS[standing] : whenWords(result)}
          </p>
        )}
        {standing === 'failed' && result !== undefined && <FailureFacts result={result} up="" />}
      </td>
      {standing !== 'waived' && (
        <td data-head="Command">
          <Command
            line={
              path.outdated === undefined
                ? replayCommand(path.id, level)
                : `npm run paths -- ${path.flow} --update`
            }
          />
        </td>
      )}
    </tr>
  );
}

function Select<Value extends string>({
  name,
  any,
  value,
  options,
  onChoose,
}: {
  name: string;
  /** The label for no choice. */
  any: string;
  value: Value | undefined;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value | undefined) => void;
}) {
  return (
    <label className={css.choice}>
      {name}
      <select
        className={css.select}
        value={value ?? ''}
        onChange={({ target }) => onChoose(options.find(([one]) => one === target.value)?.[0])}
      >
        <option value="">{any}</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
