import { useSelector } from '@xstate/react';
import { inboxScreen } from '../../../machines/site/inbox/screen.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { inboxOf } from './actor.ts';
import { InboxFrame } from './InboxFrame.tsx';

/** The frame that counts unread messages, beside every page; nobody sees it. */
export default function InboxCount() {
  const screen = useSelector(inboxOf(useRuntime()), inboxScreen, sameScreen);
  if (screen.name !== 'beside' || screen.inboxId === undefined) return null;
  return (
    <div hidden>
      <InboxFrame inboxId={screen.inboxId} show="count" />
    </div>
  );
}
