import { Timer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useSession } from '../../runtime/context.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useT } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from '../breaks/breaks.css.ts';
import { usePlaceInHeader } from '../in-header.ts';
import { useMinutesSince } from './elapsed.ts';

/**
 * Where the market wants it: the time since the log-in, in the row that stays in sight. It counts from the
 * platform's start of the session, so that it is the same after a reload and in another tab.
 */
export default function SessionClock() {
  const { sessionClock } = usePolicy();
  const session = useSession();
  const since = session.name === 'player' ? session.access.sessionStartedAt : undefined;
  return sessionClock && since !== undefined ? <InHeader since={since} /> : null;
}

function InHeader({ since }: { since: string }) {
  const t = useT();
  const minutes = useMinutesSince(since);
  return createPortal(
    <>
      <Icon of={Timer} />
      {/* A screen reader reads a timer when somebody goes to it, and not by itself. */}
      <span role="timer" aria-label={t('sessionClock.name')}>
        {t('sessionClock.shown', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
    </>,
    usePlaceInHeader(css.clock),
  );
}
