/** Short news, from anywhere in the site. The list lives here; `ToastHost` shows it. */

/** Severities as the specification spells them (MODAL-04). `warningValue` shows a value large. */
export type Severity = 'error' | 'success' | 'warning' | 'warningValue';

export interface Toast {
  readonly severity: Severity;
  readonly message: string;
  /** The value of a `warningValue`: an amount, a number of days. */
  readonly value?: string;
  /** The page's own words for the same, where they differ; a toast in the page's own words needs none. */
  readonly said?: string;
  /** The form of this good news: typing or sending there next removes it. */
  readonly of?: string;
  /** Called once, when the toast is closed or its time is over. */
  readonly onGone?: () => void;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

let shown: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ShownToast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast; an empty message shows nothing (MODAL-05), the same words twice show once. */
export function pushToast(toast: Toast): void {
  if (toast.message.trim() === '') return;
  last += 1;
  const others = shown.filter(({ message }) => message !== toast.message);
  change([...others, { ...toast, id: last }]);
}

export const dismissToast = (id: number): void => {
  const gone = shown.find((toast) => toast.id === id);
  if (gone === undefined) return;
  change(shown.filter((toast) => toast !== gone));
  gone.onGone?.();
};

/** Takes back the toasts of a form: they may no longer be true. */
export function recallToasts(form: string): void {
  for (const { id, of } of shown) if (of === form) dismissToast(id);
}

export const toastList = (): readonly ShownToast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
