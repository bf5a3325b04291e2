import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import type {
  CodeSent,
  PhoneChangeScreen,
  PhoneProblem,
} from '../../../machines/profile/phone-change/screen.ts';
import { CodeForm } from '../../access/code-verification/CodeForm.tsx';
import { newNumberWords } from '../../access/code-verification/code-words.ts';
import { useResentToast } from '../../access/code-verification/CodeVerification.tsx';
import { LazyModal } from '../../shell/LazyModal.tsx';
import { useT } from '../../texts/index.ts';

type Popup = Extract<PhoneChangeScreen, { readonly sent: CodeSent }>;

type FormScreen = Parameters<typeof CodeForm>[0]['screen'];

export interface CodePopupProps {
  readonly screen: Popup;
  readonly onCode: (code: string) => void;
  readonly onIncomplete: () => void;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

/** The code that went to the number, entered as at the sign-up (PHONE-02). */
export function CodePopup({ screen, onCode, onIncomplete, onResend, onClose }: CodePopupProps) {
  const t = useT();
  const { phonePrefix, phoneBody } = screen.number;
  const words = newNumberWords(`${phonePrefix} ${phoneBody}`);
  useResentToast(screen.sent.smsVerificationId, words.resent);
  return (
    <LazyModal id="phone-code" title={t('phone.popup.title')} onClose={onClose}>
      <CodeForm
        screen={formScreen(screen)}
        words={words}
        onCode={onCode}
        onIncomplete={onIncomplete}
        onResend={onResend}
        onChange={onClose}
      />
    </LazyModal>
  );
}

/** The same screens as those of the sign-up's code, by its names. */
function formScreen(screen: Popup): FormScreen {
  const { smsVerificationId, ...rest } = screen.sent;
  const sent = { id: smsVerificationId, ...rest };
  switch (screen.name) {
    case 'resending':
      return { name: 'requesting' };
    case 'enteringCode':
      return { name: 'enteringCode', sent, can: screen.can };
    case 'verifying':
      return { name: 'verifying', sent };
    case 'codeRefused':
    case 'resendRefused':
      return { name: screen.name, sent, problem: codeProblem(screen.problem) };
  }
}

/** A problem of the number closes the popup: here it is always about the code. */
function codeProblem(problem: PhoneProblem): CodeProblem {
  if (problem.kind === 'failure') return problem;
  const { code } = problem;
  return { kind: 'refusal', code: code === 'error.phone.in_use' ? 'error.phone.invalid' : code };
}
