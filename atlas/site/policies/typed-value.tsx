import { useId, useState } from 'react';
import { problemWith, type Control } from '../../../machines/policies/controls.ts';
import * as own from './policies.css.ts';

const INPUT_MODES: Readonly<Partial<Record<Control['kind'], 'decimal' | 'text'>>> = {
  highest: 'decimal',
  stakes: 'text',
};

/** A typed value: it counts as soon as the field can hold it, and its error shows after the field was left. */
export function Typed({
  title,
  control,
  value,
  write,
  read,
  onChange,
}: {
  title: string;
  control: Control;
  value: unknown;
  write: (value: unknown) => string;
  read: (text: string) => unknown;
  onChange: (value: unknown) => void;
}) {
  const held = JSON.stringify(value);
  const [draft, setDraft] = useState({ held, text: write(value), isLeft: false });
  const present = draft.held === held ? draft : { held, text: write(value), isLeft: false };
  const problem = problemWith(control, read(present.text));
  const says = useId();
  const label = control.kind === 'highest' ? `${title}, in euros` : title;
  return (
    <>
      <span className={own.options}>
        <input
          className={control.kind === 'stakes' ? own.wide : own.short}
          inputMode={INPUT_MODES[control.kind] ?? 'numeric'}
          aria-label={label}
          aria-invalid={present.isLeft && problem !== undefined}
          aria-describedby={says}
          value={present.text}
          onChange={({ target }) => {
            const next = read(target.value);
            const fits = problemWith(control, next) === undefined;
            setDraft({
              held: fits ? JSON.stringify(next) : held,
              text: target.value,
              isLeft: false,
            });
            if (fits) onChange(next);
          }}
          onBlur={() => setDraft({ ...present, isLeft: true })}
        />
      </span>
      <span id={says} className={own.wrong}>
        {present.isLeft && problem !== undefined
          ? `${problem} What is shown is still explored with ${write(value) || 'none'}.`
          : ''}
      </span>
    </>
  );
}
