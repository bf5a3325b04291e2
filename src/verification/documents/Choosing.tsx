import { useRef, useState } from 'react';
import type { DocumentsScreen } from '../../../machines/verification/documents/screen.ts';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import { useT, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as css from './documents.css.ts';
import { FileItem } from './FileItem.tsx';
import { MOST_FILES, wrongSize, wrongType } from './file-rules.ts';
import { fitting, heldNow } from './prepare-file.ts';
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
  /** The files as they are after the last change, also while others are being prepared. */
  const current = useRef(begun);
  const [preparing, setPreparing] = useState(0);
  const [wrong, setWrong] = useState<readonly Words[]>([]);
  const picker = useRef<HTMLInputElement>(null);

  const change = (next: readonly File[]): void => {
    current.current = next;
    setFiles(next);
    void keepChoice(playerId, document, { kind, files: next });
  };
  const add = async (given: readonly File[]): Promise<void> => {
    const problems: Words[] = [];
    setPreparing((count) => count + 1);
    for (const file of given) {
      const fault = await wrongType(file);
      // One after the other: a large photo takes hundreds of megabytes while it is drawn.
      const ready = fault === undefined ? await fitting(file) : file;
      // The player has left these files meanwhile.
      if (picker.current === null) return;
      const problem = fault ?? wrongSize(ready);
      const known = current.current;
      if (problem !== undefined) problems.push({ text: problem, values: { file: file.name } });
      else if (known.some((one) => isSame(one, ready))) continue;
      else if (sent + known.length >= MOST_FILES) {
        problems.push({ text: 'documents.error.more', values: { most: MOST_FILES } });
        break;
      } else change([...known, ready]);
    }
    setWrong(problems);
    setPreparing((count) => count - 1);
  };
  const submit = async (): Promise<void> => {
    if (sent + files.length === 0) {
      setWrong([{ text: 'documents.error.none' }]);
      picker.current?.focus();
      return;
    }
    const held = await Promise.all(files.map(heldNow));
    if (picker.current === null) return;
    const gone = files.filter((_, at) => held[at] === undefined);
    const left = held.filter((file) => file !== undefined);
    if (gone.length === 0) send({ type: 'upload.submitted', files: left });
    else {
      change(left);
      setWrong(
        gone.map(({ name }) => ({ text: 'documents.error.changed', values: { file: name } })),
      );
      picker.current?.focus();
    }
  };
  return (
    <form
      className={css.part}
      aria-label={t(NAMES[document])}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DropZone
        picker={picker}
        onFiles={(given) => {
          void add(given);
        }}
      />
      <output className={css.quiet}>{preparing > 0 && t('documents.preparing')}</output>
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
        <Button type="submit" busy={preparing > 0}>
          {t('documents.submit')}
        </Button>
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
