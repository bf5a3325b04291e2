import { useT } from '../texts/index.ts';
import { unseen } from './base.css.ts';
import * as css from './stepper.css.ts';

/** How far a flow is. `current` counts from 0; names come from the flow. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useT();
  return (
    <ol
      className={css.steps}
      aria-label={t('ui.steps', { current: current + 1, total: steps.length })}
    >
      {steps.map((name, at) => (
        <li
          key={name}
          className={css.step}
          aria-current={at === current ? 'step' : undefined}
          data-done={at < current ? '' : undefined}
        >
          <span className={css.stepName}>{name}</span>
          {at < current && <span className={unseen}>{t('ui.step.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
