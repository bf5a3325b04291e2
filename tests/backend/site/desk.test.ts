import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_MENU } from '../../../backend/third-parties/desk/layout.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({});
});
afterAll(() => site.close());

test('every page of the desk is there, with the menu that names it, and may not be framed', async () => {
  expect((await site.app.inject('/desk')).headers.location).toBe('/desk/');
  for (const { path } of [{ path: '/desk/' }, ...DESK_MENU]) {
    const answer = await site.app.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    // Its own forms must say whose they are.
    if (path.startsWith('/desk')) expect(answer.headers['referrer-policy']).toBe('same-origin');
  }
  expect((await site.app.inject('/desk/assets/desk.css')).statusCode).toBe(200);
});

test('production has no desk', async () => {
  const live = await openInstance({ mode: 'production' });
  try {
    for (const path of [
      '/desk',
      '/desk/',
      '/desk/assets/desk.css',
      ...DESK_MENU.map(({ path }) => path),
    ]) {
      expect([path, (await live.app.inject(path)).statusCode]).toEqual([path, 404]);
    }
  } finally {
    await live.close();
  }
});
