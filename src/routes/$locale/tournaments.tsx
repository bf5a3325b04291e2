import { createFileRoute } from '@tanstack/react-router';
import { TournamentsPage } from '../../games/tournaments/TournamentsPage.tsx';

/** The tournaments of the brand (TOUR-01, TOUR-02). */
export const Route = createFileRoute('/$locale/tournaments')({
  component: TournamentsPage,
  staticData: { page: { rule: { unflagged: true }, prerendered: false } },
});
