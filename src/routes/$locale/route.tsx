import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Every page lives under `/{lang}-{market}/` (LOC-01). */
export const Route = createFileRoute('/$locale')({ component: Layout });

function Layout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
