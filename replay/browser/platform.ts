/** Calls to the platform beside the site's own: Playwright's `request`, or an object that answers like it. */
export interface Platform {
  fetch(path: string, options: CallOptions): Promise<PlatformAnswer>;
}

interface CallOptions {
  readonly method: string;
  readonly data?: object;
  readonly headers?: Record<string, string>;
}

interface PlatformAnswer {
  ok(): boolean;
  text(): Promise<string>;
}

/** Calls the platform. @param path below its origin @throws when it refuses */
export async function ask<Body>(
  platform: Platform,
  method: string,
  path: string,
  more: Omit<CallOptions, 'method'> = {},
): Promise<Body> {
  const answer = await platform.fetch(path, { method, ...more });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}
