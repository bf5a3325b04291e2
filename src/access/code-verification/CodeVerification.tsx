import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { smsVerificationMachine } from '../../../machines/access/code-verification/machine.ts';
import { codeVerificationScreen } from '../../../machines/access/code-verification/screen.ts';
import { sameScreen } from '../../runtime/context.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { CodeForm } from './CodeForm.tsx';
import type { CodeWords } from './code-words.ts';
import { MaxAttempts } from './MaxAttempts.tsx';
import { NotSent, SignUpOver } from './NotSent.tsx';

export interface CodeVerificationProps {
  /** The running code verification; all pairs of operations have the same chart. */
  readonly actor: ActorRefFrom<typeof smsVerificationMachine>;
  readonly words: CodeWords;
  /** Begins the sign-up anew, once the verification has ended; only there it may be over. */
  readonly onRestart?: () => void;
}

/** A code is sent to the player and entered on the site (SIGN-04, SIGN-06). */
export function CodeVerification({ actor, words, onRestart }: CodeVerificationProps) {
  const screen = useSelector(actor, codeVerificationScreen, sameScreen);
  useResentToast(screen.name === 'enteringCode' ? screen.sent?.id : undefined, words.resent);
  const change = () => {
    actor.send({ type: 'contactChange.chosen' });
  };
  switch (screen.name) {
    case 'sendRefused':
      return (
        <NotSent
          problem={screen.problem}
          change={words.changeContact}
          onRetry={() => {
            actor.send({ type: 'retry.requested' });
          }}
          onChange={change}
        />
      );
    case 'signUpOver':
      return (
        <SignUpOver
          onRestart={() => {
            change();
            onRestart?.();
          }}
        />
      );
    case 'tooManyAttempts':
      return (
        <MaxAttempts
          close={words.leaveLock}
          onClose={() => {
            actor.send({ type: 'lock.acknowledged' });
          }}
        />
      );
    case 'requesting':
    case 'enteringCode':
    case 'verifying':
    case 'codeRefused':
    case 'resendRefused':
      return (
        <CodeForm
          screen={screen}
          words={words}
          onCode={(code) => {
            actor.send({ type: 'code.submitted', code });
          }}
          onIncomplete={() => {
            actor.send({ type: 'code.withdrawn' });
          }}
          onResend={() => {
            actor.send({ type: 'resend.requested' });
          }}
          onChange={change}
        />
      );
    case 'verified':
    case 'ended':
      return null;
  }
}

/** Another code was sent: the one that the player may still be typing is no longer valid. */
export function useResentToast(codeId: string | undefined, words: TextId): void {
  const t = useT();
  const last = useRef(codeId);
  useEffect(() => {
    if (codeId === undefined) return;
    const again = last.current !== undefined && last.current !== codeId;
    last.current = codeId;
    if (again) pushToast({ severity: 'success', message: t(words) });
  }, [codeId, words, t]);
}
