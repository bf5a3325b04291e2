import type { Schemas } from '../../../openapi/types.ts';

export type Attributes = Schemas['PlayerAttributeMessage']['attributes'];

/** The player and session of a channel. */
export interface Listener {
  readonly playerId: string;
  readonly sessionId: string;
}

/** The ports that the channel needs of the rest of the platform. */
export interface RealtimePorts {
  /** A token that names the listener, good for `seconds`. */
  issue(listener: Listener, seconds: number): string;
  /** The owner of a token, and its own name; null for anything but a valid one. */
  verify(token: string): Promise<(Listener & { readonly tokenId: string }) | null>;
  /**
   * The latest end of the player's channel, ms since the epoch: that of their session. Undefined where the
   * session does not stand now, or they are shut out of the site.
   */
  listensUntil(listener: Listener): Promise<number | undefined>;
  /** The player's flags by their names in the contract; null for nobody. */
  attributesOf(playerId: string): Promise<Attributes | null>;
}
