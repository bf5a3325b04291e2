import { TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as css from './states.css.ts';

export interface StateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  /** The way on: a link or a button. */
  readonly action?: ReactNode;
}

/** In place of a list or card that has nothing to show. */
export function EmptyState({ title, children, icon, action }: StateProps) {
  return (
    <div className={css.state}>
      {icon && <Icon of={icon} size={32} />}
      <p className={css.stateTitle}>{title}</p>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

/** In place of content that could not be loaded; always with a way on. */
export function ErrorState(props: StateProps & { onRetry?: () => void; retrying?: boolean }) {
  const { onRetry, retrying = false, action, ...state } = props;
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        {...state}
        action={
          <>
            {onRetry && (
              <Button look="secondary" busy={retrying} onClick={onRetry}>
                {t('action.retry')}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
