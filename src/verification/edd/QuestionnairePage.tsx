import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isAsked } from '../../../machines/verification/edd/answers.ts';
import { eddScreen } from '../../../machines/verification/edd/screen.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { sameScreen, useAddress, useRuntime, useSession } from '../../runtime/context.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { Questions } from './Questions.tsx';
import * as css from './questionnaire.css.ts';
import { useQuestionnaire } from './use-questionnaire.ts';

/** The questionnaire on the source of funds, and the state of its review (EDD-02, EDD-06). */
export function QuestionnairePage() {
  const t = useT();
  return (
    <div data-flow className={css.layout}>
      <Title of={t('edd.title')} />
      <h1>{t('edd.title')}</h1>
      <p>{t('edd.intro')}</p>
      <Card>
        <Answers />
      </Card>
    </div>
  );
}

function Answers() {
  const t = useT();
  const { session } = useRuntime();
  const screen = useSession();
  const account = screen.name === 'player' ? screen.account : undefined;
  // Once begun it stays: after the answers the page itself says what the account says. Once a reviewer has
  // decided, the account says so, or asks again.
  const [begun, setBegun] = useState(0);
  const [isUnderReview, setIsUnderReview] = useState(false);
  if (account && isAsked(account)) {
    if (begun === 0 || isUnderReview) {
      setBegun(begun + 1);
      setIsUnderReview(false);
    }
  } else if (account?.eddQuestionnaire === 'UNDER_REVIEW' && !isUnderReview) {
    setIsUnderReview(true);
  }
  const isDecided = isUnderReview && account?.eddQuestionnaire === 'VERIFIED';
  if (begun > 0 && !isDecided) return <Asked key={begun} />;
  if (account) return <Standing of={account.eddQuestionnaire} />;
  if (screen.name === 'player' && screen.accountStatus === 'error') {
    return (
      <ErrorState
        title={t('session.accountFailed')}
        onRetry={() => {
          session.send({ type: 'account.reloadRequested' });
        }}
      />
    );
  }
  return (
    <Loading label={t('screen.loading')}>
      <Skeleton shape="card" />
    </Loading>
  );
}

function Asked() {
  const address = useAddress();
  const navigate = useNavigate();
  const flow = useQuestionnaire('page', (fact) => {
    if (fact.type === 'questionnaire.later') void navigate({ href: address('/my-account') });
  });
  const { name } = useSelector(flow, eddScreen, sameScreen);
  const place = useScreenFocus(name, ['loading']);
  return (
    <section ref={place} tabIndex={-1} className={css.part}>
      <Questions flow={flow} />
      {(name === 'submitted' || name === 'notAsked') && <BackToAccount />}
    </section>
  );
}

const STANDING = {
  UNREQUESTED: 'edd.notAsked',
  REQUESTED: 'edd.notAsked',
  UNDER_REVIEW: 'edd.submitted',
  VERIFIED: 'edd.verified',
  EXPIRED: 'edd.expired',
} as const satisfies Record<Schemas['DocumentVerificationStatus'], TextId>;

function Standing({ of }: { readonly of: Schemas['DocumentVerificationStatus'] }) {
  const t = useT();
  return (
    <div className={css.part}>
      <Notice
        severity={of === 'VERIFIED' ? 'success' : 'info'}
        title={t(STANDING[of])}
        live="status"
      />
      <BackToAccount />
    </div>
  );
}

function BackToAccount() {
  const t = useT();
  const address = useAddress();
  return (
    <LinkButton look="secondary" wide href={address('/my-account')}>
      {t('account.title')}
    </LinkButton>
  );
}
