import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { eddScreen } from '../../../machines/verification/edd/screen.ts';
import type { EddInput } from '../../../machines/verification/edd/setup.ts';
import { sameScreen, useAddress, useRuntime, useSession } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
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
  if (account) return <Asked key={account.playerId} account={account} />;
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

function Asked({ account }: { readonly account: EddInput['account'] }) {
  const address = useAddress();
  const navigate = useNavigate();
  const flow = useQuestionnaire({ at: 'page', account }, (fact) => {
    if (fact.type === 'questionnaire.later') void navigate({ href: address('/my-account') });
  });
  const { name } = useSelector(flow, eddScreen, sameScreen);
  const place = useScreenFocus(name, ['loading']);
  return (
    <section ref={place} tabIndex={-1} className={css.part}>
      <Questions flow={flow} />
      {['standing', 'submitted', 'notAsked'].includes(name) && <BackToAccount />}
    </section>
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
