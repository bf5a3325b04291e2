import { usePathFor } from '../../runtime/context.tsx';
import { usePage } from '../../runtime/pages/use-page.ts';
import { slow } from '../../shell/layout.css.ts';
import { useT } from '../../texts/index.ts';

/** For a page whose scripts do not come: its links work, and nothing else does. Styles take it away (`status.ts`). */
export function SlowStart() {
  const t = useT();
  const here = usePathFor()(usePage().path);
  return (
    <aside className={slow}>
      {t('screen.slow')} <a href={here}>{t('action.reload')}</a>
    </aside>
  );
}
