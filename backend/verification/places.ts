import { tooManyRequests, type Refusal } from '../platform/refusal.ts';
import { busy, type Sender } from './judge-file.ts';

/** Files that one instance takes in at once, each in memory; of one player, and from one address. */
const MOST_AT_ONCE = 32;
const MOST_OF_PLAYER = 4;
const MOST_OF_ADDRESS = 12;
/** Seconds after which one of theirs may have ended. */
const SOON = 5;

interface Place {
  readonly sender: Sender;
  /** Ends the taking in, with the answer to its sender. */
  readonly end: (reason: Refusal) => void;
}

/**
 * The places of files that are being taken in. Who sends many slowly, under one name or several, keeps nobody else
 * out: when no place is left, whoever has most of them, by address or by player, loses their oldest to somebody who
 * would still have fewer.
 */
export function createPlaces() {
  const taken = new Set<Place>();
  return {
    /** @throws Refusal 429 when they have as many as they may, 503 when there is none left */
    take(place: Place): void {
      const held = (key: keyof Sender) => Map.groupBy(taken, ({ sender }) => sender[key]);
      const own = (key: keyof Sender): number => held(key).get(place.sender[key])?.length ?? 0;
      if (own('playerId') >= MOST_OF_PLAYER || own('address') >= MOST_OF_ADDRESS)
        throw tooManyRequests(SOON);
      if (taken.size >= MOST_AT_ONCE) {
        const [most] = (['address', 'playerId'] as const)
          .flatMap((key) => [...held(key).values()].filter(({ length }) => length > own(key) + 1))
          .toSorted((one, other) => other.length - one.length);
        const [oldest] = most ?? [];
        if (oldest === undefined) throw busy();
        taken.delete(oldest);
        oldest.end(tooManyRequests(SOON));
      }
      taken.add(place);
    },
    leave(place: Place): void {
      taken.delete(place);
    },
  };
}
