import {
  createActor,
  fromCallback,
  type Actor,
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { sessionMachine } from '../../machines/access/session/machine.ts';
import { walletMachine } from '../../machines/banking/wallet/machine.ts';
import { rootMachine } from '../../machines/site/root/machine.ts';
import { hearSession } from '../../machines/site/root/setup.ts';
import type { Visitor } from '../../reference/page-request.ts';
import { bindFlow, type Ports } from '../api/bind.ts';
import type { Call } from '../api/call.ts';
import type { Brand } from '../brands/index.ts';
import { NO_CONTENT, type PageContent } from './content/page-content.ts';

/** The services of the site, made once per page load, outside React. */
export interface Runtime {
  readonly brand: Brand;
  readonly call: Call;
  /** The content that the page came with. */
  readonly content: PageContent;
  /** For whom the server renders the page; a browser tells by itself. */
  readonly visitor?: Visitor;
  /** Binds a flow's chart to the platform; the same chart is bound once. */
  readonly bind: <M extends AnyStateMachine>(machine: M, ports?: Ports<M>) => M;
  /** Runs for as long as the page is open, with everything that it has spawned. */
  readonly site: Actor<typeof rootMachine>;
  readonly session: Session;
  readonly wallet: ActorRefFrom<typeof walletMachine>;
  /** Sent with checks and payments (DEP-19). */
  readonly device: Device;
  /** Sees every step of every flow, as replays do. */
  readonly inspect?: Inspect;
}

type Session = ActorRefFrom<typeof sessionMachine>;
type Inspect = NonNullable<ActorOptions<AnyStateMachine>['inspect']>;

export interface Device {
  readonly ipAddress: string;
  /** The device fingerprint, as its collector gives it (API-177). */
  readonly blackbox: string;
}

export interface RuntimePorts {
  readonly brand: Brand;
  readonly call: Call;
  /** Where the session is stored, see the session chart's ports; without `watchReach` the platform is never lost. */
  readonly session: Ports<typeof sessionMachine>;
  readonly device: Device;
  /** Whether the browser keeps the session beyond this page; without it, it does. */
  readonly isSessionKept?: () => boolean;
  /** Sends `page.returned`; without it the page is never left. */
  readonly watchPage?: AnyActorLogic;
  /** The chart of the realtime channel; without it the platform tells nothing by itself. */
  readonly realtime?: (own: Pick<Runtime, 'bind' | 'inspect'>) => AnyActorLogic;
  readonly inspect?: Inspect;
  readonly content?: PageContent | undefined;
  readonly visitor?: Visitor | undefined;
}

/** Binds the flows that run for as long as the page is open; the caller starts the site. */
export function createRuntime(ports: RuntimePorts): Runtime {
  const { brand, call, device, content = NO_CONTENT, visitor, inspect } = ports;
  const watched = inspect && { inspect };
  const bound = new WeakMap<AnyStateMachine, AnyStateMachine>();
  const bind = <M extends AnyStateMachine>(machine: M, own?: Ports<M>): M => {
    const known = bound.get(machine) ?? bindFlow(machine, call, own);
    bound.set(machine, known);
    return known as M;
  };
  const root = bind(rootMachine, {
    session: bind(sessionMachine, { watchReach: fromCallback(() => {}), ...ports.session }),
    wallet: bind(walletMachine),
    hearSession,
    watchKeeping: watchKeeping(ports.isSessionKept ?? (() => true)),
    watchPage: ports.watchPage ?? fromCallback(() => {}),
    realtime: ports.realtime?.({ bind, ...watched }) ?? fromCallback(() => {}),
  });
  const site = createActor(root, { ...watched });
  const { session, wallet } = site.getSnapshot().context;
  return {
    brand,
    call,
    content,
    ...(visitor && { visitor }),
    bind,
    device,
    ...watched,
    site,
    session,
    wallet,
  };
}

/** Tells once when the browser does not keep a player's session, and again only after it has kept one. */
const watchKeeping = (isSessionKept: () => boolean) =>
  fromCallback<EventObject, { readonly session: Session }>(({ input, sendBack }) => {
    let wasKept = true;
    input.session.subscribe((snapshot) => {
      if (!snapshot.hasTag('authorized')) return;
      const isKept = isSessionKept();
      if (wasKept && !isKept) sendBack({ type: 'session.unkept' });
      wasKept = isKept;
    });
  });
