import { LEVELS } from '../../review/paths/level.ts';
import type { Run } from '../data.ts';
import { Command } from './command.tsx';
import { LEVEL_WORDS, ranAt } from './coverage.ts';
import * as css from './styles.css.ts';

/** The levels of which there is nothing to show, said once. */
export function NeverRan({ runs }: { runs: readonly Run[] }) {
  const ran = ranAt(runs);
  const never = LEVELS.filter((level) => !ran.includes(level));
  if (never.length === 0) return null;
  return (
    <div className={css.row}>
      <span>
        {never.map((level) => LEVEL_WORDS[level]).join(' and ')}: nothing has run on this machine.
      </span>
      <Command line="npm run test:all" />
    </div>
  );
}
