import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { SessionScreen } from '../../../machines/access/session/screen.ts';

export type Player = Extract<SessionScreen, { name: 'player' }>;

interface Props {
  readonly player: Player;
  /** Shows until the account has been read once, well or not. */
  readonly waiting: ReactNode;
  readonly children: ReactElement;
}

/** A page's work for a player needs the account, so it waits for that; with another player it begins anew. */
export const AfterAccount = ({ player, waiting, children }: Props) => (
  <Fragment key={player.session.playerId}>{player.isAccountRead ? children : waiting}</Fragment>
);
