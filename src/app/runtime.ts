import { createActor, type Actor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { loginMachine } from '../../machines/access/login/machine.ts';
import { sessionMachine } from '../../machines/access/session/machine.ts';
import { walletMachine } from '../../machines/banking/wallet/machine.ts';
import { bindFlow } from '../api/bind.ts';
import type { Call } from '../api/call.ts';
import type { Brand } from '../brands/index.ts';

/** What the site runs on, made once per page load, outside React. */
export interface Runtime {
  readonly brand: Brand;
  readonly call: Call;
  /** Binds a flow's chart to the platform; the same chart is bound once. */
  readonly bind: <M extends AnyStateMachine>(machine: M, ports?: Ports) => M;
  readonly session: Actor<typeof sessionMachine>;
  readonly wallet: Actor<typeof walletMachine>;
  readonly login: Actor<typeof loginMachine>;
  /** Sent with checks and payments (DEP-19). */
  readonly device: Device;
  /** True from the end of a session until its landing page shows: the guards wait meanwhile. */
  landing: boolean;
}

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
}

/** Binds the flows that run for as long as the page is open; the caller starts them. */
export function createRuntime({ brand, call, session, device }: RuntimePorts): Runtime {
  const bound = new WeakMap<AnyStateMachine, AnyStateMachine>();
  const bind = <M extends AnyStateMachine>(machine: M, ports?: Ports): M => {
    const known = bound.get(machine) ?? bindFlow(machine, call, ports);
    bound.set(machine, known);
    return known as M;
  };
  return {
    brand,
    call,
    bind,
    device,
    landing: false,
    session: createActor(bind(sessionMachine, session)),
    wallet: createActor(bind(walletMachine)),
    login: createActor(bind(loginMachine), { input: { defaultPath: brand.redirectAfterLogin } }),
  };
}
