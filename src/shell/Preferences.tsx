import { Fragment, useState, type ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import type { NavItem } from './items.ts';
import { Button } from '../ui/Button.tsx';
import * as css from './menu.css.ts';
import { NavList } from './NavList.tsx';

export interface PreferencesProps {
  /** Language, market and theme: rendered from the first opening on, anew at each. */
  readonly choices: ReactNode;
  /** The other places of a phone come before the choices: a wide header has them in sight. */
  readonly places: readonly NavItem[];
}

/** The panel that the header and the bottom navigation open. */
export function Preferences({ choices, places }: PreferencesProps) {
  const t = useT();
  const [openings, setOpenings] = useState(0);
  return (
    <section
      id="preferences"
      popover="auto"
      aria-labelledby="preferences-title"
      className={css.menu}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') setOpenings(openings + 1);
      }}
    >
      <div className={css.menuHead}>
        <h2 id="preferences-title" className={css.menuName}>
          {t('shell.more')}
        </h2>
        <Button look="quiet" compact popoverTarget="preferences" popoverTargetAction="hide">
          {t('action.close')}
        </Button>
      </div>
      {places.length > 0 && (
        <nav className={css.places} aria-label={t('shell.sections')}>
          <NavList items={places} className={css.menuList} itemClass={css.menuItem} />
        </nav>
      )}
      {openings > 0 && <Fragment key={openings}>{choices}</Fragment>}
    </section>
  );
}
