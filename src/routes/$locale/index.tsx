import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../site/home/HomePage.tsx';

/** Home (ROUTE-01). */
export const Route = createFileRoute('/$locale/')({
  component: HomePage,
  staticData: { page: { kind: 'home', rule: {}, prerendered: true } },
});
