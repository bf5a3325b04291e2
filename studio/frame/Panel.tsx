import type { ReactNode } from 'react';
import { button } from '../look.css.ts';
import * as css from './panel.css.ts';

interface PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

const show = (dialog: HTMLDialogElement | null): void => {
  if (dialog?.open === false) dialog.showModal();
};

/** A sheet over the game; Escape and its button lead out, and the focus goes back where it was. */
export function Panel({ title, closeLabel, close, children }: PanelProps) {
  return (
    <dialog ref={show} className={css.panel} aria-label={title} onClose={close}>
      <form method="dialog" className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <button type="submit" className={button}>
          {closeLabel}
        </button>
      </form>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
