import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { form as formClass } from './field.css.ts';

/** The submitted texts by field name; an unticked box is an empty string. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** Judges one field: the words of the error, or nothing. `all` holds every field of the form. */
export type Rule = (value: string, all: Values) => string | undefined;

type Errors = Readonly<Record<string, string | undefined>>;

const FormErrors = createContext<Errors>({});

export interface FormProps<Name extends string> {
  /** Every field of the form with its rules; the first that fails is shown. */
  readonly rules: Readonly<Record<Name, readonly Rule[]>>;
  /** Called with valid values only, and never while `busy`. */
  readonly onSubmit: (values: Values<Name>) => void;
  /**
   * Errors that the backend found, by field name. A new object shows them anew, and moves focus to
   * the first; typing in a field takes its error away.
   */
  readonly refusals?: Errors | undefined;
  readonly busy?: boolean;
  /** Accessible name, where no heading labels the form. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A native form: the browser holds the values, so nothing typed is lost when React renders. Errors
 * come after a filled field is left, or on submit, never while typing; then the first wrong field
 * gets focus (look: forms).
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { rules, onSubmit, refusals, busy = false, label, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>(refusals ?? {});
  const [seen, setSeen] = useState(refusals);
  const submitted = useRef(false);
  if (seen !== refusals) {
    setSeen(refusals);
    setErrors(refusals ?? {});
  }

  useEffect(() => {
    if (refusals !== undefined) focusFirst(element.current, refusals);
  }, [refusals]);

  const judge = (name: string, values: Values): string | undefined =>
    (rules as Partial<Record<string, readonly Rule[]>>)[name]
      ?.map((rule) => rule(values[name] ?? '', values))
      .find((problem) => problem !== undefined);

  const show = (name: string, problem: string | undefined) => {
    setErrors((known) => ({ ...known, [name]: problem }));
  };

  const left = useEffectEvent((form: HTMLFormElement, event: FocusEvent) => {
    const { name, type, value, checked } = event.target as HTMLInputElement;
    const untouched = type === 'checkbox' ? !checked : value === '';
    const next = event.relatedTarget;
    const toButton = next instanceof HTMLButtonElement && next.type === 'submit';
    if (!name || toButton || (untouched && !submitted.current)) return;
    const problem = judge(name, valuesOf(form, rules));
    if (problem !== undefined) show(name, problem);
  });

  useEffect(() => {
    const form = element.current;
    if (form === null) return undefined;
    const listener = (event: FocusEvent) => {
      left(form, event);
    };
    form.addEventListener('focusout', listener);
    return () => {
      form.removeEventListener('focusout', listener);
    };
  }, []);

  const changed = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined) return;
    // The same problem stays until it is mended; another one waits until the field is left.
    const problem = judge(name, valuesOf(currentTarget, rules));
    show(name, problem === errors[name] ? problem : undefined);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    submitted.current = true;
    const values = valuesOf(event.currentTarget, rules);
    const found: Record<string, string> = {};
    for (const name of Object.keys(rules)) {
      const problem = judge(name, values);
      if (problem !== undefined) found[name] = problem;
    }
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(event.currentTarget, found);
    else onSubmit(values);
  };

  return (
    <form
      ref={element}
      className={formClass}
      noValidate
      aria-label={label}
      aria-busy={busy}
      onInput={changed}
      onSubmit={submit}
    >
      <FormErrors value={errors}>{children}</FormErrors>
    </form>
  );
}

function valuesOf<Name extends string>(
  form: HTMLFormElement,
  rules: Readonly<Record<Name, unknown>>,
): Values<Name> {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set([...Object.keys(rules), ...data.keys()])].map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as Values<Name>;
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const wrong = [...(form?.elements ?? [])].find(
    (control) => errors[(control as HTMLInputElement).name] !== undefined,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}

/** Ids and error of one field, for its label, control and message. */
export function useField(name: string, help: ReactNode, given?: string) {
  const errors = use(FormErrors);
  const id = useId();
  const error = given ?? errors[name];
  const describes = error !== undefined || (help !== undefined && help !== null);
  return {
    error,
    id,
    messageId: `${id}m`,
    aria: {
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': describes ? `${id}m` : undefined,
    },
  } as const;
}
