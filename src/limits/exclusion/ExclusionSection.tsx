import { exclusionMachine } from '../../../machines/limits/breaks/machine.ts';
import { exclusionScreen } from '../../../machines/limits/breaks/screen.ts';
import { useT } from '../../texts/index.ts';
import { BreakFlow } from '../breaks/BreakFlow.tsx';
import * as css from '../breaks/breaks.css.ts';

/** Self-exclusion: for months, or without an end (EXC-02, EXC-03). */
export function ExclusionSection() {
  const t = useT();
  return (
    <div className={css.part}>
      <p>{t('exclusion.intro')}</p>
      <BreakFlow kind="exclusion" machine={exclusionMachine} screenOf={exclusionScreen} />
    </div>
  );
}
