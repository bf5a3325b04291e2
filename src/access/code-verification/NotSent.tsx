import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import { LOG_IN } from '../../app/addresses.ts';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import * as css from './code-verification.css.ts';
import { codeRefusal } from './refusals.ts';
import { SendProblem } from './SendProblem.tsx';

/** The code could not be sent: why, and the two ways on (SIGN-05, SIGN-27). */
export function NotSent(props: {
  problem: CodeProblem;
  onRetry: () => void;
  onChange: () => void;
}) {
  const { problem, onRetry, onChange } = props;
  const t = useT();
  const refusal = codeRefusal(problem, 'send');
  const over = refusal.text === 'error.player.not_found';
  return (
    <div className={css.verification}>
      <SendProblem refusal={refusal} />
      <div className={css.ways}>
        {over && (
          <LinkButton wide href={LOG_IN}>
            {t('action.logIn')}
          </LinkButton>
        )}
        <Button look={over ? 'secondary' : 'primary'} wide onClick={onRetry}>
          {t('code.resend')}
        </Button>
        <Button look="secondary" wide onClick={onChange}>
          {t('code.changeContact')}
        </Button>
      </div>
    </div>
  );
}
