import type { Schemas, Success } from '../../../openapi/types.ts';

type Attributes = Schemas['PlayerAttributeMessage']['attributes'];

interface Standing {
  readonly access: Success<'getAccessContext'> | undefined;
  readonly account: Success<'getAccessDetails'> | undefined;
}

/** Takes a flag only where one of that name stands already. */
function merged<T extends object>(known: T, attributes: Attributes): T {
  const flags = Object.entries(attributes).filter(
    ([name, value]) => typeof value === 'boolean' && typeof Reflect.get(known, name) === 'boolean',
  );
  return { ...known, ...Object.fromEntries(flags) };
}

/** A player's standing, with the flags that the platform says have changed. */
export function withAttributes({ access, account }: Standing, attributes: Attributes): Standing {
  const { multibrandSuspended: suspended, authorized: _never, ...others } = attributes;
  return {
    access: access && {
      ...merged(access, others),
      multibrand: merged(access.multibrand, suspended === undefined ? {} : { suspended }),
    },
    account: account && merged(account, others),
  };
}
