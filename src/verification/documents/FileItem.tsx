import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './documents.css.ts';
import { Preview } from './Preview.tsx';

const KILOBYTE = 1_000;

/** A size as people read it. */
function sizeIn(language: string, bytes: number): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? KILOBYTE * KILOBYTE : KILOBYTE)));
}

/** One file with its preview. @param onRemove absent for one that has arrived */
export function FileItem(props: { file: File; children?: ReactNode; onRemove?: () => void }) {
  const { file, children, onRemove } = props;
  const t = useT();
  const language = useLanguage();
  return (
    <li className={css.file}>
      <Preview file={file} />
      <div>
        <p className={css.fileName}>
          {/* A name may turn the reading direction, and that of its neighbours. */}
          <bdi>{file.name}</bdi>
        </p>
        <p className={css.size}>{sizeIn(language, file.size)}</p>
        {children}
      </div>
      {onRemove && (
        <div className={css.remove}>
          <Button
            look="quiet"
            icon={Trash2}
            aria-label={t('documents.remove', { file: file.name })}
            onClick={onRemove}
          >
            {t('documents.removeShort')}
          </Button>
        </div>
      )}
    </li>
  );
}
