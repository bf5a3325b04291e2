import { useT } from '../../texts/index.ts';
import * as css from './promotions.css.ts';

/** The significant terms of an offer. They stand beside it, and never behind a press. */
export function Terms({ children }: { children: string }) {
  const t = useT();
  return (
    <p className={css.terms} data-terms>
      <strong>{t('promotions.terms')}</strong> {children}
    </p>
  );
}
