/** How an instance runs. Production has no control API, no outbox page and no movable clock. */
export type Mode = 'development' | 'production';

/** The parts of this backend that stand in for an operator's contractors, or that only a demonstration has. */
export const standIns = {
  captcha: 'a captcha that takes any token once',
  content: 'the seeded content service',
  'open-development': 'development on an address that other machines reach',
  outbox: 'SMS and e-mail that are kept and never sent',
  'payment-provider': 'a payment provider with test cards',
  personas: 'seeded players whose password is public',
} as const;

export type StandIn = keyof typeof standIns;

/** Part of every instance, whatever its data: nothing else can take their place yet. */
const always: readonly StandIn[] = ['captcha', 'content', 'outbox', 'payment-provider'];

/** A setting that cannot be understood or must not be set: one line that names it and tells the way on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError for a name that is no stand-in's */
export function readStandIns(text: string): readonly StandIn[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      if (Object.hasOwn(standIns, name)) return name as StandIn;
      const known = Object.keys(standIns).join(', ');
      throw new ConfigError(`allow-stand-ins knows ${known}, not "${name}".`);
    });
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/;

/** Whether only this machine reaches the address. */
export const isLoopback = (host: string): boolean => loopback.test(host.toLowerCase());

/** @throws ConfigError naming every one of `found` that is not allowed by name */
function refuse(where: string, found: readonly StandIn[], allowed: readonly StandIn[]): void {
  const left = found.filter((name) => !allowed.includes(name));
  if (left.length === 0) return;
  const named = left.map((name) => `${name} (${standIns[name]})`).join(', ');
  const wanted = [...new Set([...allowed, ...left])].join(',');
  throw new ConfigError(
    `${where} does not start with ${named}. ` +
      `See docs/production.md, or allow by name: --allow-stand-ins=${wanted}`,
  );
}

/** The reach of an instance, by its settings. */
interface Reach {
  readonly mode: Mode;
  readonly host: string;
  /** A proxy in front serves others: behind it, listening on this machine's own address shuts nobody out. */
  readonly trustedProxies: number;
}

/** Whether an instance is in development, and reached by this machine alone. */
export const isOnlyHere = ({ mode, host, trustedProxies }: Reach): boolean =>
  mode === 'development' && isLoopback(host) && trustedProxies === 0;

/** Refuses stand-ins by the settings alone, before anything is opened. @throws ConfigError */
export function refuseStandIns(
  config: Reach & { readonly allowStandIns: readonly StandIn[] },
): void {
  if (config.mode === 'production') refuse('Production', always, config.allowStandIns);
  else if (!isLoopback(config.host)) {
    refuse(`Development on ${config.host}`, ['open-development'], config.allowStandIns);
  } else if (config.trustedProxies > 0) {
    refuse('Development behind a proxy', ['open-development'], config.allowStandIns);
  }
}

/** @throws ConfigError when the database holds seeded players that are not allowed */
export function refusePersonas(found: number, allowed: readonly StandIn[]): void {
  if (found > 0) refuse('Production on a database seeded in development', ['personas'], allowed);
}
