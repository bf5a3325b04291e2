import { Helplines } from '../../runtime/help/helplines.tsx';
import { useT } from '../../texts/index.ts';
import * as css from './barred.css.ts';

/** The helplines where they live, to be called at once. */
export default function BarredLines() {
  const t = useT();
  return (
    <section className={css.lines}>
      <h3>{t('helplines.title')}</h3>
      <Helplines />
    </section>
  );
}
