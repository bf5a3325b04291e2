import { useId, type ReactNode } from 'react';
import * as css from './toggle.css.ts';

export interface ToggleProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  /** The result of the last switch, read out when it changes. */
  readonly news: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A switch: it holds at once. A `Checkbox` waits for a button that saves it. */
export function Toggle({ label, checked, news, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className={css.toggle}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <output className={css.news}>{news}</output>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    </div>
  );
}
