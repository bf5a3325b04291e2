import type { ReactElement } from 'react';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import type { DocumentsScreen } from '../../../machines/verification/documents/screen.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { Choosing } from './Choosing.tsx';
import * as css from './documents.css.ts';
import { Failed, Finished, HandedIn } from './Handed.tsx';
import { Overview } from './Overview.tsx';
import { Preparing } from './Preparing.tsx';
import { HandingIn, Sending } from './Sending.tsx';
import { NAMES } from './words.ts';

export interface DocumentsViewProps {
  readonly screen: DocumentsScreen;
  readonly playerId: string;
  readonly send: (event: DocumentsEvent) => void;
}

/** The documents flow, one component per screen. */
export function DocumentsView(props: DocumentsViewProps) {
  const { screen } = props;
  const t = useT();
  const place = useScreenFocus(screen.name, ['inactive', 'loading']);
  return (
    <section ref={place} tabIndex={-1} className={css.part} aria-label={t('documents.title')}>
      <Content {...props} />
    </section>
  );
}

function Content({ screen, playerId, send }: DocumentsViewProps): ReactElement {
  const t = useT();
  switch (screen.name) {
    case 'inactive':
    case 'loading':
      return (
        <Loading label={t('documents.loading')}>
          <Skeleton shape="card" />
        </Loading>
      );
    case 'loadFailed':
      return (
        <FailureNotice
          title={t('documents.loadFailed')}
          words={screen.failure ? failureWords(screen.failure) : []}
          onRetry={() => {
            send({ type: 'retry.requested' });
          }}
        />
      );
    case 'overview':
      return <Overview rows={screen.rows} questionnaire={screen.questionnaire} send={send} />;
    case 'preparing':
      return <Preparing key={screen.document} screen={screen} playerId={playerId} send={send} />;
    case 'choosing':
      return (
        <>
          <h2 tabIndex={-1}>{t(NAMES[screen.document])}</h2>
          <Choosing key={screen.document} screen={screen} playerId={playerId} send={send} />
        </>
      );
    case 'sending':
      return <Sending screen={screen} send={send} />;
    case 'handingIn':
      return <HandingIn />;
    case 'handedIn':
      return <HandedIn screen={screen} send={send} />;
    case 'failed':
      return <Failed screen={screen} send={send} />;
    case 'finished':
      return <Finished screen={screen} send={send} />;
  }
}
