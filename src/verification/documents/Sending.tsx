import { useProgress } from '../../api/upload-progress.ts';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import type { DocumentsScreen } from '../../../machines/verification/documents/screen.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { spinner } from '../../ui/button.css.ts';
import * as css from './documents.css.ts';
import { FileItem } from './FileItem.tsx';

const PERCENT = 100;
/** Steps of a percent: over a slow line, one percent of a large photo takes longer than a second. */
const STEPS = 10;

/** One file after the other, each with its progress. */
export function Sending(props: {
  screen: Extract<DocumentsScreen, { name: 'sending' }>;
  send: (event: DocumentsEvent) => void;
}) {
  const { files, sent } = props.screen;
  const t = useT();
  const current = files[sent];
  const part = Math.floor(useProgress(current) * PERCENT * STEPS) / STEPS;
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  return (
    <>
      <h2 tabIndex={-1}>{t('documents.sending.title')}</h2>
      {/* Read out for each file, not for each step of it. */}
      <output className={css.quiet}>
        {t('documents.sending.which', { number: sent + 1, of: files.length })}
      </output>
      <ul className={css.list} aria-label={t('documents.files')}>
        {files.map((file, at) => (
          <FileItem key={`${file.name} ${file.size} ${file.lastModified}`} file={file}>
            {at < sent && <p className={css.status}>{t('documents.arrived')}</p>}
            {at === sent && (
              <>
                <progress
                  className={css.progress}
                  max={PERCENT}
                  value={part}
                  aria-label={t('documents.sending.progress', { file: file.name })}
                />
                <p className={css.size} aria-hidden>
                  {percent.format(Math.floor(part) / PERCENT)}
                </p>
              </>
            )}
          </FileItem>
        ))}
      </ul>
      <p className={css.quiet}>{t('documents.sending.body')}</p>
      <div className={css.actions}>
        <Button
          look="secondary"
          onClick={() => {
            props.send({ type: 'upload.cancelled' });
          }}
        >
          {t('documents.sending.stop')}
        </Button>
      </div>
    </>
  );
}

/** The reviewers are being told; the files are there already. */
export function HandingIn() {
  const t = useT();
  return (
    <>
      <h2 tabIndex={-1}>{t('documents.handingIn.title')}</h2>
      <p className={css.status}>
        <span className={spinner} />
        {t('documents.handingIn.body')}
      </p>
    </>
  );
}
