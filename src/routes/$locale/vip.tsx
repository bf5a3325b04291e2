import { createFileRoute } from '@tanstack/react-router';
import { VipPage } from '../../site/promotions/VipPage.tsx';

/** The VIP page of the market (PROMO-03). */
export const Route = createFileRoute('/$locale/vip')({
  component: VipPage,
  staticData: { page: { rule: {}, prerendered: false } },
});
