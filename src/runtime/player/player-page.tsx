import { useState, type ReactElement, type ReactNode } from 'react';
import type { SessionScreen } from '../../../machines/access/session/screen.ts';

export type Player = Extract<SessionScreen, { name: 'player' }>;

interface Props {
  readonly player: Player;
  /** Shows until the account has been read once. */
  readonly waiting: ReactNode;
  readonly children: ReactElement;
}

/**
 * A page's work for a player needs the account, so it waits for that. Once begun, it is not cut off when the
 * account is read again; with another player it begins anew.
 */
export const AfterAccount = (props: Props) => (
  <Waiting key={props.player.session.playerId} {...props} />
);

function Waiting({ player, waiting, children }: Props): ReactNode {
  const [ready, setReady] = useState(false);
  if (!ready && player.accountStatus !== 'loading') setReady(true);
  return ready ? children : waiting;
}
