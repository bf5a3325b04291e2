import { useRef, useState } from 'react';
import type { DocumentsScreen } from '../../../machines/verification/documents/screen.ts';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import { useT, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as css from './documents.css.ts';
import { FileItem } from './FileItem.tsx';
import { MOST_FILES, wrongWith } from './file-rules.ts';
import { keepChoice } from '../../api/kept-files.ts';
import { DropZone } from './DropZone.tsx';
import { useKept } from './use-kept.ts';
import { NAMES } from './words.ts';

export interface ChoosingProps {
  readonly screen: Extract<DocumentsScreen, { name: 'choosing' }>;
  readonly playerId: string;
  readonly send: (event: DocumentsEvent) => void;
}

/** The files of one document, which waits until those of an earlier visit were looked for. */
export function Choosing(props: ChoosingProps) {
  const { document, files, sent } = props.screen;
  const t = useT();
  const kept = useKept(props.playerId, document);
  const begun = files.length > 0 ? files.slice(sent) : kept?.files;
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
  const { document, kind, files: known, sent } = screen;
  const t = useT();
  const [files, setFiles] = useState(begun);
  const [wrong, setWrong] = useState<readonly Words[]>([]);
  const picker = useRef<HTMLInputElement>(null);

  const change = (next: readonly File[]): void => {
    setFiles(next);
    void keepChoice(playerId, document, { kind, files: next });
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
      <DropZone picker={picker} onFiles={add} />
      <Wrong problems={wrong} />
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

/** So many are named one by one: a player who drops a folder of fifty reads no fifty lines. */
const SAID = 4;

/** The files that cannot be taken, and why. */
function Wrong({ problems }: { problems: readonly Words[] }) {
  const t = useT();
  if (problems.length === 0) return null;
  const others = problems.length - SAID;
  return (
    <Notice severity="error" live="alert">
      {problems.slice(0, SAID).map(({ text, values }, at) => (
        <p key={`${text} ${at}`} className={css.fileName}>
          {t(text, values)}
        </p>
      ))}
      {others > 0 && <p>{t('documents.error.others', { others })}</p>}
    </Notice>
  );
}
