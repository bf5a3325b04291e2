import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { CircleCheck, CircleX, Hourglass, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  payAndPlayReturnMachine,
  type PayAndPlayReturnEmitted,
} from '../../../machines/access/pay-and-play-return/machine.ts';
import {
  payAndPlayReturnScreen,
  type PayAndPlayReturnScreen,
} from '../../../machines/access/pay-and-play-return/screen.ts';
import { sameScreen, useAddress, useRuntime } from '../../runtime/context.tsx';
import { FailureSentences } from '../../runtime/flows/failure-notice.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { GoHome } from '../../runtime/guard/guard.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { useLive } from '../../runtime/live.tsx';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';
import { startInTab } from './begun.ts';
import { messageOf, type CallbackSearch } from './callback-message.ts';
import { useIsOn } from './offer.ts';
import * as css from './pay-and-play.css.ts';

/** The page that may wait: it frames this one, or has opened it. */
const waiting = (): Window | null =>
  window.parent === window ? (window.opener as Window | null) : window.parent;

/** The return from the payment provider (ROUTE-05), which waits for no session. */
export default function CallbackPage() {
  useLive('page');
  return useIsOn() ? <Callback /> : <GoHome />;
}

function Callback() {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  const search: CallbackSearch = useSearch({ strict: false });
  const state = search.state ?? '';
  const announce = (fact: PayAndPlayReturnEmitted): void => {
    switch (fact.type) {
      case 'answer.handed':
        waiting()?.postMessage(messageOf(search), location.origin);
        return;
      case 'payment.resumed':
        void navigate({ href: address('/signup/pnp'), replace: true });
    }
  };
  const actor = useFlow(runtime.bind(payAndPlayReturnMachine), announce, {
    input: {
      state,
      // A frame has the storage of the tab around it, and is no return to the tab itself.
      beganHere: window.parent === window && state !== '' && startInTab()?.state === state,
      isAwaited: waiting() !== null,
    },
  });
  const screen = useSelector(actor, payAndPlayReturnScreen, sameScreen);
  return (
    <div data-flow className={css.page}>
      <Title of={t('payAndPlay.callback.title')} />
      <Returned
        screen={screen}
        onRetry={() => {
          actor.send({ type: 'retry.requested' });
        }}
      />
    </div>
  );
}

function Returned({ screen, onRetry }: { screen: PayAndPlayReturnScreen; onRetry: () => void }) {
  const t = useT();
  const address = useAddress();
  const again = (
    <LinkButton look="secondary" href={address('/signup/pnp')}>
      {t('payAndPlay.callback.again')}
    </LinkButton>
  );
  switch (screen.name) {
    case 'handing':
    case 'resuming':
      return (
        <>
          <h1>{t('payAndPlay.callback.title')}</h1>
          <output>{t('payAndPlay.callback.waiting')}</output>
        </>
      );
    case 'waiting':
      return (
        <News
          icon={Hourglass}
          title="payAndPlay.callback.open.title"
          body="payAndPlay.callback.open.body"
          more={
            screen.failure && (
              <div role="alert" className={css.news}>
                <FailureSentences failure={screen.failure} />
                <Button onClick={onRetry}>{t('action.retry')}</Button>
              </div>
            )
          }
        >
          <Support look="secondary" />
        </News>
      );
    case 'paid':
      return (
        <News
          icon={CircleCheck}
          title="payAndPlay.callback.paid.title"
          body="payAndPlay.callback.paid.body"
        >
          <LinkButton href={LOG_IN}>{t('action.logIn')}</LinkButton>
          <Support look="secondary" />
        </News>
      );
    case 'ended':
      return (
        <News
          icon={CircleX}
          title="payAndPlay.codeError.title"
          body="payAndPlay.callback.ended.body"
        >
          <Support look="primary" />
          {again}
        </News>
      );
    case 'lost':
      return (
        <News icon={Landmark} title="payAndPlay.callback.title" body="payAndPlay.callback.lost">
          <Support look="primary" />
          {again}
        </News>
      );
  }
}

/** What became of the payment, and the ways on. */
function News(props: {
  icon: LucideIcon;
  title: TextId;
  body: TextId;
  more?: ReactNode;
  children: ReactNode;
}) {
  const { icon, title, body, more, children } = props;
  const t = useT();
  return (
    <Screen icon={icon} title={t(title)} actions={children}>
      <output>{t(body)}</output>
      {more}
    </Screen>
  );
}
