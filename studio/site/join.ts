import type { ActorRefFrom } from 'xstate';
import type { ToGame, WantedArea } from '../../reference/game-messages.ts';
import type { roundMachine } from '../../machines/games/round/machine.ts';
import { roundScreen } from '../../machines/games/round/screen.ts';
import type { RoundScreen } from '../../machines/games/round/setup.ts';
import { joinSite, type Site, type Windows } from './port.ts';

type Flow = Pick<ActorRefFrom<typeof roundMachine>, 'getSnapshot' | 'send' | 'subscribe'>;

/** Who has a reason that no round begins. */
type Pauser = 'site' | 'hidden';

/** How often the site is told that the player does something, in ms, at most. */
const USE_EVERY = 1_000;

/** The screens on which no round is under way and none begins by itself. */
const RESTS: ReadonlySet<RoundScreen['name']> = new Set([
  'paused',
  'refused',
  'lost',
  'elsewhere',
  'ended',
]);

/** Pauses a game as long as anybody has a reason. */
export function pauses(flow: Pick<Flow, 'send'>): (who: Pauser, wants: boolean) => void {
  const wanted = new Set<Pauser>();
  return (who, wants) => {
    if (wants) wanted.add(who);
    else wanted.delete(who);
    flow.send({ type: wanted.size > 0 ? 'pause.wanted' : 'pause.lifted' });
  };
}

/**
 * Joins a game with the site around its frame, once the studio has said which site that is.
 * @param pause of {@link pauses}
 * @returns `tellUse` tells the site that the player has done something, once a second and not for a key that is held;
 *   `open` has it open a part of itself over the game, and says whether there is a site that hears it
 */
export function joinFlow(
  flow: Flow,
  windows: Windows,
  pause: ReturnType<typeof pauses>,
): {
  readonly tellUse: (
    done: Pick<KeyboardEvent, 'timeStamp'> & { readonly repeat?: boolean },
  ) => void;
  readonly open: (area: WantedArea) => boolean;
} {
  let site: Site | undefined;
  let isJoined = false;
  /** The site waits for the pause; `round`: one was under way when it asked. */
  let owed: 'pause' | 'round' | undefined;
  let latest: string | undefined;
  let played = 0;
  /** On the clock of events, in ms. */
  let used = -USE_EVERY;

  const look = (): void => {
    const snapshot = flow.getSnapshot();
    const { play, rounds } = snapshot.context;
    if (play) site ??= joinSite(windows, new URL(play.links.lobby).origin, hear);
    if (!site || !isJoined) return;
    const { name } = roundScreen(snapshot);
    const roundId = rounds[0]?.roundId;
    if (roundId !== undefined && roundId !== latest) {
      played += 1;
      site.tell({ type: 'roundEnded', payload: { roundId } });
      site.tell({ type: 'balanceUpdated', payload: {} });
      latest = roundId;
    }
    if (owed === undefined || !RESTS.has(name)) return;
    site.tell({ type: 'realityCheckData', payload: { rounds: played } });
    if (owed === 'round') site.tell({ type: 'roundEnd', payload: {} });
    site.tell({ type: 'paused', payload: {} });
    owed = undefined;
  };

  const hear = (message: ToGame): void => {
    switch (message.type) {
      case 'ready':
        isJoined = true;
        latest = flow.getSnapshot().context.rounds[0]?.roundId;
        site?.tell({ type: 'gameReady', payload: {} });
        return;
      case 'pause':
        pause('site', true);
        owed = RESTS.has(roundScreen(flow.getSnapshot()).name) ? 'pause' : 'round';
        look();
        return;
      case 'resume':
        owed = undefined;
        pause('site', false);
        site?.tell({ type: 'resumed', payload: {} });
        return;
      case 'ping':
        site?.tell({ type: 'pong', payload: {} });
        return;
      case 'debug':
        // The game tells all that it has to tell.
        return;
      case 'balanceUpdate':
        if (message.payload.amount !== flow.getSnapshot().context.balance) {
          flow.send({ type: 'balance.outdated' });
        }
        return;
    }
  };

  flow.subscribe({
    next: look,
    complete: () => site?.tell({ type: 'warning', payload: { code: 'sessionEnded' } }),
  });
  look();
  return {
    tellUse: ({ timeStamp, repeat = false }) => {
      if (repeat || timeStamp < used + USE_EVERY) return;
      used = timeStamp;
      site?.tell({ type: 'userAction', payload: {} });
    },
    open: (area) => {
      if (!isJoined) return false;
      site?.tell({ type: 'areaWanted', payload: { area } });
      return true;
    },
  };
}
