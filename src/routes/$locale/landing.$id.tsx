import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../../site/promotions/LandingPage.tsx';

/** A page of a campaign (ROUTE-28). */
export const Route = createFileRoute('/$locale/landing/$id')({
  component: Landing,
  staticData: { page: { rule: {}, prerendered: false } },
});

function Landing() {
  return <LandingPage id={Route.useParams().id} />;
}
