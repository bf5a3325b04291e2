import { useSelector } from '@xstate/react';
import { useNavigate } from '@tanstack/react-router';
import { activityTimerMachine } from '../../../machines/limits/activity-timer/machine.ts';
import { activityTimerScreen } from '../../../machines/limits/activity-timer/screen.ts';
import { sameScreen, useAddress, useRuntime } from '../../runtime/context.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useFlow, useTold } from '../../runtime/flows/use-flow.ts';
import { ReminderModal } from './ReminderModal.tsx';
import { watchDevice, watchTabs } from './tabs.ts';

const PORTS = { watchDevice, watchTabs };

const OVER = { type: 'reminder.over' } as const;

/** The session reminder beside every page (ACT-04). @param waits a round of a game, or another question, comes first */
export function ActivityTimer({ waits }: { waits: boolean }) {
  const runtime = useRuntime();
  const policy = usePolicy();
  const address = useAddress();
  const navigate = useNavigate();
  const actor = useFlow(
    runtime.bind(activityTimerMachine, PORTS),
    (fact) => {
      if (fact.type === 'signOut.wanted') runtime.session.send({ type: 'signOut.requested' });
      if (fact.type === 'history.wanted') {
        void navigate({ href: address('/my-account/banking/transactions') });
      }
      if (fact.type === 'reminder.begun' || fact.type === 'reminder.over') runtime.site.send(fact);
    },
    { input: { policy } },
  );
  // Maintenance takes the reminder away with every other window.
  useTold(runtime.site, undefined, OVER);
  const screen = useSelector(actor, activityTimerScreen, sameScreen);
  if (waits || screen.name === 'off' || screen.name === 'counting' || screen.name === 'left') {
    return null;
  }
  return <ReminderModal screen={screen} send={(event) => actor.send(event)} />;
}
