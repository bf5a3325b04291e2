import { FileClock, FileQuestionMark, FileText, FileWarning, Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DocumentsScreen } from '../../machines/banking/documents.ts';
import { filesAreAsked } from '../../machines/verification/documents/asked.ts';
import type { DocumentsOrigin } from '../../machines/verification/documents/machine.ts';
import { isAsked } from '../../machines/verification/edd/answers.ts';
import { useAddress, useSession } from '../runtime/context.tsx';
import { Support } from '../runtime/help/support.tsx';
import { Within } from '../shell/within.tsx';
import { useT, type TextId } from '../texts/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { lazyPart } from '../ui/parts.ts';
import { Result } from './Result.tsx';
import { inside } from './result.css.ts';
import { CapReached, isUsedUp, useCapFacts } from './unverified-cap.tsx';
import { HomeOrCheck } from './ways-on.tsx';

// A player who may go on does not wait for it.
const Documents = lazyPart(async () => {
  const { DocumentsFlow } = await import('../verification/documents/DocumentsFlow.tsx');
  return { default: DocumentsFlow };
});

export interface DocumentsAskedProps {
  readonly screen: DocumentsScreen;
  readonly words: DocumentsWords;
  readonly origin: DocumentsOrigin;
  readonly send: (event: {
    readonly type: 'upload.chosen' | 'upload.left' | 'later.chosen' | 'retry.requested';
  }) => void;
}

/** The words that differ between asking before a deposit and asking before a withdrawal. */
export interface DocumentsWords {
  readonly firstTitle: TextId;
  readonly firstBody: TextId;
  readonly soonBody: TextId;
  readonly soonBodyNoDays: TextId;
  readonly later: TextId;
  readonly answerLater: TextId;
  readonly requiredBody: TextId;
  readonly strictTitle: TextId;
  readonly strictBody: TextId;
}

/** Documents stand between a player and a deposit or a withdrawal (DEP-06 to -09, -14, -15, WDR-10). */
export function DocumentsAsked({ screen, words, origin, send }: DocumentsAskedProps): ReactElement {
  const t = useT();
  const session = useSession();
  const account = session.name === 'player' ? session.account : undefined;
  // Among the documents there would be nothing to send.
  const areAnswersAsked =
    account !== undefined && isAsked(account) && !filesAreAsked(account.requestDocumentTypeStatus);
  const cap = 'cap' in screen ? screen.cap : undefined;
  // Where documents alone close the cashier, the rest of the cap would read as if it could be deposited.
  const capFacts = useCapFacts(cap && isUsedUp(cap) ? cap : undefined);
  const upload = (
    <Button
      onClick={() => {
        send({ type: 'upload.chosen' });
      }}
    >
      {t('deposit.upload')}
    </Button>
  );
  const uploadOrSupport = (
    <>
      {upload}
      <Support />
    </>
  );
  if (areAnswersAsked && isForSending(screen)) {
    return <AnswersAsked screen={screen} words={words} send={send} />;
  }
  switch (screen.name) {
    case 'documentsPreferred':
      return <Preferred screen={screen} words={words} upload={upload} send={send} />;
    case 'documentsRequired':
      return (
        <Result
          icon={FileWarning}
          tone="caution"
          title={t('deposit.verifyRequired.title')}
          facts={capFacts}
          actions={uploadOrSupport}
        >
          <CapReached cap={screen.cap} />
          <p>{t(words.requiredBody)}</p>
        </Result>
      );
    case 'documentsStrict':
      return (
        <Result
          icon={FileWarning}
          tone="caution"
          title={t(words.strictTitle)}
          facts={capFacts}
          actions={uploadOrSupport}
        >
          <CapReached cap={screen.cap} />
          <p>{t(words.strictBody)}</p>
        </Result>
      );
    case 'documentsUnderReview':
      return (
        <Result
          icon={FileClock}
          tone="plain"
          title={t('deposit.verifyUnderReview.title')}
          actions={
            <>
              <HomeOrCheck send={send} />
              <Support />
            </>
          }
        >
          <p>{t('deposit.verifyUnderReview.body')}</p>
        </Result>
      );
    case 'uploadNeeded':
      return <HandIn origin={origin} send={send} />;
  }
}

type ForSending = Extract<
  DocumentsScreen,
  { name: 'documentsPreferred' } | { name: 'documentsRequired' | 'documentsStrict' }
>;

const isForSending = (screen: DocumentsScreen): screen is ForSending =>
  screen.name !== 'documentsUnderReview' && screen.name !== 'uploadNeeded';

/** The platform wants the answers to the questionnaire and no file (EDD-01): the way leads there. */
function AnswersAsked({
  screen,
  words,
  send,
}: Pick<DocumentsAskedProps, 'words' | 'send'> & { readonly screen: ForSending }) {
  const t = useT();
  const address = useAddress();
  const mayWait = screen.name === 'documentsPreferred' && screen.can.later;
  return (
    <Result
      icon={FileQuestionMark}
      tone="caution"
      title={t('edd.title')}
      actions={
        <>
          <LinkButton href={address('/my-account/questionnaire')}>{t('edd.begin')}</LinkButton>
          {mayWait && (
            <Button
              look="secondary"
              onClick={() => {
                send({ type: 'later.chosen' });
              }}
            >
              {t(words.answerLater)}
            </Button>
          )}
        </>
      }
    >
      <p>{t('edd.intro')}</p>
      {!mayWait && <p>{t('edd.first')}</p>}
    </Result>
  );
}

/** Where the policy allows it, requested documents may wait (DEP-06, DEP-15, WDR-10). */
function Preferred(
  props: Pick<DocumentsAskedProps, 'words' | 'send'> & {
    readonly screen: Extract<DocumentsScreen, { name: 'documentsPreferred' }>;
    readonly upload: ReactElement;
  },
) {
  const { screen, words, upload, send } = props;
  const { daysLeft, cap, can } = screen;
  const t = useT();
  const wait = daysLeft === undefined ? words.soonBodyNoDays : words.soonBody;
  return (
    <Result
      icon={FileText}
      tone="caution"
      title={t(can.later ? 'deposit.verifyLoyal.title' : words.firstTitle)}
      facts={useCapFacts(cap)}
      actions={
        <>
          {upload}
          {can.later && (
            <Button
              look="secondary"
              onClick={() => {
                send({ type: 'later.chosen' });
              }}
            >
              {t(words.later)}
            </Button>
          )}
        </>
      }
    >
      <p>{can.later ? t(wait, { days: daysLeft ?? 0 }) : t(words.firstBody)}</p>
    </Result>
  );
}

/** The documents are handed in here, inside the deposit or the withdrawal (DEP-14, WDR-10). */
function HandIn({ origin, send }: Pick<DocumentsAskedProps, 'origin' | 'send'>) {
  const t = useT();
  const session = useSession();
  const leave = (): void => {
    send({ type: 'upload.left' });
  };
  return (
    <Result
      icon={Upload}
      tone="plain"
      title={t('deposit.documents.title')}
      actions={
        <Button look="secondary" onClick={leave}>
          {t('action.back')}
        </Button>
      }
    >
      <p>{t('deposit.documents.body')}</p>
      <div className={inside}>
        <Within>
          {session.name === 'player' && (
            <Documents.Part player={session} origin={origin} onFinished={leave} />
          )}
        </Within>
      </div>
    </Result>
  );
}
