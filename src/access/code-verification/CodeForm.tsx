import { useEffect, useMemo, useRef, useState } from 'react';
import type {
  CodeProblem,
  CodeVerificationScreen,
} from '../../../machines/access/code-verification/screen.ts';
import { isTooMany } from '../../../machines/operations.ts';
import { OneTimeCode } from '../../../openapi/reference/fields.gen.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Form } from '../../ui/form.tsx';
import { matches, required } from '../../ui/rules.ts';
import { referenceWords } from '../../ui/SupportReference.tsx';
import { tryAgainWords } from '../../ui/TryAgainIn.tsx';
import * as css from './code-verification.css.ts';
import { Countdown } from './Countdown.tsx';
import { codeRefusal } from './refusals.ts';
import { SendProblem } from './SendProblem.tsx';

type Screen = Extract<
  CodeVerificationScreen,
  { name: 'requesting' | 'enteringCode' | 'verifying' | 'codeRefused' | 'resendRefused' }
>;

const SIX_DIGITS = new RegExp(OneTimeCode.pattern, 'u');

/**
 * One field for six digits. It is there while the code is on its way, so that nothing jumps when it
 * has been sent; a refused code is cleared, an interrupted one stays.
 */
export function CodeForm(props: {
  screen: Screen;
  channel: 'SMS' | 'EMAIL';
  onCode: (code: string) => void;
  onResend: () => void;
  onChange: () => void;
}) {
  const { screen, channel, onCode, onResend, onChange } = props;
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const sent = screen.name === 'requesting' ? undefined : screen.sent;
  const busy = screen.name === 'requesting' || screen.name === 'verifying';
  const { refusals, refused } = useRefusedCode(screen);
  const mayResend =
    screen.name === 'codeRefused' ||
    screen.name === 'resendRefused' ||
    (screen.name === 'enteringCode' && screen.can.resend);
  const sentTo = channel === 'SMS' ? 'code.sentTo.sms' : 'code.sentTo.email';

  const focusField = () => top.current?.querySelector('input')?.focus();
  // The player came here to type this code.
  useEffect(() => top.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={top} className={css.verification}>
      {screen.name === 'resendRefused' && (
        <SendProblem refusal={codeRefusal(screen.problem, 'send')} />
      )}
      <output>
        {sent === undefined
          ? t('code.sending')
          : t(sentTo, { destination: sent.destination.replaceAll(' ', '\u00a0') })}
      </output>
      <Form
        label={t('code.title')}
        busy={busy}
        refusals={refusals}
        rules={{ code: [required(t('code.missing')), matches(SIX_DIGITS, t('code.malformed'))] }}
        onSubmit={({ code }) => {
          onCode(code);
        }}
      >
        <CodeField
          key={refused}
          name="code"
          label={t('code.label')}
          help={sent && t('code.help', { minutes: Math.ceil(sent.expiresIn / 60) })}
          onComplete={onCode}
        />
        <Button type="submit" wide busy={busy}>
          {t('code.submit')}
        </Button>
      </Form>
      <output className={unseen}>{screen.name === 'verifying' && t('code.checking')}</output>
      <div className={css.again}>
        {mayResend && (
          <Button
            look="secondary"
            wide
            onClick={() => {
              // The button goes away; the player goes on at the field.
              focusField();
              onResend();
            }}
          >
            {t('code.resend')}
          </Button>
        )}
        {screen.name === 'enteringCode' && !screen.can.resend && sent !== undefined && (
          <Countdown seconds={sent.resendAfter} />
        )}
      </div>
      <p className={css.wrong}>
        {t('code.wrongDestination')}
        <Button look="quiet" compact onClick={onChange}>
          {t('code.change')}
        </Button>
      </p>
    </div>
  );
}

/** Whether the platform looked at the code and said no: what was interrupted may still be right. */
const wasJudged = (problem: CodeProblem | undefined): boolean =>
  problem !== undefined &&
  (problem.kind === 'refusal' ||
    (problem.failure.kind === 'refused' && !isTooMany(problem.failure)));

/** What is said of a code, and how many were refused: each clears the field. */
function useRefusedCode(screen: Screen) {
  const t = useT();
  const problem = screen.name === 'codeRefused' ? screen.problem : undefined;
  const refusals = useMemo(() => {
    if (problem === undefined) return undefined;
    const { text, traceId, tooMany } = codeRefusal(problem, 'check');
    const more = [tooMany && tryAgainWords(t, tooMany.retryAfter), referenceWords(t, traceId)];
    return { code: [t(text), ...more].filter(Boolean).join(' ') };
  }, [problem, t]);
  const [{ seen, refused }, setSeen] = useState({ seen: refusals, refused: 0 });
  if (seen !== refusals)
    setSeen({ seen: refusals, refused: refused + (wasJudged(problem) ? 1 : 0) });
  return { refusals, refused };
}
