import { Heart as Shape } from 'lucide-react';
import { useT } from '../../texts/index.ts';
import * as css from './heart.css.ts';
import { useKept, type Keepable } from './use-kept.ts';

/**
 * Makes a game a favourite, or takes it off them (FAV-02). It stands beside the link of the tile, and takes 44 px
 * each way.
 */
export function Heart({ card }: { card: Keepable }) {
  const t = useT();
  const { isOn, press } = useKept('favourites', card);
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={isOn}
      aria-label={t('games.heart.label', { name: card.name })}
      data-heart={card.id}
      onClick={press}
    >
      <Shape size={20} className={isOn ? css.full : css.empty} aria-hidden />
    </button>
  );
}
