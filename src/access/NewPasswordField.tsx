import { Check, Circle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import { PASSWORD_PARTS } from './credential-rules.ts';
import * as css from './new-password.css.ts';

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue?: string | undefined;
}

/**
 * A password that is being chosen, with its rules below it. Each rule shows whether it is met, as the password or
 * the address of its form, `email`, is typed. A screen reader reads them with the field; while somebody types, it
 * only hears when all are met.
 */
export function NewPasswordField({ name, label, defaultValue }: NewPasswordFieldProps) {
  const t = useT();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [met, setMet] = useState<readonly boolean[]>([]);
  useEffect(() => {
    const form = list.current?.closest('form');
    if (!form) return undefined;
    const judge = (): void => {
      const data = new FormData(form);
      const typed = (field: string): string => {
        const text = data.get(field);
        return typeof text === 'string' ? text : '';
      };
      const [value, all] = [typed(name), { email: typed('email') }];
      setMet(PASSWORD_PARTS.map(({ rule }) => value !== '' && rule(value, all) === undefined));
    };
    judge();
    // The form empties its fields after it says so.
    const emptied = (): void => queueMicrotask(judge);
    form.addEventListener('input', judge);
    form.addEventListener('reset', emptied);
    return () => {
      form.removeEventListener('input', judge);
      form.removeEventListener('reset', emptied);
    };
  }, [name]);
  return (
    <div className={css.field}>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        help={t('field.password.rules')}
        describedBy={listId}
        defaultValue={defaultValue}
      />
      <ul ref={list} id={listId} className={css.rules}>
        {PASSWORD_PARTS.map(({ listed: { text, values } }, at) => (
          <li key={text} className={css.rule} data-met={met[at] === true ? '' : undefined}>
            <Icon of={met[at] === true ? Check : Circle} size={16} />
            <span>
              {t(text, values)}
              {met[at] === true && <span className={unseen}> {t('field.password.met')}</span>}
            </span>
          </li>
        ))}
      </ul>
      <output className={unseen}>
        {met.length > 0 && met.every(Boolean) && t('field.password.allMet')}
      </output>
    </div>
  );
}
