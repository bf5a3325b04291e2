import type { KeyboardEvent } from 'react';
import * as css from './bar.css.ts';

interface PlayButtonProps {
  readonly label: string;
  /** It keeps the focus while it starts nothing. */
  readonly isOff: boolean;
  /** Pressed, by a key or a pointer; a held key presses again and again. */
  readonly press: () => void;
  readonly release: () => void;
}

const isKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Starts a round. Every press is told, and every release: which of them starts something, the chart says. */
export function PlayButton({ label, isOff, press, release }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={css.play}
      data-part="play"
      aria-disabled={isOff}
      onKeyDown={(event) => {
        if (!isKey(event)) return;
        // The browser's own click would come on top, and with Enter once for each repetition.
        event.preventDefault();
        press();
      }}
      onKeyUp={(event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        release();
      }}
      onBlur={release}
      // A pointer clicks once, however long it is held; so does what presses for a screen reader.
      onClick={() => {
        press();
        release();
      }}
    >
      {label}
    </button>
  );
}
