import { createActor, type Actor, type AnyActorLogic } from 'xstate';
import { loginMachine } from '../../machines/access/login/machine.ts';
import { sessionMachine } from '../../machines/access/session/machine.ts';
import { walletMachine } from '../../machines/banking/wallet/machine.ts';
import { bindFlow } from '../api/bind.ts';
import type { Call } from '../api/call.ts';

/** What the site runs on, made once per page load, outside React. */
export interface Runtime {
  readonly call: Call;
  readonly session: Actor<typeof sessionMachine>;
  readonly wallet: Actor<typeof walletMachine>;
  readonly login: Actor<typeof loginMachine>;
  /** Sent with checks and payments (DEP-19). */
  readonly device: Device;
  /** True from the end of a session until its landing page shows: the guards wait meanwhile. */
  landing: boolean;
}

export interface Device {
  readonly ipAddress: string;
  /** The device fingerprint, as its collector gives it (API-177). */
  readonly blackbox: string;
}

export interface RuntimePorts {
  readonly call: Call;
  readonly session: Readonly<Record<string, AnyActorLogic>>;
  readonly device: Device;
  /** The brand's redirect after login, a path after the locale prefix (LOGIN-05). */
  readonly redirectAfterLogin: string;
}

/** Binds and starts the flows that run for as long as the page is open. */
export function createRuntime({ call, session, device, redirectAfterLogin }: RuntimePorts): Runtime {
  return {
    call,
    device,
    landing: false,
    session: createActor(bindFlow(sessionMachine, call, session)),
    wallet: createActor(bindFlow(walletMachine, call)),
    login: createActor(bindFlow(loginMachine, call), { input: { defaultPath: redirectAfterLogin } }),
  };
}
