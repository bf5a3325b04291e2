import { createFileRoute, Link } from '@tanstack/react-router';

/** Home (ROUTE-01). */
export const Route = createFileRoute('/$locale/')({ component: Home });

function Home() {
  const { locale } = Route.useParams();
  return (
    <>
      <title>Home</title>
      <h1>Home</h1>
      <Link to="/$locale/signup" params={{ locale }}>
        Sign up
      </Link>
    </>
  );
}
