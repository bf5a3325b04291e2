import type { ReactNode } from 'react';
import type { GameCard } from '../../../reference/game-card.ts';
import { imageUrl } from '../../content/images.ts';
import { useBrand } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import * as css from './page.css.ts';
import { KIND_WORDS } from './words.ts';

/** Side of the picture at its largest, in CSS px. */
const SIDE = 360;

/** A game's picture, studio, name and rules in short; below them what can be done. */
export function GameHead({
  card,
  heart,
  facts,
  children,
}: {
  card: GameCard;
  /** A button in the corner of the picture. */
  heart?: ReactNode;
  /** What is to be known of it, after what can be done. */
  facts: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const { dataset } = useBrand();
  const { name, provider, subProvider, images, gameType } = card;
  const studios = [subProvider?.title, provider.title].filter(Boolean);
  const at = (times: number) =>
    imageUrl(images.thumbnail, { width: (SIDE * times) / 2, height: (SIDE * times) / 2 }, dataset);
  return (
    <div className={css.top}>
      <div className={css.picture}>
        <img
          className={css.image}
          src={at(1)}
          srcSet={[1, 2].map((times) => `${at(times)} ${SIDE * times}w`).join(', ')}
          sizes={`(max-width: 639px) 60vw, ${SIDE}px`}
          width={SIDE}
          height={SIDE}
          alt=""
          fetchPriority="high"
        />
        {heart !== undefined && <span className={css.heart}>{heart}</span>}
      </div>
      <div className={css.lead}>
        {studios.length > 0 && <p className={css.studio}>{studios.join(' · ')}</p>}
        <h1>{name}</h1>
        <p>{t(KIND_WORDS[gameType].rules)}</p>
        {children}
      </div>
      {facts}
    </div>
  );
}
