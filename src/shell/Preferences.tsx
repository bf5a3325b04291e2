import { useSyncExternalStore } from 'react';
import { useT } from '../texts/index.ts';
import type { LocaleChoices, NavItem } from './items.ts';
import { Button } from '../ui/Button.tsx';
import * as css from './menu.css.ts';
import { NavList } from './NavList.tsx';
import { chooseTheme, onTheme, themeFrom, THEMES } from './theme.ts';
import type { Theme } from './theme.ts';

const THEME_TEXTS = {
  auto: 'shell.theme.auto',
  light: 'shell.theme.light',
  dark: 'shell.theme.dark',
} as const;

const chosenTheme = (): Theme => themeFrom(document.cookie);
const serverTheme = (): Theme => 'auto';

export interface PreferencesProps {
  readonly locales: LocaleChoices;
  /** The other places of a phone come before the choices: a wide header has them in sight. */
  readonly places: readonly NavItem[];
}

/** Language, market and theme, in a panel that the header and the bottom navigation open. */
export function Preferences({ locales, places }: PreferencesProps) {
  const t = useT();
  const theme = useSyncExternalStore(onTheme, chosenTheme, serverTheme);
  return (
    <section
      id="preferences"
      popover="auto"
      aria-labelledby="preferences-title"
      className={css.menu}
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
      {locales.suggested && (
        <a className={css.choice} href={locales.suggested.href}>
          {locales.suggested.label}
        </a>
      )}
      <p className={css.menuTitle} id="preferences-language">
        {t('shell.language')}
      </p>
      <nav aria-labelledby="preferences-language">
        <NavList items={locales.languages} className={css.choiceList} itemClass={css.choice} />
      </nav>
      <p className={css.menuTitle} id="preferences-market">
        {t('shell.market')}
      </p>
      <nav aria-labelledby="preferences-market">
        <NavList items={locales.markets} className={css.choiceList} itemClass={css.choice} />
      </nav>
      <fieldset>
        <legend className={css.menuTitle}>{t('shell.theme')}</legend>
        <div className={css.choiceList}>
          {THEMES.map((option) => (
            <label key={option} className={css.choice}>
              <input
                type="radio"
                name="theme"
                className={css.choiceInput}
                checked={option === theme}
                onChange={() => {
                  chooseTheme(option);
                }}
              />
              {t(THEME_TEXTS[option])}
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
