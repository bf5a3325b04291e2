import { useSession } from './context.tsx';
import { lateFlow, useLateFlow } from './late-flow.ts';

const reminder = lateFlow(() => import('../verification/documents/WealthReminder.tsx'));

/** Reminds players of the source of wealth, from the first quiet moment on; nobody else loads anything of it. */
export function WealthHost() {
  const screen = useSession();
  const isAsked =
    screen.name === 'player' &&
    screen.account?.requestDocumentTypeStatus.split(',').includes('SOURCE_OF_WEALTH') === true;
  const flow = useLateFlow(reminder, isAsked);
  return isAsked && flow ? <flow.default /> : null;
}
