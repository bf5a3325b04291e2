import { useEffect, useState } from 'react';
import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import * as css from './code-verification.css.ts';
import { codeProblemWords, waitOf } from './words.ts';

/** The code could not be sent: why, and the two ways on (SIGN-05, SIGN-27). */
export function NotSent(props: {
  problem: CodeProblem;
  change: TextId;
  onRetry: () => void;
  onChange: () => void;
}) {
  const { problem, change, onRetry, onChange } = props;
  const t = useT();
  const waits = useWaits(problem);
  return (
    <div className={css.verification}>
      <CodeNotice problem={problem} title="code.error.sendFailed" />
      <div className={css.ways}>
        <Button wide disabled={waits} onClick={onRetry}>
          {t('action.retry')}
        </Button>
        <Button look="secondary" wide onClick={onChange}>
          {t(change)}
        </Button>
      </div>
    </div>
  );
}

/** The sign-up is complete or gone: nothing is sent for it, so no other code is offered (SIGN-27). */
export function SignUpOver({ onRestart }: { onRestart: () => void }) {
  const t = useT();
  return (
    <div className={css.verification}>
      <FailureNotice title={t('code.error.sendFailed')} words={[{ text: 'signup.error.over' }]} />
      <div className={css.ways}>
        <LinkButton wide href={LOG_IN}>
          {t('action.logIn')}
        </LinkButton>
        <Button look="secondary" wide onClick={onRestart}>
          {t('signup.restart')}
        </Button>
      </div>
    </div>
  );
}

/** Says that a code could not be sent or checked, and why; a code that was sent before may still be right. */
export function CodeNotice({ problem, title }: { problem: CodeProblem; title: TextId }) {
  const t = useT();
  return <FailureNotice title={t(title)} words={codeProblemWords(problem)} />;
}

/** Whether the platform has said that it takes no other try yet: the notice says when it will. */
export function useWaits(problem: CodeProblem | undefined): boolean {
  const [over, setOver] = useState<CodeProblem>();
  const wait = waitOf(problem);
  useEffect(() => {
    if (wait === 0) return undefined;
    const waiting = setTimeout(() => {
      setOver(problem);
    }, wait);
    return () => {
      clearTimeout(waiting);
    };
  }, [problem, wait]);
  return wait > 0 && over !== problem;
}
