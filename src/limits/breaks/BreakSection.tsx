import { timeoutMachine } from '../../../machines/limits/breaks/machine.ts';
import { timeoutScreen } from '../../../machines/limits/breaks/screen.ts';
import { useT } from '../../texts/index.ts';
import { BreakFlow } from './BreakFlow.tsx';
import * as css from './breaks.css.ts';
import { CoolingOff } from './CoolingOff.tsx';

/** A break: a day by one press, or longer (EXC-04, EXC-05). */
export function BreakSection() {
  const t = useT();
  return (
    <div className={css.part}>
      <p>{t('breaks.intro')}</p>
      <CoolingOff />
      <BreakFlow kind="timeout" machine={timeoutMachine} screenOf={timeoutScreen} />
    </div>
  );
}
