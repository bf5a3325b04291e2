import { useSyncExternalStore } from 'react';
import { useT } from '../texts/index.ts';
import type { LocaleChoices } from './items.ts';
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

/** Language, market and theme. */
export function Choices({ locales }: { locales: LocaleChoices }) {
  const t = useT();
  const theme = useSyncExternalStore(onTheme, chosenTheme, serverTheme);
  return (
    <>
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
    </>
  );
}
