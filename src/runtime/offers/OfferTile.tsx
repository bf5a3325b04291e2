import type { ComponentProps, ReactNode } from 'react';
import { imageSet } from '../../content/images.ts';
import type { ContentImage } from '../../content/types.ts';
import { useBrand } from '../context.tsx';
import * as css from './offer-tile.css.ts';

/** Of the picture on the page, px. */
const PICTURE = { width: 480, height: 270 } as const;

type OfferTileProps = Omit<ComponentProps<'article'>, 'title' | 'className'> & {
  readonly picture: ContentImage;
  readonly title: ReactNode;
};

/** An offer or a piece of news in a list: its picture, its name, and below it what is said of it. */
export function OfferTile({ picture, title, children, ...attributes }: OfferTileProps) {
  const { dataset } = useBrand();
  return (
    <article {...attributes} className={css.tile}>
      <img
        {...imageSet(picture.asset, PICTURE, dataset)}
        {...PICTURE}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className={css.picture}
      />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    </article>
  );
}
