import { Menu } from 'lucide-react';
import { useT } from '../texts/index.ts';
import { Icon } from '../ui/Icon.tsx';
import * as css from './bottom-nav.css.ts';
import type { NavItem } from './items.ts';

export interface BottomNavProps {
  /** Four at most; each needs an icon. */
  readonly items: readonly NavItem[];
  /** Id of the item that is the page's one primary action, such as the deposit. */
  readonly primary?: string;
}

/** The navigation of a phone, fixed at the bottom (LAYOUT-01, LAYOUT-03). */
export function BottomNav({ items, primary }: BottomNavProps) {
  const t = useT();
  return (
    <nav className={css.bar} aria-label={t('shell.mobile')}>
      {items.map(({ id, href, label, icon, current }) => (
        <a
          key={id}
          href={href}
          className={id === primary ? css.primary : css.item}
          data-id={id}
          aria-current={current === true ? 'page' : undefined}
        >
          {icon && <Icon of={icon} size={24} />}
          <span className={css.label}>{label}</span>
        </a>
      ))}
      <button type="button" className={css.item} popoverTarget="preferences">
        <Icon of={Menu} size={24} />
        <span className={css.label}>{t('shell.more')}</span>
      </button>
    </nav>
  );
}
