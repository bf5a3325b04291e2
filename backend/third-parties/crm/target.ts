/** The players that a message is for; null is everybody. */
export interface Target {
  readonly playerId: string | null;
  /** ISO 639-1. */
  readonly language: string | null;
  readonly market: string | null;
  readonly brand: string | null;
  /** Only players who want its topic get marketing. */
  readonly topic: string | null;
  readonly sentAt: Date;
}

/** A player as the CRM knows them when they look. */
export interface Recipient {
  readonly playerId: string;
  readonly language: string;
  readonly market: string;
  /** Where they look. */
  readonly brand: string;
  readonly playerSince: Date;
  /** The topics of marketing that they want now. */
  readonly topics: ReadonlySet<string>;
}

/**
 * Whether somebody finds a message in the inbox. That is decided when they look: a changed language or topic of
 * marketing takes effect at once. Nobody finds messages from before they were a player.
 */
export const isFor = (target: Target, who: Recipient): boolean =>
  (target.playerId === null || target.playerId === who.playerId) &&
  (target.language === null || target.language === who.language) &&
  (target.market === null || target.market === who.market) &&
  (target.brand === null || target.brand === who.brand) &&
  (target.topic === null || who.topics.has(target.topic)) &&
  target.sentAt >= who.playerSince;
