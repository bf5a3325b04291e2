import { ArrowRight, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentFailure } from '../../runtime/content/content-types.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import * as css from './banners.css.ts';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';

/** A list from the content service: on its way, failed, or there, perhaps empty. */
export type Slot<Item> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly why: ContentFailure;
      readonly onRetry: () => void;
      readonly retrying?: boolean;
    }
  | { readonly status: 'ready'; readonly items: readonly Item[] };

export interface Picture {
  readonly src: string;
  readonly srcSet?: string;
  /** Describes the picture; empty when it only decorates. */
  readonly alt: string;
}

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Personal line above the title. */
  readonly greeting?: string;
  /** Words of the link; without `href` nothing is clickable. */
  readonly button?: string;
  readonly href?: string;
  readonly picture: Picture;
}

/** A product area. Without `href` it is not open here, and the slot leaves it out. */
export interface Vertical {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly href: string;
  readonly picture: Picture;
}

/** Highlights chosen by the content service. Text stands beside the picture, never on it. */
export function Banners({ slot }: { slot: Slot<Banner> }) {
  const t = useT();
  return (
    <section className={css.slot}>
      <h2 className={unseen}>{t('home.banners.label')}</h2>
      <SlotState slot={slot} coming={<ComingBanners />}>
        {(items) => (
          <ul className={css.grid}>
            {items.map(({ id, title, description, greeting, button, href, picture }, at) => (
              <li key={id} className={css.banner}>
                <Image
                  picture={picture}
                  className={css.bannerImage}
                  width={800}
                  height={450}
                  sizes={bannerSizes(at < items.length % 3)}
                />
                <div className={css.bannerText}>
                  {greeting !== undefined && <p className={css.greeting}>{greeting}</p>}
                  <h3 className={css.bannerTitle}>{title}</h3>
                  {description !== undefined && <p className={css.description}>{description}</p>}
                  {href !== undefined && (
                    <a href={href} className={css.more}>
                      {button ?? t('home.more')}
                      {button === undefined && <span className={unseen}>: {title}</span>}
                      <Icon of={ArrowRight} />
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </SlotState>
    </section>
  );
}

/** The product areas that are open. */
export function Verticals({ slot }: { slot: Slot<Vertical> }) {
  const t = useT();
  if (slot.status === 'ready' && slot.items.length === 0) return null;
  return (
    <section className={css.slot} aria-labelledby="verticals">
      <h2 id="verticals">{t('home.verticals.title')}</h2>
      <SlotState slot={slot} coming={<ComingTiles />}>
        {(items) => (
          <ul className={css.tiles}>
            {items.map(({ id, title, description, href, picture }) => (
              <li key={id}>
                <a href={href} className={css.tile}>
                  <Image
                    picture={picture}
                    className={css.tileImage}
                    width={480}
                    height={320}
                    sizes={tileSizes(items.length)}
                  />
                  <span className={css.tileTitle}>{title}</span>
                  {description !== undefined && (
                    <span className={css.description}>{description}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
      </SlotState>
    </section>
  );
}

function SlotState<Item>(props: {
  slot: Slot<Item>;
  /** The skeleton, in the shape of the list. */
  coming: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { slot, coming, children } = props;
  const t = useT();
  if (slot.status === 'loading') {
    return <Loading label={t('content.loading')}>{coming}</Loading>;
  }
  if (slot.status === 'error') {
    return (
      <ErrorState
        title={t('home.error.title')}
        onRetry={slot.onRetry}
        retrying={slot.retrying === true}
      >
        {t(CONTENT_ERROR_WORDS[slot.why])}
      </ErrorState>
    );
  }
  return slot.items.length === 0 ? (
    <EmptyState icon={Sparkles} title={t('home.empty')}>
      {t('home.banners.empty')}
    </EmptyState>
  ) : (
    children(slot.items)
  );
}

const THREE = [1, 2, 3];

const ComingBanners = () => (
  <div className={css.grid}>
    {THREE.map((key) => (
      <div key={key} className={css.banner}>
        <div className={classes(css.image, css.bannerImage)} />
        <div className={css.bannerText}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </div>
    ))}
  </div>
);

const ComingTiles = () => (
  <div className={css.tiles}>
    {THREE.map((key) => (
      <div key={key} className={css.tile}>
        <div className={classes(css.image, css.tileImage)} />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    ))}
  </div>
);

/** How wide the picture of a banner is: of three in a row, or of one and two that fill theirs. */
const bannerSizes = (isWide: boolean): string =>
  `(min-width: 768px) ${isWide ? 720 : 400}px, min(86vw, 340px)`;

/** Tiles share a row, on a phone by two. */
const tileSizes = (count: number): string =>
  `(min-width: 768px) ${Math.ceil(100 / count)}vw, ${count === 1 ? 100 : 50}vw`;

function Image(props: {
  picture: Picture;
  className: string;
  width: number;
  height: number;
  sizes: string;
}) {
  const { picture, className, sizes, ...size } = props;
  const { src, srcSet, alt } = picture;
  return (
    <img
      {...size}
      src={src}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classes(css.image, className)}
    />
  );
}
