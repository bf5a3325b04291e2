import type { BonusCodeScreen } from '../../../machines/rewards/bonus-code/screen.ts';
import { isTooMany } from '../../../machines/operations.ts';
import { BonusCode } from '../../../reference/fields.gen.ts';
import { tidy } from '../../../reference/plain.ts';
import { FormNews } from '../../runtime/flows/FormNews.tsx';
import { useT, type Words } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Form, type Refusals } from '../../ui/form.tsx';
import { asContract } from '../../ui/rules.ts';
import { TextField } from '../../ui/TextField.tsx';
import { placed, useRefusals, validationErrorsOf } from '../../ui/use-refusals.ts';
import { REFUSAL_WORDS } from '../words.ts';

type Refused = Extract<BonusCodeScreen, { name: 'refused' | 'notVerified' }>;

interface CodeFormProps {
  readonly screen: Refused | Extract<BonusCodeScreen, { name: 'entering' | 'verifying' }>;
  readonly onSubmit: (code: string) => void;
}

const rule = asContract(BonusCode, { missing: 'rewards.code.missing' });

/** The field for a code: what was typed stays, and why it brings nothing stands at it (BCODE-03). */
export function CodeForm({ screen, onSubmit }: CodeFormProps) {
  const t = useT();
  const busy = screen.name === 'verifying';
  const isRefused = screen.name === 'refused' || screen.name === 'notVerified';
  const shown = useRefusals(isRefused ? screen : undefined, shownProblem);
  return (
    <Form
      label={t('rewards.code.title')}
      busy={busy}
      refusals={shown?.refusals}
      rules={{ bonusCode: rule }}
      onSubmit={({ bonusCode }) => {
        onSubmit(tidy(bonusCode));
      }}
    >
      <FormNews title={t('rewards.code.failed')} words={shown?.notice} />
      <TextField
        name="bonusCode"
        label={t('rewards.code.label')}
        help={t('rewards.code.help')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        defaultValue={screen.code}
      />
      <Button type="submit" wide busy={busy}>
        {t('rewards.code.submit')}
      </Button>
      <output className={unseen}>{busy ? t('rewards.code.verifying') : ''}</output>
    </Form>
  );
}

/** What is wrong with the code stands at its field; what else went wrong above the form. */
function shownProblem(screen: Refused): {
  readonly refusals: Refusals;
  readonly notice: readonly Words[] | undefined;
} {
  const atField = (bonusCode: readonly Words[]) => ({ refusals: { bonusCode }, notice: undefined });
  if (screen.name === 'refused') return atField([{ text: REFUSAL_WORDS[screen.refusal] }]);
  const { failure } = screen;
  if (isTooMany(failure))
    return atField(failureWords(failure, { tooMany: 'rewards.code.tooMany' }));
  const { refusals, isWhole } = placed(validationErrorsOf(failure), { fields: ['bonusCode'] });
  return { refusals, notice: isWhole ? undefined : failureWords(failure) };
}
