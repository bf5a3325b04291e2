import { useId } from 'react';
import { TalkToSomebody } from '../../runtime/help/helplines.tsx';
import { useT } from '../../texts/index.ts';
import * as css from './pages.css.ts';

/** Other help where the player lives. */
export default function Help() {
  const t = useT();
  const heading = useId();
  return (
    <section className={css.help} aria-labelledby={heading}>
      <h2 id={heading}>{t('helplines.title')}</h2>
      <TalkToSomebody />
    </section>
  );
}
