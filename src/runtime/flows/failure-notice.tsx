import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/operations.ts';
import { useT, type TextId, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords, type OwnFailureWords } from '../../ui/failure-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Support } from '../help/support.tsx';

export interface FailureNoticeProps {
  /** The action that did not succeed. */
  readonly title: ReactNode;
  /** The explanation, as `failureWords` gives it, or the meaning of a refusal: a sentence each. */
  readonly words: readonly Words[];
  /** The ways on: explanations, links, buttons. */
  readonly children?: ReactNode;
  /** Tries once more, by a button below the rest. */
  readonly onRetry?: () => void;
  /** While it tries. */
  readonly retrying?: boolean;
  /** `warning`: the site retries by itself; a screen reader says it at the next pause. */
  readonly severity?: 'error' | 'warning';
}

/** Words that send the reader to the support: the way there stands below them. */
const NAMES_SUPPORT: ReadonlySet<TextId> = new Set([
  'error.reference',
  'login.error.blacklisted',
  'login.error.exclusionIndefinite',
  'login.error.timeout.byOperator',
  'signup.error.unhandled',
]);

/** Why something failed, what to do, what to name to the support, and the way to it. */
export function FailureNotice(props: FailureNoticeProps) {
  const { title, words, children, onRetry, retrying = false, severity = 'error' } = props;
  const t = useT();
  return (
    <Notice severity={severity} live={severity === 'error' ? 'alert' : 'status'} title={title}>
      <Sentences words={words} />
      {children}
      {onRetry && (
        <Button look="secondary" compact busy={retrying} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
      {words.some(({ text }) => NAMES_SUPPORT.has(text)) && <Support look="secondary" compact />}
    </Notice>
  );
}

/** {@link failureWords} as a page of its own. */
export const FailureSentences = ({ failure, own }: { failure: Failure; own?: OwnFailureWords }) => (
  <Sentences words={failureWords(failure, own)} />
);

function Sentences({ words }: { words: readonly Words[] }) {
  const t = useT();
  return words.map(({ text, values }) => <p key={text}>{t(text, values)}</p>);
}
