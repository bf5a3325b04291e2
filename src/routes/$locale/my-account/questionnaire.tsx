import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';
import { QuestionnairePage } from '../../../verification/edd/QuestionnairePage.tsx';

/** The player answers on the source of funds (EDD-02). */
export const Route = createFileRoute('/$locale/my-account/questionnaire')({
  component: QuestionnairePage,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});
