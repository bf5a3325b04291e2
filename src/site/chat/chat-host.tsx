import { useClosedSite } from '../../runtime/guard/guard.tsx';
import { lateFlow, useLateFlow, useOpen } from '../../runtime/flows/late-flow.ts';
import type { Runtime } from '../../runtime/runtime.ts';

const chatFlow = lateFlow(() => import('./ChatFlow.tsx'));
type Fetched = Awaited<ReturnType<typeof chatFlow.fetch>>;
const open = ({ openChat }: Fetched, runtime: Runtime): void => {
  openChat(runtime);
};

/** The support chat's launcher beside every page, from the first quiet moment on; the chat comes when it is opened. */
export function ChatHost() {
  const flow = useLateFlow(chatFlow);
  // Over the news that the site is away there is nothing else to read.
  return useClosedSite() === 'maintenance' ? null : flow && <flow.default />;
}

/** Opens the chat; says so when it cannot be fetched. */
export const useOpenChat = (): (() => void) => useOpen(chatFlow, open, 'chat.failed.title');
