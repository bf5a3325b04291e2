import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { dismissToast, pushToast, toastList, type Severity } from '../../src/ui/toasts.ts';
import { show } from './texts.support.tsx';

afterEach(() => {
  act(() => {
    for (const { id } of toastList()) dismissToast(id);
  });
});

/** How a toast meets a person: its edge, its sign and the sign's colour, and how it is read out. */
async function appearance(severity: Severity) {
  const { unmount } = show(<ToastHost />);
  act(() => {
    pushToast({ severity, message: `News: ${severity}` });
  });
  const toast = await screen.findByRole('listitem', {}, { timeout: 10_000 });
  const sign = toast.querySelector('svg');
  const announced = await screen.findByText(/News/, { selector: '[aria-live] *, [aria-live]' });
  const looks = {
    edge: toast.className,
    sign: sign?.getAttribute('class'),
    colour: sign?.parentElement?.className,
    live: announced.closest('[aria-live]')?.getAttribute('aria-live'),
  };
  act(() => {
    for (const { id } of toastList()) dismissToast(id);
  });
  unmount();
  return looks;
}

describe('MODAL-04: toasts', () => {
  it('look different for news that is good, that warns and that is bad, and are read out so', async () => {
    const success = await appearance('success');
    const warning = await appearance('warning');
    const error = await appearance('error');
    for (const part of ['edge', 'sign', 'colour'] as const) {
      expect(new Set([success[part], warning[part], error[part]]).size, part).toBe(3);
    }
    expect([success.live, warning.live, error.live]).toEqual(['polite', 'polite', 'assertive']);
  });
});
