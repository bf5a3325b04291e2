import type { ReactNode } from 'react';
import * as diagram from './diagram.css.ts';
import type { Tone } from './diagram.css.ts';
import { color } from './theme.css.ts';
import { mark, markIcon } from './styles.css.ts';
import { STANDING_WORDS, type Standing } from './coverage.ts';

const PAINT = {
  passed: color.passed,
  failed: color.failed,
  outdated: color.open,
  idle: color.idle,
  open: color.open,
  waived: color.idle,
} as const satisfies Record<Standing, string>;

/**
 * A shape of 12 by 12 in a colour before a text.
 * @param label the meaning of the shape; without one the text says as much
 */
export function ShapeMark({
  paint,
  label,
  text,
  children,
}: {
  paint: string;
  label?: string;
  text: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={mark}>
      <svg
        className={markIcon}
        width="12"
        height="12"
        viewBox="0 0 12 12"
        style={{ color: paint }}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {children}
      </svg>
      {text}
    </span>
  );
}

/** A standing by shape and colour, and in words for readers who see neither. */
export function Mark({ standing, text }: { standing: Standing; text?: string }) {
  return (
    <ShapeMark paint={PAINT[standing]} label={STANDING_WORDS[standing]} text={text}>
      <Shape standing={standing} />
    </ShapeMark>
  );
}

/** How lines and boxes of a tone are drawn, for a legend. */
export function LineSample({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={mark}>
      <svg width="34" height="8" viewBox="0 0 34 8" aria-hidden="true">
        <path d="M1 4H33" className={`${diagram.wire} ${diagram.tone[tone]}`} />
      </svg>
      {text}
    </span>
  );
}

function Shape({ standing }: { standing: Standing }) {
  switch (standing) {
    case 'passed':
      return (
        <>
          <circle cx="6" cy="6" r="5.5" fill="currentColor" />
          <path d="M3.4 6.2l1.8 1.8 3.4-3.8" fill="none" stroke={color.surface} strokeWidth="1.4" />
        </>
      );
    case 'failed':
      return (
        <>
          <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />
          <path d="M4.2 4.2l3.6 3.6m0-3.6L4.2 7.8" stroke={color.surface} strokeWidth="1.3" />
        </>
      );
    case 'open':
      return <path d="M6 .8L11.6 11H.4z" fill="currentColor" />;
    case 'waived':
      return <rect x="1" y="1" width="10" height="10" fill="none" stroke="currentColor" />;
    case 'outdated':
      return (
        <>
          <circle cx="6" cy="6" r="4.8" fill="none" stroke="currentColor" />
          <path d="M6 3v3.2l2 1.4" fill="none" stroke="currentColor" strokeWidth="1.2" />
        </>
      );
    case 'idle':
      return (
        <circle cx="6" cy="6" r="4.8" fill="none" stroke="currentColor" strokeDasharray="2 1.6" />
      );
  }
}
