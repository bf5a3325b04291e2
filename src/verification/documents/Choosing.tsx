import { Camera, FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import type { DocumentsScreen } from '../../../machines/verification/documents/screen.ts';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import { useT, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as css from './documents.css.ts';
import { FileItem } from './FileItem.tsx';
import { ACCEPTED, MOST_FILES, wrongWith } from './file-rules.ts';
import { keepFiles, keptFiles } from '../../api/kept-files.ts';
import { NAMES } from './words.ts';

export interface ChoosingProps {
  readonly screen: Extract<DocumentsScreen, { name: 'choosing' }>;
  readonly playerId: string;
  readonly send: (event: DocumentsEvent) => void;
}

/** The files of one document, which waits until those of an earlier visit were looked for. */
export function Choosing(props: ChoosingProps) {
  const { screen, playerId } = props;
  const { document, files, sent } = screen;
  const t = useT();
  const [begun, setBegun] = useState<readonly File[] | undefined>(
    files.length > 0 ? files.slice(sent) : undefined,
  );
  useEffect(() => {
    if (begun !== undefined) return undefined;
    let isGone = false;
    void keptFiles(playerId, document).then((kept) => {
      if (!isGone) setBegun(kept);
    });
    return () => {
      isGone = true;
    };
  }, [begun, playerId, document]);
  if (begun !== undefined) return <FilesForm {...props} begun={begun} />;
  return (
    <Loading label={t('documents.loading')}>
      <Skeleton shape="card" />
    </Loading>
  );
}

/** Whether two files are the same one, chosen twice. */
const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function FilesForm({ screen, playerId, send, begun }: ChoosingProps & { begun: readonly File[] }) {
  const { document, files: known, sent } = screen;
  const t = useT();
  const [files, setFiles] = useState(begun);
  const [wrong, setWrong] = useState<readonly Words[]>([]);
  const [isUnder, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const change = (next: readonly File[]): void => {
    setFiles(next);
    void keepFiles(playerId, document, next);
  };
  const add = (given: readonly File[]): void => {
    const problems: Words[] = [];
    const next = [...files];
    for (const file of given) {
      const problem = wrongWith(file);
      if (problem !== undefined) problems.push({ text: problem, values: { file: file.name } });
      else if (next.some((one) => isSame(one, file))) continue;
      else if (sent + next.length >= MOST_FILES) {
        problems.push({ text: 'documents.error.more', values: { most: MOST_FILES } });
        break;
      } else next.push(file);
    }
    setWrong(problems);
    change(next);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const picked = (input: HTMLInputElement): void => {
    add([...(input.files ?? [])]);
    // The same file may be chosen again after it was taken away.
    input.value = '';
  };
  return (
    <form
      className={css.part}
      aria-label={t(NAMES[document])}
      onSubmit={(event) => {
        event.preventDefault();
        if (sent + files.length > 0) send({ type: 'upload.submitted', files });
        else {
          setWrong([{ text: 'documents.error.none' }]);
          picker.current?.focus();
        }
      }}
    >
      <div
        className={css.zone}
        data-over={isUnder ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={dropped}
      >
        <p>{t('documents.drop')}</p>
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
          <label className={css.pick}>
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
      {wrong.length > 0 && (
        <Notice severity="error" live="alert">
          {wrong.map(({ text, values }, at) => (
            <p key={`${text} ${String(values?.['file'] ?? at)}`}>{t(text, values)}</p>
          ))}
        </Notice>
      )}
      {sent + files.length > 0 && (
        <ul className={css.list} aria-label={t('documents.files')}>
          {known.slice(0, sent).map((file, at) => (
            <FileItem key={`sent ${at}`} file={file}>
              <p className={css.status}>{t('documents.arrived')}</p>
            </FileItem>
          ))}
          {files.map((file) => (
            <FileItem
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={() => {
                setWrong([]);
                change(files.filter((one) => one !== file));
                picker.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <Button type="submit">{t('documents.submit')}</Button>
        <Button
          look="secondary"
          onClick={() => {
            send({ type: 'overview.chosen' });
          }}
        >
          {t('documents.toOverview')}
        </Button>
      </div>
    </form>
  );
}
