import type { PayAndPlayEvent } from '../../../machines/access/pay-and-play/machine.ts';
import type { PayAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import { Within } from '../../shell/within.tsx';
import { useT } from '../../texts/index.ts';
import { lazyPart } from '../../ui/parts.ts';
import { Waiting } from '../sign-up/Outcomes.tsx';
import { Amount } from './Amount.tsx';
import { CodeError, LoginRefused, NotOffered, Over, TryAgain } from './outcomes.tsx';
import { Paying } from './Paying.tsx';

const Missing = lazyPart(() => import('./Missing.tsx'));

export interface PayAndPlayViewProps {
  readonly screen: PayAndPlayScreen;
  /** A payment was under way when this page was left. */
  readonly hasLeft: boolean;
  readonly send: (event: PayAndPlayEvent) => void;
}

/** The view of pay-and-play, one component per screen. */
export function PayAndPlayView({ screen, hasLeft, send }: PayAndPlayViewProps) {
  const t = useT();
  const retry = () => {
    send({ type: 'retry.requested' });
  };
  const restart = () => {
    send({ type: 'restart.chosen' });
  };
  switch (screen.name) {
    case 'notOffered':
      return <NotOffered />;
    case 'amount':
      return (
        <Amount
          screen={screen}
          hasLeft={hasLeft}
          onStart={(amount) => {
            send({ type: 'payment.started', amount });
          }}
        />
      );
    case 'paying':
      return (
        <Paying
          key={screen.start.state}
          screen={screen}
          onClose={() => {
            send({ type: 'frame.closed' });
          }}
        />
      );
    case 'codeError':
      return <CodeError onRetry={retry} />;
    case 'verifying':
      return <Verifying />;
    case 'codeRefused':
      return (
        <Over
          title="payAndPlay.codeRefused.title"
          body="payAndPlay.codeRefused.body"
          onRestart={restart}
        />
      );
    case 'verificationFailed':
      return (
        <TryAgain
          title="payAndPlay.verificationFailed.title"
          body="payAndPlay.verificationFailed.body"
          failure={screen.failure}
          onRetry={retry}
        />
      );
    case 'details':
      return (
        <Within loading={<Verifying />}>
          <Missing.Part
            screen={screen}
            onSubmit={(details) => {
              send({ type: 'details.submitted', details });
            }}
          />
        </Within>
      );
    case 'sessionOver':
      return (
        <Over
          title="payAndPlay.sessionOver.title"
          body="payAndPlay.sessionOver.body"
          onRestart={restart}
        />
      );
    case 'loggingIn':
    case 'complete':
      return (
        <>
          <h1>{t('signup.autoLogin.title')}</h1>
          <Waiting words={t('signup.autoLogin.waiting')} />
        </>
      );
    case 'loginRefused':
      return <LoginRefused refusal={screen.refusal} />;
    case 'loginFailed':
      return (
        <TryAgain
          title="payAndPlay.loginFailed.title"
          body="payAndPlay.loginFailed.body"
          failure={screen.failure}
          onRetry={retry}
        />
      );
  }
}

function Verifying() {
  const t = useT();
  return (
    <>
      <h1>{t('payAndPlay.title')}</h1>
      <Waiting words={t('payAndPlay.verifying')} />
    </>
  );
}
