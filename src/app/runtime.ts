import {
  createActor,
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate';
import { sessionMachine } from '../../machines/access/session/machine.ts';
import { walletMachine } from '../../machines/banking/wallet/machine.ts';
import { bindFlow } from '../api/bind.ts';
import type { Call } from '../api/call.ts';
import type { Brand } from '../brands/index.ts';
import { NO_CONTENT, type PageContent } from './page-content.ts';

/** What the site runs on, made once per page load, outside React. */
export interface Runtime {
  readonly brand: Brand;
  readonly call: Call;
  /** The content that the page came with. */
  readonly content: PageContent;
  /** Binds a flow's chart to the platform; the same chart is bound once. */
  readonly bind: <M extends AnyStateMachine>(machine: M, ports?: Ports) => M;
  readonly session: Actor<typeof sessionMachine>;
  readonly wallet: Actor<typeof walletMachine>;
  /** Sent with checks and payments (DEP-19). */
  readonly device: Device;
  /** Whether the browser keeps the session beyond this page. */
  readonly isSessionKept: () => boolean;
  /** Sees every step of every flow, as replays do. */
  readonly inspect?: Inspect;
  /** True from the end of a session until its landing page shows: the guards wait meanwhile. */
  landing: boolean;
}

type Inspect = NonNullable<ActorOptions<AnyStateMachine>['inspect']>;
type Ports = Readonly<Record<string, AnyActorLogic>>;

export interface Device {
  readonly ipAddress: string;
  /** The device fingerprint, as its collector gives it (API-177). */
  readonly blackbox: string;
}

export interface RuntimePorts {
  readonly brand: Brand;
  readonly call: Call;
  /** Where the session is stored, see the session chart's ports. */
  readonly session: Ports;
  readonly device: Device;
  /** Without it, it does. */
  readonly isSessionKept?: () => boolean;
  readonly inspect?: Inspect;
  readonly content?: PageContent | undefined;
}

/** Binds the flows that run for as long as the page is open; the caller starts them. */
export function createRuntime(ports: RuntimePorts): Runtime {
  const { brand, call, device, content = NO_CONTENT, inspect, isSessionKept = () => true } = ports;
  const watched = inspect && { inspect };
  const bound = new WeakMap<AnyStateMachine, AnyStateMachine>();
  const bind = <M extends AnyStateMachine>(machine: M, own?: Ports): M => {
    const known = bound.get(machine) ?? bindFlow(machine, call, own);
    bound.set(machine, known);
    return known as M;
  };
  const session = createActor(bind(sessionMachine, ports.session), { ...watched });
  return {
    brand,
    call,
    content,
    bind,
    device,
    isSessionKept,
    ...watched,
    landing: false,
    session,
    wallet: createActor(bind(walletMachine), { ...watched }),
  };
}
