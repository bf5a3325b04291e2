import { createFileRoute } from '@tanstack/react-router';
import { PromotionList } from '../../../../site/promotions/PromotionList.tsx';

/** The promotions of a category (ROUTE-26). */
export const Route = createFileRoute('/$locale/promotions/$category/')({
  component: InCategory,
  staticData: { page: { rule: {}, prerendered: false } },
});

function InCategory() {
  return <PromotionList category={Route.useParams().category} />;
}
