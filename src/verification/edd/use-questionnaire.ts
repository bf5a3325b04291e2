import { eddMachine } from '../../../machines/verification/edd/machine.ts';
import type { EddEmitted, EddInput } from '../../../machines/verification/edd/setup.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import { useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useLanguage } from '../../texts/index.ts';

/** Runs the questionnaire. A postponed questionnaire is not reminded of again in this session (NS-26). */
export function useQuestionnaire(
  { at, account }: Omit<EddInput, 'language'>,
  onFact: (fact: EddEmitted) => void,
) {
  const { bind, session } = useRuntime();
  const language = useLanguage();
  return useFlow(
    bind(eddMachine),
    (fact) => {
      if (fact.type === 'questionnaire.later') deviceStorage.set(STORAGE_KEYS.eddPostponed, 'true');
      else session.send({ type: 'account.reloadRequested' });
      onFact(fact);
    },
    { input: { at, language, account } },
  );
}
