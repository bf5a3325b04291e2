import { createFileRoute } from '@tanstack/react-router';
import { PromotionList } from '../../../site/promotions/PromotionList.tsx';

/** Every promotion (ROUTE-26). The server renders none: which show, only the browser of their reader knows. */
export const Route = createFileRoute('/$locale/promotions/')({
  component: PromotionList,
  staticData: { page: { kind: 'promotions-home', rule: {}, prerendered: false } },
});
