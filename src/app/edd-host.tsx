import { useSession } from './context.tsx';
import { lateFlow, useLateFlow } from './late-flow.ts';

const reminder = lateFlow(() => import('../verification/edd/Reminder.tsx'));

/** Reminds players of the questionnaire, from the first quiet moment on; nobody else loads anything of it. */
export function EddHost() {
  const screen = useSession();
  const isPending = screen.name === 'player' && screen.account?.kycStatus === 'EDD_PENDING';
  const flow = useLateFlow(reminder, isPending);
  return screen.name === 'player' && flow ? <flow.default /> : null;
}
