import { useT } from '../../texts/index.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import * as grid from './grid.css.ts';
import * as css from './lobby.css.ts';

/** As many as fill the first screen of a desk. */
const BONES = Array.from({ length: 21 }, (_, at) => at);

/** Tiles on their way, each as large as it will be. */
export function TilesComing() {
  const t = useT();
  return (
    <Loading label={t('lobby.loading')}>
      <div className={grid.frame}>
        <div className={grid.grid}>
          {BONES.map((at) => (
            <span key={at} className={css.bone} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
