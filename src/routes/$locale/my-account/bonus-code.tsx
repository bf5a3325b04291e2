import { createFileRoute } from '@tanstack/react-router';
import BonusCodePage from '../../../rewards/bonus-code/BonusCodePage.tsx';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';

/** The player enters a bonus code, which may come with the address (BCODE-04). */
export const Route = createFileRoute('/$locale/my-account/bonus-code')({
  component: BonusCodePage,
  staticData: {
    page: { rule: { ...ACCOUNT, unflagged: true, manualClaim: true }, staysUncovered: true },
  },
});
