import { listedBreaks } from '../replay/requirements/entries.ts';
import { proofCounts, requirementIndex } from '../replay/requirements/index.ts';
import { noticedBreaks, readBreakRun } from '../replay/requirements/record.ts';

/** How many requirements are proven, and what the last runs of `npm run breaks` took. */
const { proven, named, absent, all } = proofCounts(await requirementIndex());
console.log(`requirements  ${proven} proven, ${named} named, ${absent} absent, of ${all}`);

const { entries, constants } = await listedBreaks();
const known = noticedBreaks();
const noticed = entries.filter(({ fingerprint }) => known.has(fingerprint)).length;
console.log(
  `breaks        ${noticed} of ${entries.length} noticed as code and tests stand, ${constants.length} constants`,
);

const run = readBreakRun();
if (run === undefined) console.log('              not run on this machine: npm run breaks');
else {
  const seconds = run.results.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  console.log(
    `              ${run.results.length} run here, ${seconds.toFixed(1)} s of work, ${(seconds / run.results.length).toFixed(2)} s for each (${run.at})`,
  );
}
