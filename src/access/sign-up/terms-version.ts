import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatestTerms } from '../../runtime/content/latest-terms.ts';

/** Pressing the button again asks for the terms again. */
export const TERMS_UNKNOWN = [{ text: 'signup.terms.unknown' }] as const;

/**
 * Holds a filled form back until the version of the terms is known, which only takes time if a password manager
 * fills everything in at once. Nobody is signed up to terms that could not be had (SIGN-13).
 */
export function useTermsVersion<Values>(onReady: (values: Values, version: number) => void) {
  const latest = useLatestTerms();
  const version = latest.status === 'ready' ? latest.value.version : undefined;
  const held = useRef<Values>(undefined);
  const [holding, setHolding] = useState(false);
  const release = useEffectEvent(onReady);
  useEffect(() => {
    const values = held.current;
    if (values === undefined || version === undefined) return;
    held.current = undefined;
    release(values, version);
  }, [version]);
  const submit = (values: Values) => {
    if (version !== undefined) {
      onReady(values, version);
      return;
    }
    held.current = values;
    setHolding(true);
    if (latest.status === 'error') latest.retry();
  };
  return {
    submit,
    waiting: holding && latest.status === 'loading',
    failed: holding && latest.status === 'error',
  };
}
