import { useEffect, useState } from 'react';
import type { Facts } from '../../../machines/games/play/decide.ts';
import { twoDigits } from '../../ui/durations.ts';

/** In ms. */
const SECOND = 1_000;

/** Time since the platform's answer, in ms; it moves once a second. @param answer another begins anew */
export function useSince(answer: Facts): number {
  const [at, setAt] = useState({ answer, passed: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      setAt({ answer, passed: performance.now() - began });
    }, SECOND);
    return () => {
      clearInterval(timer);
    };
  }, [answer]);
  return at.answer === answer ? at.passed : 0;
}

/** A time as hours, minutes and seconds: `1:05:09`. @param ms in ms */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  return `${Math.floor(seconds / 3_600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
