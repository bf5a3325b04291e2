import { createFileRoute, Outlet } from '@tanstack/react-router';
import { use } from 'react';
import { RemindersHost } from '../../app/reminders-host.tsx';
import { SiteShell } from '../../app/shell/site-shell.tsx';
import { Guard, useClosedSite } from '../../runtime/guard/guard.tsx';
import { LoginHost } from '../../app/login-host.tsx';
import { SiteStateProvider } from '../../runtime/guard/site-state.tsx';
import { OverGame } from '../../runtime/pages/over-game.ts';
import { readBonusCode } from '../../runtime/pages/search.ts';
import { PlayerHost } from '../../app/player-host.tsx';

/** Every page lives under `/{lang}-{market}/` (LOC-01). */
export const Route = createFileRoute('/$locale')({
  component: Site,
  staticData: { page: null },
  validateSearch: readBonusCode,
});

function Site() {
  if (use(OverGame) !== undefined) {
    return (
      <SiteStateProvider>
        <Guard>
          <Outlet />
        </Guard>
      </SiteStateProvider>
    );
  }
  return (
    <SiteStateProvider>
      <SiteShell>
        <Guard>
          <Outlet />
        </Guard>
      </SiteShell>
      <Popups />
    </SiteStateProvider>
  );
}

/** The windows that open over pages; none opens over the news that the site is closed. */
function Popups() {
  if (useClosedSite() !== undefined) return null;
  return (
    <>
      <LoginHost />
      <PlayerHost />
      <RemindersHost />
    </>
  );
}
