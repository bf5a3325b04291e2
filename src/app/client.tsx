import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');

const router = createAppRouter(createBrowserHistory());
// Not a top-level await: a lazy route that imports anything of this chunk would wait for it for ever.
void router.load().then(() => createRoot(root).render(<RouterProvider router={router} />));
