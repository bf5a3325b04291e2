import { useEffect, useRef } from 'react';
import type { CodeVerificationScreen } from '../../../machines/access/code-verification/screen.ts';
import { OneTimeCode } from '../../../reference/fields.gen.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { first, required, unless } from '../../ui/rules.ts';
import { useRefusals, useTimesEmptied } from '../../ui/use-refusals.ts';
import * as css from './code-verification.css.ts';
import type { CodeWords } from './code-words.ts';
import { Countdown } from './Countdown.tsx';
import { CodeNotice, useWaits } from './NotSent.tsx';
import { codeProblemWords, isCodeExpired, isCodeRefused } from './words.ts';

type Screen = Extract<
  CodeVerificationScreen,
  { name: 'requesting' | 'enteringCode' | 'verifying' | 'codeRefused' | 'resendRefused' }
>;

const SIX_DIGITS = new RegExp(OneTimeCode.pattern, 'u');
const CODE_RULE = first(
  required('code.missing'),
  unless((code) => SIX_DIGITS.test(code), 'code.malformed'),
);

/**
 * One field for six digits, unless the message carries a link. It is there while the code is on its way, so that
 * nothing jumps when it has been sent; a refused code is cleared, an interrupted one stays.
 */
export function CodeForm(props: {
  screen: Screen;
  words: CodeWords;
  onCode: (code: string) => void;
  onIncomplete: () => void;
  onResend: () => void;
  onChange: () => void;
}) {
  const { screen, words, onCode, onIncomplete, onResend, onChange } = props;
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const sent = screen.name === 'requesting' ? undefined : screen.sent;
  const isSending = screen.name === 'requesting';
  const busy = isSending || screen.name === 'verifying';
  // Only another code can be right then.
  const isVoid = screen.name === 'codeRefused' && isCodeExpired(screen.problem);
  const waits = useWaits(screen.name === 'resendRefused' ? screen.problem : undefined);
  const problem = screen.name === 'codeRefused' ? screen.problem : undefined;
  const isRefused = problem !== undefined && isCodeRefused(problem);
  const refused = useRefusals(isRefused ? problem : undefined, (found) => ({
    refusals: { code: codeProblemWords(found) },
  }));
  const timesEmptied = useTimesEmptied(problem, isCodeRefused);
  const mayResend =
    screen.name === 'codeRefused' ||
    screen.name === 'resendRefused' ||
    (screen.name === 'enteringCode' && screen.can.resend);
  const told = sent && words.sent(sent);

  const focusField = () => top.current?.querySelector('input')?.focus();
  // The player came here to type this code.
  useEffect(() => top.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={top} className={css.verification}>
      {screen.name === 'resendRefused' && (
        <CodeNotice problem={screen.problem} title="code.error.resendFailed" />
      )}
      {problem !== undefined && !isRefused && (
        <CodeNotice problem={problem} title="code.error.checkFailed" />
      )}
      {screen.name === 'enteringCode' && sent?.isPending === true && (
        <Notice severity="info" live="status">
          {t('code.notResent')}
        </Notice>
      )}
      <output>{told === undefined ? t('code.sending') : t(told.text, told.values)}</output>
      {words.again === undefined && (
        <Form
          label={t('code.title')}
          busy={busy}
          refusals={refused?.refusals}
          rules={{ code: CODE_RULE }}
          onSubmit={({ code }) => {
            onCode(code);
          }}
        >
          <CodeField
            key={timesEmptied}
            name="code"
            label={t('code.label')}
            help={sent && t('code.help', { minutes: Math.ceil(sent.expiresIn / 60) })}
            onComplete={onCode}
            onIncomplete={onIncomplete}
          />
          <Button
            type="submit"
            look={isVoid ? 'secondary' : 'primary'}
            wide
            busy={busy && !isSending}
            disabled={isSending}
          >
            {t('code.submit')}
          </Button>
        </Form>
      )}
      <output className={unseen}>{screen.name === 'verifying' && t('code.checking')}</output>
      <div className={css.again}>
        {mayResend && (
          <Button
            look={isVoid ? 'primary' : 'secondary'}
            wide
            disabled={waits}
            onClick={() => {
              // The button goes away; the player goes on at the field.
              focusField();
              onResend();
            }}
          >
            {t(words.again ?? 'code.resend')}
          </Button>
        )}
        {words.again === undefined &&
          screen.name === 'enteringCode' &&
          !screen.can.resend &&
          sent !== undefined && <Countdown seconds={sent.resendAfter} />}
      </div>
      <p className={css.wrong}>
        {t(words.wrong)}
        <Button look="quiet" compact onClick={onChange}>
          {t('code.change')}
        </Button>
      </p>
    </div>
  );
}
