import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useT } from '../texts/index.ts';
import { Icon } from './Icon.tsx';
import { cross } from './cross.css.ts';
import * as css from './toast.css.ts';
import { dismissToast } from './toasts.ts';
import type { ShownToast } from './toasts.ts';

const ICONS = {
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  warningValue: TriangleAlert,
} as const;

/** How long good news stays, in ms. What went wrong stays until it is closed. */
const GOOD_NEWS_MS = 6000;

/** The toasts on screen. Brings Radix: `ToastHost` loads it with the first toast. */
export default function Toasts({ list }: { list: readonly ShownToast[] }) {
  const t = useT();
  return (
    <Toast.Provider label={t('ui.toast.label')} swipeDirection="right">
      {list.map(({ id, severity, message, value }) => (
        <Toast.Root
          key={id}
          open
          type={severity === 'error' ? 'foreground' : 'background'}
          duration={severity === 'success' ? GOOD_NEWS_MS : Infinity}
          className={css.toast[severity]}
          data-severity={severity}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <span className={css.icon[severity]}>
            <Icon of={ICONS[severity]} size={24} />
          </span>
          <Toast.Description className={css.text}>
            {message}
            {value !== undefined && <strong className={css.value}>{value}</strong>}
          </Toast.Description>
          <Toast.Close className={cross} aria-label={t('action.close')}>
            <Icon of={X} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={css.toasts} label={t('ui.toast.label')} />
    </Toast.Provider>
  );
}
