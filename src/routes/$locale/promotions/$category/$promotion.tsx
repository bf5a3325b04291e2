import { createFileRoute } from '@tanstack/react-router';
import { PromotionPage } from '../../../../site/promotions/PromotionPage.tsx';

/** One promotion (ROUTE-26). */
export const Route = createFileRoute('/$locale/promotions/$category/$promotion')({
  component: OnePromotion,
  staticData: { page: { rule: {}, prerendered: false } },
});

function OnePromotion() {
  const { category, promotion } = Route.useParams();
  return <PromotionPage category={category} slug={promotion} />;
}
