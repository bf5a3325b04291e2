import { useT } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import * as tile from '../tile/tile.css.ts';
import * as grid from './grid.css.ts';

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
            <TileComing key={at} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

function TileComing() {
  return (
    <div className={tile.link}>
      <span className={tile.frame} />
      <span className={tile.words}>
        <Skeleton />
        <Skeleton shape="short" />
      </span>
    </div>
  );
}
