import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Modal from '../../src/ui/Modal.tsx';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { dismissToast, pushToast, toastList } from '../../src/ui/toasts.ts';
import type { Severity } from '../../src/ui/toasts.ts';
import { show } from './texts.support.tsx';

describe('modals', () => {
  it('MODAL-01 MODAL-06 is a named dialog that keeps the focus, and Escape closes it', async () => {
    const close = vi.fn();
    show(
      <Modal id="max-attempts" title="Too many attempts" intro="Try later." onClose={close}>
        <button type="button">One</button>
      </Modal>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Too many attempts' });
    expect(dialog).toHaveAttribute('id', 'max-attempts');
    expect(dialog).toHaveAccessibleDescription('Try later.');
    const one = screen.getByRole('button', { name: 'One' });
    await waitFor(() => {
      expect(one).toHaveFocus();
    });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(one).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
  it('MODAL-06 without a close, Escape does nothing and there is no close button', async () => {
    show(
      <Modal id="terms-update" title="New terms">
        <button type="button">Accept</button>
      </Modal>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
  it('MODAL-06 injects no style element: the policy forbids them', () => {
    const before = document.querySelectorAll('style').length;
    show(<Modal id="welcome" title="Welcome" onClose={vi.fn()} />);
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(document.querySelector('[data-modal=welcome]')).not.toBeNull();
  });
});

describe('toasts', () => {
  afterEach(() => {
    act(() => {
      for (const { id } of toastList()) dismissToast(id);
    });
  });

  it.each<Severity>(['error', 'success', 'warning', 'warningValue'])(
    'MODAL-04 shows the severity %s as its own',
    async (severity) => {
      show(<ToastHost />);
      act(() => {
        pushToast({ severity, message: 'Something happened.', value: '€20.00' });
      });
      const toast = await screen.findByRole('listitem');
      expect(toast).toHaveAttribute('data-severity', severity);
      expect(toast).toHaveTextContent('Something happened.€20.00');
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('listitem')).toBeNull();
    },
  );
  it('MODAL-06 closes on Escape, though a toast has come after it', async () => {
    const close = vi.fn();
    show(
      <>
        <Modal id="welcome" title="Welcome" onClose={close} />
        <ToastHost />
      </>,
    );
    act(() => {
      pushToast({ severity: 'error', message: 'Something happened.' });
    });
    await screen.findByText('Something happened.');
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
  it('MODAL-05 shows only non-empty messages, and the same one once', () => {
    pushToast({ severity: 'error', message: '' });
    pushToast({ severity: 'error', message: '  ' });
    expect(toastList()).toHaveLength(0);
    pushToast({ severity: 'error', message: 'Twice' });
    pushToast({ severity: 'error', message: 'Twice' });
    expect(toastList()).toHaveLength(1);
  });
});
