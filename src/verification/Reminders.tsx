import type { Success } from '../../openapi/types.ts';
import { WealthReminder } from './documents/WealthReminder.tsx';
import { EddReminder } from './edd/Reminder.tsx';

/** The reminders of the questionnaire (EDD-01) and of the source of wealth (DOC-20). */
export default function Reminders({ account }: { account: Success<'getAccessDetails'> }) {
  const asked = account.requestDocumentTypeStatus.split(',');
  return (
    <>
      <EddReminder />
      {asked.includes('SOURCE_OF_WEALTH') && <WealthReminder />}
    </>
  );
}
