import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import SignUpPage from '../../src/access/sign-up/SignUpPage.tsx';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { stagedRuntime } from '../setup/in-locale.tsx';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

async function markup(): Promise<string> {
  activateTexts('en', await compileCatalogue('en', sourceTexts('en')));
  const { runtime } = stagedRuntime();
  const root = createRootRoute({ component: Outlet, staticData: { page: null } });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/signup',
    component: SignUpPage,
    staticData: { page: null },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/en-UN/signup'] }),
  });
  await router.load();
  const site = h(RouterProvider, { router: router as never });
  const withTexts = h(TextsProvider, null, site);
  return renderToString(h(RuntimeProvider, { runtime, children: withTexts }));
}

describe('the prerendered sign-up', () => {
  it('SIGN-01: shows the details without a browser, and nothing that the policy forbids', async () => {
    const page = await markup();
    expect(page).toContain('<title>Create your account · Northlight</title>');
    expect(page).toContain('Country of residence');
    expect(page).toMatch(/<option value="FI" selected="">Finland/);
    expect(page).toContain('href="/en-UN/terms"');
    expect(page).toContain('href="#login"');
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toMatch(/\schecked/);
  });
});
