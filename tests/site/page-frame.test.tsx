import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countReloads } from '../../replay/dom/dom-parts.ts';
import { RESIZE_SETTLE_MS } from '../../src/shell/app-height.ts';
import { CrashScreen, StartFailed } from '../../src/shell/crash.tsx';
import { Layout } from '../../src/shell/Layout.tsx';
import * as css from '../../src/ui/toast.css.ts';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { dismissToast, pushToast, toastList } from '../../src/ui/toasts.ts';
import type { Severity } from '../../src/ui/toasts.ts';
import { show } from '../ui/texts.support.tsx';

const framed = (content: React.ReactNode) => (
  <Layout pageKey="/a" pageKind="page" header={<header />} footer={<footer />} bottomNav={null}>
    {content}
  </Layout>
);

afterEach(() => {
  act(() => {
    for (const { id } of toastList()) dismissToast(id);
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[Severity, string]>([
  ['error', 'lucide-circle-alert'],
  ['success', 'lucide-circle-check'],
  ['warning', 'lucide-triangle-alert'],
  ['warningValue', 'lucide-triangle-alert'],
])('MODAL-04: a toast of the severity %s looks like one', async (severity, icon) => {
  show(<ToastHost />);
  act(() => {
    pushToast({ severity, message: 'Something happened.' });
  });
  const toast = await screen.findByRole('listitem');
  expect(toast.className.split(' ')).toEqual(css.toast[severity].split(' '));
  const drawn = toast.querySelector('svg');
  expect(drawn?.classList).toContain(icon);
  expect(drawn?.parentElement).toHaveClass(css.icon[severity]);
  expect(css.toast.error).not.toBe(css.toast.success);
});

it('LAYOUT-04: every page tracks the height of the window', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { style } = document.documentElement;
  style.removeProperty('--app-height');
  show(framed('page'));
  vi.stubGlobal('innerHeight', 431);
  fireEvent(window, new Event('resize'));
  vi.advanceTimersByTime(RESIZE_SETTLE_MS);
  expect(style.getPropertyValue('--app-height')).toBe('431px');
});

it.each([
  ['ERR-01', CrashScreen, 'Reload'],
  ['ERR-02', StartFailed, 'Try again'],
] as const)('%s: its button loads the page again', (_row, Shown, name) => {
  const reloads = countReloads();
  show(<Shown />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(reloads()).toBe(1);
});
