import { useCallback } from 'react';
import { t } from '../texts/index.ts';
import { pushToast } from '../ui/toasts.ts';
import { useRuntime } from './context.tsx';
import { useClosedSite } from './guard.tsx';
import { lateFlow, useLateFlow } from './late-flow.ts';

const chatFlow = lateFlow(() => import('../site/chat/ChatFlow.tsx'));

/** The support chat beside every page, from the first quiet moment on; its widget comes when it is opened. */
export function ChatHost() {
  const flow = useLateFlow(chatFlow);
  // The news that the site is away is all that there is to read then.
  return useClosedSite() === 'maintenance' ? null : flow && <flow.default />;
}

/** Opens the chat; says so when it cannot be fetched. */
export function useOpenChat(): () => void {
  const runtime = useRuntime();
  return useCallback(() => {
    chatFlow.fetch().then(
      ({ openChat }) => {
        openChat(runtime);
      },
      () => {
        pushToast({ severity: 'error', message: t('chat.failed.title') });
      },
    );
  }, [runtime]);
}
