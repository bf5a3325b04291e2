import { TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Failure } from '../../machines/operations.ts';
import { FailureSentences } from '../runtime/flows/failure-notice.tsx';
import { Support } from '../runtime/help/support.tsx';
import { useT, type TextId } from '../texts/index.ts';
import { Result, type ResultProps } from './Result.tsx';
import { Retry, SupportOrHome, type Asking } from './ways-on.tsx';

/** Checks of a deposit or a withdrawal that leave nothing to do but ask. */

export function Closed(props: {
  readonly icon: LucideIcon;
  readonly tone?: ResultProps['tone'];
  readonly title: TextId;
  readonly says: readonly TextId[];
}) {
  const { icon, tone = 'bad', title, says } = props;
  const t = useT();
  return (
    <Result icon={icon} tone={tone} title={t(title)} actions={<SupportOrHome />}>
      {says.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
    </Result>
  );
}

/** The check failed, or said no without a reason to show (DEP-04, DEP-02, NS-12). */
export function CheckFailed({
  failure,
  untouched,
  words,
  send,
}: Asking & {
  /** It is said only where nothing that the player did here may have moved money. */
  readonly untouched: boolean;
  readonly failure: Failure | undefined;
  readonly words: Readonly<Record<'failed' | 'refused' | 'refusedBody' | 'notMoved', TextId>>;
}) {
  const t = useT();
  return (
    <Result
      icon={TriangleAlert}
      tone="bad"
      title={t(failure ? words.failed : words.refused)}
      actions={
        <>
          <Retry send={send} />
          <Support />
        </>
      }
    >
      {untouched && <p>{t(words.notMoved)}</p>}
      {failure ? <FailureSentences failure={failure} /> : <p>{t(words.refusedBody)}</p>}
    </Result>
  );
}
