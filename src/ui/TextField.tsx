import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useT } from '../texts/index.ts';
import { classes } from './classes.ts';
import { FieldLayout } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import * as css from './field.css.ts';
import { useField, type Reading } from './form.tsx';
import { writeInto } from './heard.ts';
import { Icon } from './Icon.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'name'>;

export type TextFieldProps = FieldProps &
  InputProps & {
    /** What the form takes of the text; once the field is left, it stands there. The same at every render. */
    reading?: Reading;
  };

/** One line of text. Give `type`, `inputMode` and `autoComplete` so that the keyboard matches. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, error: given, optional, reading, ...input } = props;
  const { id, messageId, aria, error } = useField(name, help, given, reading);
  return (
    <FieldLayout {...{ id, messageId, label, help, error }} optional={optional === true}>
      <input
        type="text"
        onBlur={({ target }) => {
          const read = reading?.(target.value) ?? target.value;
          if (read !== target.value) writeInto(target, read);
        }}
        {...input}
        {...aria}
        id={id}
        name={name}
        aria-required={optional !== true}
        className={css.control}
      />
    </FieldLayout>
  );
}

/** A password that can be shown. `autoComplete` tells managers whether it is a new one. */
export function PasswordField(
  props: FieldProps &
    InputProps & {
      autoComplete: 'current-password' | 'new-password';
      /** Id of another description, as long as there is no error to be read first. */
      describedBy?: string;
    },
) {
  const { name, label, help, error: given, optional, describedBy, ...input } = props;
  const t = useT();
  const [shown, setShown] = useState(false);
  const { id, messageId, aria, error } = useField(name, help, given);
  return (
    <FieldLayout {...{ id, messageId, label, help, error }} optional={optional === true}>
      <div className={css.holder}>
        <input
          {...input}
          {...aria}
          {...(describedBy !== undefined &&
            error === undefined && { 'aria-describedby': `${messageId} ${describedBy}` })}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          className={classes(css.control, css.withEnd)}
        />
        <button
          type="button"
          className={css.reveal}
          aria-pressed={shown}
          aria-controls={id}
          aria-label={t('ui.password.show')}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      </div>
    </FieldLayout>
  );
}
