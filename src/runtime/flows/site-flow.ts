import type { Runtime } from '../runtime.ts';

type Heard =
  | { readonly type: 'session.authorized'; readonly playerId: string }
  | { readonly type: 'session.ended' };

interface Running {
  send(event: Heard): void;
  start(): unknown;
  stop(): unknown;
}

/** What a flow beside the pages needs to begin. */
type Begin<Flow extends Running> = (
  runtime: Runtime,
  /** The player who is signed in already. */
  playerId: string | undefined,
) => {
  /** Not started yet. It hears of each player who signs in, and of the end of each session. */
  readonly actor: Flow;
  /** Called when the site ends. */
  readonly end?: () => void;
};

/**
 * A flow that a page has once, from the first use of it until the site ends. The root chart does not spawn it: its
 * file comes with what uses it.
 * @returns the flow of a page; the first caller starts it
 */
export function siteFlow<Flow extends Running>(begin: Begin<Flow>): (runtime: Runtime) => Flow {
  const actors = new WeakMap<Runtime, Flow>();
  return (runtime) => {
    const known = actors.get(runtime);
    if (known) return known;
    const { site, session } = runtime;
    const { actor, end } = begin(runtime, site.getSnapshot().context.playerId);
    actors.set(runtime, actor);
    const heard = [
      session.on('session.authorized', ({ playerId }) => {
        actor.send({ type: 'session.authorized', playerId });
      }),
      session.on('session.ended', () => {
        actor.send({ type: 'session.ended' });
      }),
    ];
    site.subscribe({
      complete() {
        for (const subscription of heard) subscription.unsubscribe();
        end?.();
        actor.stop();
      },
    });
    actor.start();
    return actor;
  };
}
