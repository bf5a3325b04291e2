import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import { LOG_IN } from '../../app/addresses.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import * as css from './code-verification.css.ts';
import { codeProblemWords } from './words.ts';

/** The code could not be sent: why, and the two ways on (SIGN-05, SIGN-27). */
export function NotSent(props: {
  problem: CodeProblem;
  onRetry: () => void;
  onChange: () => void;
}) {
  const { problem, onRetry, onChange } = props;
  const t = useT();
  const [what] = codeProblemWords(problem, 'error.system.error');
  const over = what?.text === 'signup.error.over';
  return (
    <div className={css.verification}>
      <SendProblem problem={problem} title="code.error.sendFailed" />
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

/** Why a code could not be sent, or sent anew: then the one before it may have arrived. */
export function SendProblem({ problem, title }: { problem: CodeProblem; title: TextId }) {
  const t = useT();
  return <FailureNotice title={t(title)} words={codeProblemWords(problem, 'error.system.error')} />;
}
