import type { EndReason } from '../../machines/access/session/setup.ts';
import { deviceStorage } from '../api/safe-storage.ts';
import { IDLE_KEY } from '../api/token-store.ts';
import { t, type TextId } from '../texts/index.ts';
import { withPart } from '../ui/parts.ts';
import { pushToast } from '../ui/toasts.ts';
import type { LeftNews } from './left-news.ts';

const END_TEXTS = {
  signedOut: 'session.toast.signedOut',
  rejected: 'session.toast.rejected',
  expired: 'session.toast.expired',
  idle: 'idle.ended.body',
  endedElsewhere: 'session.toast.endedElsewhere',
} as const satisfies Record<Exclude<EndReason, 'onBreak' | 'unconfirmed'>, TextId>;

/**
 * Forgets and says what is due when a player has left. The page of a break tells of the break itself, and a notice
 * in place of the page tells of a player who could not be confirmed.
 * @param window fetches the code that says it, in a window or above the page; without that a toast does
 */
export async function playerLeft(
  heard: EndReason,
  textsSettled: Promise<boolean>,
  window: () => Promise<{
    readonly tellIdle: () => void;
    readonly tellLeft: (news: LeftNews) => void;
  }>,
): Promise<void> {
  // The others hear that somebody left, whichever tab noticed first that nobody was there.
  const wasIdle = heard === 'endedElsewhere' && deviceStorage.get(IDLE_KEY) !== undefined;
  const reason = wasIdle ? 'idle' : heard;
  // Documents that were chosen and not sent are not for the device's next user.
  if (reason === 'signedOut' || reason === 'onBreak') {
    // Without it they stay sealed for the tab in which they were chosen.
    withPart(import('../api/kept-files.ts'), ({ forgetAllChoices }) => forgetAllChoices());
  }
  if (reason === 'onBreak' || reason === 'unconfirmed') return;
  await textsSettled;
  const news: LeftNews = {
    severity: reason === 'signedOut' ? 'success' : 'warning',
    text: END_TEXTS[reason],
  };
  await window().then(
    ({ tellIdle, tellLeft }) => {
      if (reason === 'idle') tellIdle();
      else tellLeft(news);
    },
    () => {
      pushToast({ severity: news.severity, message: t(news.text) });
    },
  );
}
