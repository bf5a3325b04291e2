import type { Schemas } from '../../../openapi/types.ts';

export type Attributes = Schemas['PlayerAttributeMessage']['attributes'];

/** Whom a channel is for. */
export interface Listener {
  readonly playerId: string;
  readonly sessionId: string;
}

/** What the channel asks of the rest of the platform. */
export interface RealtimePorts {
  /** A token that names who listens, good for `seconds`. */
  issue(listener: Listener, seconds: number): string;
  /** Whose token it is, and its own name; null for anything but a valid one. */
  verify(token: string): Promise<(Listener & { readonly tokenId: string }) | null>;
  /** Whether the player may have a channel now: their session stands, and they are not shut out of the site. */
  mayListen(listener: Listener): Promise<boolean>;
  /** What the player's pages know of them, by its names in the contract; null for nobody. */
  attributesOf(playerId: string): Promise<Attributes | null>;
}
