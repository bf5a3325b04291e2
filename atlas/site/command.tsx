import { useRef, useState } from 'react';
import * as css from './styles.css.ts';
import * as own from './command.css.ts';

/** Puts a text on the clipboard; false where the browser does not let a page do so. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A line for a terminal, and a button that copies it; where a page may not copy, it is selected. */
export function Command({ line }: { line: string }) {
  const code = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    if (await copied(line)) return setSaid('Copied');
    if (code.current !== null) getSelection()?.selectAllChildren(code.current);
    setSaid('Selected: copy it with the keyboard');
  };
  return (
    <span className={own.command}>
      <code ref={code} className={own.line}>
        {line}
      </code>
      <button
        type="button"
        className={css.button}
        aria-label={`Copy ${line}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
      <output className={css.small}>{said}</output>
    </span>
  );
}

/** Replays a path alone. */
export const replayCommand = (path: string, level: string): string =>
  `npm run replay -- ${path}${level === 'browser' ? '' : ` --level ${level}`}`;

/** Replays every path that takes a transition. */
export const throughCommand = (flow: string, transition: string): string =>
  `npm run replay -- ${flow} --through "${transition}"`;
