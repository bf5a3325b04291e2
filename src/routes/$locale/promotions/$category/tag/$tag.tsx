import { createFileRoute } from '@tanstack/react-router';
import { PromotionList } from '../../../../../site/promotions/PromotionList.tsx';

/** The promotions of a category with a tag (ROUTE-26). */
export const Route = createFileRoute('/$locale/promotions/$category/tag/$tag')({
  component: WithTag,
  staticData: { page: { rule: {}, prerendered: false } },
});

function WithTag() {
  const { category, tag } = Route.useParams();
  return <PromotionList category={category} tag={tag} />;
}
