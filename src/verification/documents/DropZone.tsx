import { Camera, FolderOpen } from 'lucide-react';
import { useEffect, useState, type DragEvent, type RefObject } from 'react';
import { useT } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './documents.css.ts';
import { ACCEPTED, MOST_FILES } from './file-rules.ts';

export interface DropZoneProps {
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

const isOfFiles = (event: DragEvent | globalThis.DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') === true;

/** A file that misses the zone would be opened in place of the page, and all chosen files with it gone. */
const keepPage = (event: globalThis.DragEvent): void => {
  if (isOfFiles(event)) event.preventDefault();
};

/** The zone where files are chosen, photographed or dropped. */
export function DropZone({ picker, onFiles }: DropZoneProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
  const picked = (input: HTMLInputElement): void => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again after it was taken away.
    input.value = '';
  };
  return (
    <div
      className={css.zone}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(isOfFiles(event));
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Over an element in the zone it is over the zone.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <p className={css.ofMouse}>{t('documents.drop')}</p>
      <div className={css.actions}>
        <label className={css.pick}>
          <Icon of={FolderOpen} />
          {t('documents.choose')}
          <input
            ref={picker}
            className={css.input}
            type="file"
            multiple
            accept={ACCEPTED}
            aria-describedby="documents-rules"
            onChange={({ currentTarget }) => {
              picked(currentTarget);
            }}
          />
        </label>
        <label className={css.photograph}>
          <Icon of={Camera} />
          {t('documents.photograph')}
          <input
            className={css.input}
            type="file"
            accept="image/jpeg"
            capture="environment"
            onChange={({ currentTarget }) => {
              picked(currentTarget);
            }}
          />
        </label>
      </div>
      <p id="documents-rules" className={css.size}>
        {t('documents.rules', { most: MOST_FILES })}
      </p>
    </div>
  );
}
