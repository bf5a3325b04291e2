import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import * as css from './screens.css.ts';

export interface ScreenProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on, the best first. */
  readonly actions?: ReactNode;
}

/** A whole page for one piece of news. */
export const Screen = ({ icon, title, children, actions }: ScreenProps) => (
  <section className={css.screen}>
    <span className={css.sign}>
      <Icon of={icon} size={32} />
    </span>
    <h1>{title}</h1>
    <div className={css.body}>{children}</div>
    {actions !== undefined && <div className={css.actions}>{actions}</div>}
  </section>
);
