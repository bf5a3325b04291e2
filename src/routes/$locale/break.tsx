import { createFileRoute } from '@tanstack/react-router';
import { INFORMS } from '../../runtime/pages/page-data.ts';
import { BreakPage } from '../../limits/breaks/BreakPage.tsx';

/** The page after a break begins, in every tab and on every device (EXC-06): nothing around it leads to play. */
export const Route = createFileRoute('/$locale/break')({
  component: BreakPage,
  staticData: { page: { rule: INFORMS, prerendered: false, tellsClosed: true } },
});
