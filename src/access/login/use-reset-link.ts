import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useAddress } from '../../runtime/context.tsx';
import { isPlainPress } from '../../ui/plain-press.ts';

/** A link of the login form to the password reset, which takes the typed address along, past the address bar. */
export function useResetLink() {
  const navigate = useNavigate();
  const address = useAddress();
  const href = address('/reset-password');
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const form = event.currentTarget.closest('form');
    if (form === null || !isPlainPress(event)) return;
    event.preventDefault();
    const typed = new FormData(form).get('email');
    void navigate({ href, state: { forgottenBy: typeof typed === 'string' ? typed : '' } });
  };
  return { href, onClick };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail address, as far as it was typed, of who forgot their password. */
    readonly forgottenBy?: string;
  }
}
