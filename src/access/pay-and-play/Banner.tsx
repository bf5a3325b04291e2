import { useEffect } from 'react';
import { useContent } from '../../runtime/content/use-content.ts';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import { lineUrl } from '../../content/images.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import * as css from './pay-and-play.css.ts';

/** Sizes on the page at most, px. */
const SIZE = { width: 480, height: 120 } as const;

/** The wording of the specification, for readers of the logs (PNP-11). */
const NOT_CONFIGURED = 'Pnp Banner not being configured!';

/** The banner of the content service above pay-and-play. If nobody set it up, that is logged and said. */
export function Banner() {
  const t = useT();
  const { dataset } = useBrand();
  const { market } = useLocale();
  const read = useContent('payAndPlayBanner', { lang: useLanguage(), market });
  const isMissing = read.status === 'ready' && read.value === null;
  useEffect(() => {
    if (isMissing) console.error(NOT_CONFIGURED);
  }, [isMissing]);
  if (isMissing) return <Notice severity="info">{t('payAndPlay.banner.missing')}</Notice>;
  if (read.status !== 'ready' || read.value === null) return null;
  const { images } = read.value;
  const { asset, alt } = images.mobile;
  return (
    <img
      {...SIZE}
      className={css.banner}
      src={lineUrl(asset, SIZE, dataset)}
      alt={alt}
      decoding="async"
    />
  );
}
