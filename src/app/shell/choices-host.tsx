import { Beside } from '../../shell/crash.tsx';
import { useT } from '../../texts/index.ts';
import { lazyPart } from '../../ui/parts.ts';
import { lateFlow, useLateFlow } from '../../runtime/flows/late-flow.ts';

const siteChoices = lateFlow(() => import('./locale-choices.tsx'));
const Choices = lazyPart(siteChoices.fetch);

/** Fetches the choices of language, market and theme in the first quiet moment: few visits open them. */
export function ChoicesAhead() {
  useLateFlow(siteChoices);
  return null;
}

/** The choices of an open panel. */
export function ChoicesHost() {
  const t = useT();
  return (
    <Beside instead={<p role="alert">{t('error.withheld')}</p>}>
      <Choices.Part />
    </Beside>
  );
}
