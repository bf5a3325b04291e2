import { useEffect, useRef } from 'react';
import { FailureNotice } from './failure-notice.tsx';
import type { Words } from '../../texts/index.ts';
import { formNews } from '../../ui/field.css.ts';

export interface FormNewsProps {
  readonly title: string;
  /** A new list is news; undefined while there is none. */
  readonly words: readonly Words[] | undefined;
  /** The platform's own words, where they are shown (PROF-08). */
  readonly message?: string | undefined;
}

/** The error of a section as a whole, above its form. It takes the focus, to be read. */
export function FormNews({ title, words, message }: FormNewsProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words !== undefined) top.current?.focus();
  }, [words]);
  if (words === undefined) return null;
  return (
    <div ref={top} tabIndex={-1} className={formNews}>
      <FailureNotice title={title} words={words}>
        {message !== undefined && <p>{message}</p>}
      </FailureNotice>
    </div>
  );
}
