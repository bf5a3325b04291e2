import { useSelector } from '@xstate/react';
import {
  documentsMachine,
  type DocumentsEmitted,
  type DocumentsOrigin,
} from '../../../machines/verification/documents/machine.ts';
import { documentsScreen } from '../../../machines/verification/documents/screen.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import type { Player } from '../../runtime/player/player-page.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { forgetChoice } from '../../api/kept-files.ts';

export interface DocumentsFlowProps {
  readonly player: Player;
  readonly origin: DocumentsOrigin;
  /** Everything requested is handed in, and the player goes back to where they came from. */
  readonly onFinished?: () => void;
}

/** The documents of a player, wherever they are handed in (DOC-06). */
export function DocumentsFlow({ player, origin, onFinished }: DocumentsFlowProps) {
  const runtime = useRuntime();
  const { session } = runtime;
  const { playerId } = player.session;
  const requested = player.account?.requestDocumentTypeStatus ?? '';

  const announce = (fact: DocumentsEmitted): void => {
    switch (fact.type) {
      case 'document.handedIn':
        void forgetChoice(playerId, fact.document);
        session.send({ type: 'account.reloadRequested' });
        return;
      case 'documents.changed':
        session.send({ type: 'account.reloadRequested' });
        return;
      case 'verification.finished':
        onFinished?.();
    }
  };
  const actor = useFlow(runtime.bind(documentsMachine), announce, {
    input: { origin, requested },
    opens: { type: 'verification.started' },
  });
  const screen = useSelector(actor, documentsScreen, sameScreen);

  return (
    <DocumentsView
      screen={screen}
      playerId={playerId}
      send={(event) => {
        actor.send(event);
      }}
    />
  );
}
