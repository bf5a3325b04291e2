import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_MENU } from '../../../backend/back-office/layout.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({});
});
afterAll(() => site.close());

test('every page of the desk is there, with the menu that names it, and may not be framed', async () => {
  expect((await site.desk('/desk')).headers.location).toBe('/desk/');
  for (const { path } of [{ path: '/desk/' }, ...DESK_MENU]) {
    const answer = await site.desk(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    // Its own forms must name their origin.
    if (path.startsWith('/desk')) expect(answer.headers['referrer-policy']).toBe('same-origin');
  }
  expect((await site.app.inject('/desk/assets/desk.css')).statusCode).toBe(200);
});

describe('a page of another site', () => {
  const of = (mode: string, from = 'cross-site') => ({
    'sec-fetch-site': from,
    'sec-fetch-mode': mode,
    ...(mode === 'cors' && { origin: 'https://evil.example' }),
  });

  test.each(['/desk/chat/news', '/desk/chat/conversations', '/desk/assets/desk.css'])(
    'fetches nothing of the desk, and holds no stream of it: %s',
    async (url) => {
      const asked = async (headers: Record<string, string>) =>
        (await site.desk({ url, headers, payloadAsStream: true })).statusCode;
      for (const mode of ['cors', 'no-cors']) expect(await asked(of(mode))).toBe(404);
      // Another port of this machine is the same site to a browser.
      expect(await asked(of('no-cors', 'same-site'))).toBe(404);
      expect(await asked({ origin: 'https://evil.example' })).toBe(404);
      expect(await asked(of('same-origin', 'same-origin'))).toBe(200);
    },
  );

  test('may link to it, and post nothing', async () => {
    const url = '/desk/inbox';
    expect((await site.desk({ url, headers: of('navigate') })).statusCode).toBe(200);
    const posted = await site.desk({ method: 'POST', url, headers: of('navigate') });
    expect(posted.statusCode).toBe(404);
  });
});
