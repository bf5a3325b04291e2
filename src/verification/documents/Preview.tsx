import { FileText, Image as ImageIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './documents.css.ts';

/** Pixels of the longer side: enough for the sharpest of screens. */
const SIDE = 192;

/** A preview of a file, as far as the browser can draw it; its name says the rest. */
export function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasPicture, setDrawn] = useState(false);
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    if (!isPicture || typeof createImageBitmap === 'undefined') return undefined;
    let isGone = false;
    createImageBitmap(file, { resizeWidth: SIDE, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const at = canvas.current;
        if (isGone || at === null) return;
        at.width = bitmap.width;
        at.height = bitmap.height;
        at.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawn(true);
      },
      // The platform finds its faults.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file, isPicture]);
  return (
    <span className={css.preview} aria-hidden>
      {isPicture && <canvas ref={canvas} className={css.picture} hidden={!hasPicture} />}
      {!hasPicture && <Icon of={isPicture ? ImageIcon : FileText} size={24} />}
    </span>
  );
}
