import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom, AnyActor, AnyMachineSnapshot } from 'xstate';
import type { forfeitClaimMachine } from '../../machines/rewards/forfeit-claim/machine.ts';
import {
  forfeitClaimScreen,
  type ForfeitClaimScreen,
} from '../../machines/rewards/forfeit-claim/screen.ts';
import type { ForfeitClaimEvent } from '../../machines/rewards/forfeit-claim/setup.ts';
import type { InTheWay as Choice, InTheWayEvent } from '../../machines/rewards/rewards.ts';
import { sameScreen } from '../runtime/context.tsx';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { LazyModal } from '../shell/LazyModal.tsx';
import { useT, type TextId } from '../texts/index.ts';
import { Button } from '../ui/Button.tsx';
import { failureWords } from '../ui/failure-words.ts';
import { Notice } from '../ui/Notice.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { Asking } from './Asking.tsx';
import * as css from './rewards.css.ts';
import { actFailureWords, actWords, endingWords, REFUSAL_WORDS, wantedName } from './words.ts';

/** The window over the rewards in which a bonus is given up, from the first word of it to the end. */
export function Window(props: {
  title: string;
  intro?: string;
  close: () => void;
  children: ReactNode;
}) {
  const { title, intro, close, children } = props;
  return (
    <LazyModal
      id="forfeit-claim"
      title={title}
      {...(intro !== undefined && { intro })}
      onClose={close}
    >
      <div className={css.asked}>{children}</div>
    </LazyModal>
  );
}

interface InTheWayProps {
  readonly choice: Choice;
  readonly send: (event: InTheWayEvent) => void;
  /** Lets the gift wait until what runs is over; undefined where it cannot. */
  readonly onWait?: () => void;
}

/** Says which bonus stands in the way; all ways on are of one weight (REW-09, REW-10). */
export function InTheWay({ choice, send, onWait }: InTheWayProps) {
  const { wanted, standing, can } = choice;
  const t = useT();
  const names = { gift: wantedName(wanted), bonus: standing.name };
  const keep = (): void => {
    send({ type: 'bonus.kept' });
  };
  return (
    <Window
      title={t('rewards.inTheWay.title')}
      intro={t(introOf(choice, onWait !== undefined), names)}
      close={keep}
    >
      <div className={css.choice}>
        <Button look="secondary" wide onClick={keep}>
          {t('rewards.keep', names)}
        </Button>
        {onWait && (
          <Button look="secondary" wide onClick={onWait}>
            {t('rewards.spins.wait')}
          </Button>
        )}
        {can.forfeit && (
          <Button
            look="secondary"
            wide
            onClick={() => {
              send({ type: 'forfeit.chosen' });
            }}
          >
            {t('rewards.inTheWay.look')}
          </Button>
        )}
      </div>
    </Window>
  );
}

function introOf({ wanted, standing, can }: Choice, mayWait: boolean): TextId {
  if (!can.forfeit) return endingWords(standing, wanted);
  return mayWait ? 'rewards.spins.inTheWay' : actWords(wanted).inTheWay;
}

/** A bonus is given up for another, for as long as a claim waits for that. */
export function ForfeitClaim({ parent }: { parent: AnyActor }) {
  const actor = useSelector(
    parent,
    ({ children }: AnyMachineSnapshot) =>
      children['forfeitClaim'] as ActorRefFrom<typeof forfeitClaimMachine> | undefined,
  );
  return actor ? <Steps actor={actor} /> : null;
}

/** What is lost, what is got, and what came of it (FORF-01, FORF-05). */
function Steps({ actor }: { actor: ActorRefFrom<typeof forfeitClaimMachine> }) {
  const screen = useSelector(actor, forfeitClaimScreen, sameScreen);
  const send = (event: ForfeitClaimEvent): void => {
    actor.send(event);
  };
  return screen.name === 'over' ? null : <Step screen={screen} send={send} />;
}

interface Props {
  readonly screen: Exclude<ForfeitClaimScreen, { name: 'over' }>;
  readonly send: (event: ForfeitClaimEvent) => void;
}

function Step({ screen, send }: Props): ReactElement {
  const t = useT();
  const close = (): void => {
    send({ type: 'window.closed' });
  };
  return (
    <Window title={useTitle(screen)} close={close}>
      {screen.forfeited && (
        <Notice severity="warning" live="status">
          <p>{t('rewards.forfeit.done', { bonus: screen.forfeited.name })}</p>
        </Notice>
      )}
      {screen.ended && (
        <Notice severity="warning" live="status">
          <p>{t('rewards.forfeit.ended', { bonus: screen.ended.name })}</p>
        </Notice>
      )}
      <Content screen={screen} send={send} />
    </Window>
  );
}

function useTitle(screen: Props['screen']): string {
  const t = useT();
  const { wanted } = screen;
  const gift = wantedName(wanted);
  const words = actWords(wanted);
  switch (screen.name) {
    case 'finding':
    case 'unread':
      return t('rewards.inTheWay.title');
    case 'asking':
    case 'forfeiting':
      return t('rewards.forfeit.title', { bonus: screen.standing.name });
    case 'waiting':
      return t('rewards.waiting.title', { bonus: screen.standing.name });
    case 'gone':
      return wanted.kind === 'CASHBACK'
        ? t('rewards.cashback.gone', { gift: wanted.gift.name })
        : t('rewards.gone.title', { gift });
    case 'forfeitUnknown':
      return screen.failure.kind === 'refused'
        ? t('rewards.forfeit.refused', { bonus: screen.standing.name })
        : t('rewards.forfeit.unknown', { bonus: screen.standing.name });
    case 'claiming':
      return t(words.acting, { name: gift });
    case 'claimRefused':
      return t(words.refused, { name: gift });
    case 'claimFailed':
      return screen.failure.kind === 'refused'
        ? t(words.refused, { name: gift })
        : t(words.failed, { name: gift });
  }
}

function Content({ screen, send }: Props): ReactElement {
  const t = useT();
  const gift = wantedName(screen.wanted);
  const words = actWords(screen.wanted);
  const back = (
    <Button
      look="secondary"
      wide
      onClick={() => {
        send({ type: 'window.closed' });
      }}
    >
      {t('action.back')}
    </Button>
  );
  const again = (
    <div className={css.choice}>
      <Button
        look="secondary"
        wide
        onClick={() => {
          send({ type: 'retry.requested' });
        }}
      >
        {t('action.retry')}
      </Button>
      {back}
    </div>
  );
  switch (screen.name) {
    case 'finding':
      return <Waiting label={t('rewards.finding')} />;
    case 'claiming':
      return <Waiting label={t(words.acting, { name: gift })} />;
    case 'asking':
    case 'forfeiting':
      return <Asking screen={screen} send={send} />;
    case 'unread':
      return (
        <>
          <FailureNotice title={t(words.unread, { gift })} words={failureWords(screen.failure)}>
            {screen.unsure && <p>{t('rewards.forfeit.unknown', { bonus: screen.unsure.name })}</p>}
          </FailureNotice>
          {again}
        </>
      );
    case 'waiting':
      return (
        <>
          <p>
            {t(endingWords(screen.standing, screen.wanted), {
              gift,
              bonus: screen.standing.name,
            })}
          </p>
          {back}
        </>
      );
    case 'gone':
      return (
        <>
          <p>{t('rewards.gone.body', { bonus: screen.standing.name })}</p>
          {back}
        </>
      );
    case 'forfeitUnknown':
      return (
        <>
          <FailureNotice title={undefined} words={failureWords(screen.failure)} />
          <p>{t('rewards.forfeit.lookFirst')}</p>
          {again}
        </>
      );
    case 'claimRefused':
      return (
        <>
          <FailureNotice
            title={t(REFUSAL_WORDS[screen.refusal])}
            words={[{ text: 'rewards.ownIsSafe' }]}
          />
          {back}
        </>
      );
    case 'claimFailed':
      return (
        <>
          <FailureNotice
            title={undefined}
            words={failureWords(screen.failure, actFailureWords(screen.wanted))}
          />
          {again}
        </>
      );
  }
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton />
    <Skeleton shape="control" />
  </Loading>
);
