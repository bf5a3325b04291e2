import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { classes } from './classes.ts';
import * as css from './field.css.ts';
import { Icon } from './Icon.tsx';

/** The props of every field. The error may also come from the surrounding `Form`. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  /** One sentence below the control; the error stands in its place. */
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Marks the field as optional; all others are required. */
  readonly optional?: boolean;
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  readonly id: string;
  readonly messageId: string;
  readonly children: ReactNode;
}

/** Label above, help below, the error in place of the help with an icon and words. */
export function FieldLayout(props: FrameProps) {
  const { id, messageId, label, optional, children, ...message } = props;
  const t = useT();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional === true && <span className={css.optional}> {t('ui.optional')}</span>}
      </label>
      {children}
      <FieldMessage id={messageId} {...message} />
    </div>
  );
}

export function FieldMessage(props: { id: string; help?: ReactNode; error?: string | undefined }) {
  const { id, help, error } = props;
  return (
    <p id={id} className={classes(css.message, error !== undefined && css.error)}>
      {error === undefined ? (
        help
      ) : (
        <>
          <Icon of={CircleAlert} size={16} />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}
