import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { sentences, useT, type Words } from '../texts/index.ts';
import { form as formClass } from './field.css.ts';
import { listenTo, tellOf } from './heard.ts';
import type { Rule, Values } from './rules.ts';
import { recallToasts } from './toasts.ts';

/** The platform's objections, by field name. */
export type Refusals = Readonly<Record<string, readonly Words[]>>;
type Errors = Readonly<Record<string, readonly Words[] | undefined>>;

/** Turns the text of a field into the value that is submitted. */
export type Reading = (text: string) => string;

const FormFields = createContext<{
  readonly errors: Errors;
  readonly readings: Map<string, Reading> | undefined;
}>({ errors: {}, readings: undefined });

export interface FormProps<Name extends string> {
  /** Every field of the form with its rule, where it has one. */
  readonly rules: Readonly<Record<Name, Rule | undefined>>;
  /** Called with valid values only, and never while `busy`. */
  readonly onSubmit: (values: Values<Name>) => void;
  /** A new object shows them anew, and moves focus to the first; typing in a field removes its error. */
  readonly refusals?: Refusals | undefined;
  readonly busy?: boolean;
  /** Accessible name, where no heading labels the form. */
  readonly label?: string;
  /** Toasts of this name are news of this form, and old as soon as it is edited or sent again. */
  readonly newsOf?: string;
  /** Fields with earlier values, whose rules may have changed since: judged as the form opens. */
  readonly judged?: readonly NoInfer<Name>[];
  readonly children: ReactNode;
}

/**
 * A native form: the browser holds the values, so no typed value is lost when React renders. Errors come after a
 * filled field is left, or on submit, never while typing; then the first wrong field gets focus (look: forms). A
 * rule by the name of a `fieldset` judges its fields as one thing, and says so once the whole of it is left.
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { rules, onSubmit, refusals, busy = false, label, newsOf, judged, children } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const [readings] = useState(() => new Map<string, Reading>());
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

  const valuesOf = (form: HTMLFormElement): Values<Name> => readValues(form, rules, readings);

  const judge = (name: string, values: Values): readonly Words[] | undefined => {
    const words = (rules as Partial<Record<string, Rule>>)[name]?.(values[name] ?? '', values);
    return words && [words];
  };

  /** What the platform said of a field that has been emptied since, until something is typed: the reason holds. */
  const standing = (name: string, values: Values): readonly Words[] | undefined =>
    values[name] === '' && errors[name] === refusals?.[name] ? errors[name] : undefined;

  const show = (name: string, problem: readonly Words[] | undefined) => {
    setErrors((known) => ({ ...known, [name]: problem }));
  };

  const left = useEffectEvent((form: HTMLFormElement, event: FocusEvent) => {
    const { name, type, value, checked } = event.target as HTMLInputElement;
    const untouched = type === 'checkbox' ? !checked : value === '';
    const next = event.relatedTarget;
    const toButton = next instanceof HTMLButtonElement && next.type === 'submit';
    if (!name || toButton || (untouched && !submitted.current)) return;
    const group = groupOf(event.target);
    const whole = next instanceof Node && group?.contains(next) === true ? '' : (group?.name ?? '');
    const values = valuesOf(form);
    for (const one of [name, whole]) {
      const problem = standing(one, values) ?? judge(one, values);
      if (problem !== undefined) show(one, problem);
    }
  });

  const judgeAgain = useEffectEvent((form: HTMLFormElement) => {
    const values = valuesOf(form);
    for (const name of judged ?? []) show(name, judge(name, values));
  });

  useEffect(() => {
    const form = element.current;
    if (form === null) return undefined;
    const stop = listenTo(form);
    const onLeave = (event: FocusEvent) => {
      tellOf(form.elements);
      left(form, event);
    };
    // Before the views hear of it: what is sent is what stands in the fields.
    const onSend = () => {
      tellOf(form.elements);
    };
    form.addEventListener('focusout', onLeave);
    form.addEventListener('submit', onSend);
    judgeAgain(form);
    return () => {
      stop();
      form.removeEventListener('focusout', onLeave);
      form.removeEventListener('submit', onSend);
    };
  }, []);

  const takeNewsBack = () => {
    if (newsOf !== undefined) recallToasts(newsOf);
  };

  const changed = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    takeNewsBack();
    for (const name of [(target as HTMLInputElement).name, groupOf(target)?.name ?? '']) {
      const shown = errors[name];
      if (shown === undefined) continue;
      // The same problem stays until it is fixed; another one waits until the field is left.
      const problem = judge(name, valuesOf(currentTarget));
      const same = problem !== undefined && sentences(t, problem) === sentences(t, shown);
      show(name, same ? problem : undefined);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    takeNewsBack();
    submitted.current = true;
    const values = valuesOf(event.currentTarget);
    const found: Record<string, readonly Words[]> = {};
    for (const name of Object.keys(rules)) {
      const problem = judge(name, values);
      if (problem !== undefined) found[name] = standing(name, values) ?? problem;
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
      <FormFields value={{ errors, readings }}>{children}</FormFields>
    </form>
  );
}

function readValues<Name extends string>(
  form: HTMLFormElement,
  rules: Readonly<Record<Name, unknown>>,
  readings: ReadonlyMap<string, Reading>,
): Values<Name> {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set([...Object.keys(rules), ...data.keys()])].map((name) => {
      const value = data.get(name);
      const text = typeof value === 'string' ? value : '';
      return [name, readings.get(name)?.(text) ?? text];
    }),
  ) as Values<Name>;
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const wrong = [...(form?.elements ?? [])].find(
    (control) => errors[(control as HTMLInputElement).name] !== undefined,
  );
  const field = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong;
  if (field instanceof HTMLElement) field.focus();
}

/** The fieldset with a name that a field stands in. */
const groupOf = (field: EventTarget | null): HTMLFieldSetElement | null =>
  field instanceof Element ? field.closest<HTMLFieldSetElement>('fieldset[name]') : null;

/**
 * Ids and error of one field, for its label, control and message.
 *
 * @param reading turns its text into the form's value, where they differ; the same at every render
 */
export function useField(name: string, help: ReactNode, given?: string, reading?: Reading) {
  const { errors, readings } = use(FormFields);
  const id = useId();
  useEffect(() => {
    if (reading === undefined) return undefined;
    readings?.set(name, reading);
    return () => {
      readings?.delete(name);
    };
  }, [name, reading, readings]);
  const t = useT();
  const words = errors[name];
  const error = given ?? (words && sentences(t, words));
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
