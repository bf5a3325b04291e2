import { useSelector } from '@xstate/react';
import { phoneChangeMachine } from '../../../machines/profile/phone-change/machine.ts';
import {
  phoneChangeScreen,
  type PhoneChangeScreen,
} from '../../../machines/profile/phone-change/screen.ts';
import { CONTACT_CODE_WORDS } from '../../access/code-verification/code-words.ts';
import { MaxAttempts } from '../../access/code-verification/MaxAttempts.tsx';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { sentences, useT } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { Section } from '../Section.tsx';
import { CodePopup } from './CodePopup.tsx';
import { PhoneForm } from './PhoneForm.tsx';

/** Which of the two ways to keep another number is under way. */
const BUSY: Partial<Record<PhoneChangeScreen['name'], 'verify' | 'keep'>> = {
  requesting: 'verify',
  storing: 'keep',
};

/** The phone number, and the popup in which another one is proven (PHONE group). */
export function PhoneChange({ country }: { country: string }) {
  const t = useT();
  const runtime = useRuntime();
  const flow = useFlow(runtime.bind(phoneChangeMachine), ({ verified }) => {
    const message = t(verified ? 'phone.toast.verified' : 'phone.toast.stored');
    pushToast({ severity: 'success', message, of: 'phone' });
    runtime.session.send({ type: 'account.reloadRequested' });
  });
  const screen = useSelector(flow, phoneChangeScreen, sameScreen);
  if (screen.name === 'loading') {
    return (
      <Section name="phone">
        <Loading label={t('screen.loading')}>
          <Skeleton shape="card" />
        </Loading>
      </Section>
    );
  }
  if (screen.name === 'loadFailed') {
    return (
      <Section name="phone">
        <ErrorState
          title={t('phone.error.load')}
          onRetry={() => {
            flow.send({ type: 'retry.requested' });
          }}
        >
          {sentences(t, failureWords(screen.failure))}
        </ErrorState>
      </Section>
    );
  }
  return (
    <Section name="phone" intro={t('phone.intro')}>
      <PhoneForm
        country={country}
        stored={screen.stored}
        verified={screen.verified}
        busy={BUSY[screen.name]}
        fixed={screen.name in BUSY || 'sent' in screen}
        problem={screen.name === 'refused' ? screen.problem : undefined}
        onEdit={(number) => {
          flow.send({ type: 'number.edited', number });
        }}
        onVerify={(number) => {
          flow.send({ type: 'number.submitted', number });
        }}
        onKeep={(number) => {
          flow.send({ type: 'number.keptWithoutCode', number });
        }}
      />
      {screen.name === 'tooManyAttempts' && (
        <MaxAttempts
          close={CONTACT_CODE_WORDS.SMS.leaveLock}
          onClose={() => {
            flow.send({ type: 'lock.acknowledged' });
          }}
        />
      )}
      {'sent' in screen && (
        <CodePopup
          screen={screen}
          onCode={(code) => {
            flow.send({ type: 'code.submitted', code });
          }}
          onIncomplete={() => {
            flow.send({ type: 'code.withdrawn' });
          }}
          onResend={() => {
            flow.send({ type: 'resend.requested' });
          }}
          onClose={() => {
            flow.send({ type: 'popup.closed' });
          }}
        />
      )}
    </Section>
  );
}
