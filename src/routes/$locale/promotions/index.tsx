import { createFileRoute } from '@tanstack/react-router';
import { PromotionList } from '../../../site/promotions/PromotionList.tsx';

/** Every promotion (ROUTE-26). */
export const Route = createFileRoute('/$locale/promotions/')({
  component: PromotionList,
  staticData: { page: { kind: 'promotions-home', rule: {}, prerendered: true } },
});
