import { useId, type ReactNode } from 'react';
import * as css from './toggle.css.ts';

export interface ToggleProps {
  readonly label: ReactNode;
  /** What it means, read with it. */
  readonly hint: ReactNode;
  readonly checked: boolean;
  /** Cannot be switched: says how things are. */
  readonly disabled?: boolean;
  readonly onChange?: (checked: boolean) => void;
}

/** A switch: on or off, by itself. */
export function Toggle({ label, hint, checked, disabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className={css.toggle}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          onChange?.(event.target.checked);
        }}
      />
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
