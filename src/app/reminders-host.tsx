import { useSession } from '../runtime/context.tsx';
import { Beside } from '../shell/crash.tsx';
import { lateFlow, useLateFlow } from '../runtime/flows/late-flow.ts';

const reminders = lateFlow(() => import('../verification/Reminders.tsx'));

/**
 * Reminds players of open requests of the verification, from the first quiet moment on; nobody else loads any of
 * it.
 */
export function RemindersHost() {
  const screen = useSession();
  const account = screen.name === 'player' ? screen.account : undefined;
  const isWanted =
    account?.kycStatus === 'EDD_PENDING' ||
    account?.requestDocumentTypeStatus.includes('SOURCE_OF_WEALTH') === true;
  const flow = useLateFlow(reminders, isWanted);
  return account && flow ? (
    <Beside>
      <flow.default account={account} />
    </Beside>
  ) : null;
}
