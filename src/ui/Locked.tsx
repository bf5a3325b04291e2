import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { unseen } from './base.css.ts';
import { Icon } from './Icon.tsx';
import * as css from './toggle.css.ts';

export interface LockedProps {
  readonly label: ReactNode;
  /** The reason, read with it. */
  readonly hint: ReactNode;
}

/**
 * A choice that is on and cannot be switched off: the same among checkboxes and among toggles, and neither of
 * them.
 */
export function Locked({ label, hint }: LockedProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={css.locked}>
      <label htmlFor={id} className={css.lockedLabel}>
        {label}
      </label>
      <span className={css.lock}>
        <Icon of={Lock} size={16} />
        {t('ui.alwaysOn')}
      </span>
      <input
        id={id}
        type="checkbox"
        className={unseen}
        checked
        disabled
        readOnly
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
