import type { Result } from '../data.ts';
import { timeWords } from '../stamp.ts';
import { Command } from './command.tsx';
import { commitWords } from './coverage.ts';
import * as css from './styles.css.ts';

/** ms as a tester reads them. */
const durationWords = (ms: number): string =>
  ms < 10
    ? `${ms.toFixed(1)} ms`
    : ms < 1_000
      ? `${Math.round(ms)} ms`
      : `${(ms / 1_000).toFixed(1)} s`;

/** When a result was found, on which commit, and how long it took. */
export const whenWords = ({ at, commit, durationMs }: Result): string =>
  `${timeWords(at)}, commit ${commitWords(commit)}, ${durationWords(durationMs)}`;

/**
 * Where a replay failed and why, with its picture and trace.
 * @param up from the page to the atlas' own folder
 */
export function FailureFacts({
  result: { step, message, picture, trace },
  up,
}: {
  result: Result;
  up: string;
}) {
  return (
    <>
      <details className={css.small}>
        <summary>
          {step === undefined ? 'Why' : step === 0 ? 'At its start' : `At step ${step}`}
        </summary>
        <pre className={css.message}>{message}</pre>
      </details>
      {picture !== undefined && (
        <p>
          <a href={`${up}${picture}`}>What was to be seen then</a>
        </p>
      )}
      {trace !== undefined && (
        <p className={css.row}>
          <a href={`${up}${trace}`}>Playwright’s trace</a>
          <Command line={`npx playwright show-trace .cache/results/${trace}`} />
        </p>
      )}
    </>
  );
}
