import { i18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { assign, setup } from 'xstate';

/** The least page that the site's libraries can make: their price before we write a line. */
const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
  context: { count: 0 },
  initial: 'open',
  states: {
    open: { on: { pressed: { actions: assign({ count: ({ context }) => context.count + 1 }) } } },
  },
});

function Page() {
  const [snapshot, send] = useMachine(counter);
  return (
    <main>
      <h1>
        <Trans id="title" />
      </h1>
      <label>
        E-mail <input type="email" />
      </label>
      <button type="button" onClick={() => send({ type: 'pressed' })}>
        {i18n._('pressed', { count: snapshot.context.count })}
      </button>
    </main>
  );
}

i18n.loadAndActivate({
  locale: 'en',
  messages: { title: ['Bare page'], pressed: ['Pressed ', ['count']] },
});
const rootRoute = createRootRoute({ component: Outlet, staticData: { page: null } });
const page = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  component: Page,
  staticData: { page: null },
});
const router = createRouter({ routeTree: rootRoute.addChildren([page]) });
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
);
