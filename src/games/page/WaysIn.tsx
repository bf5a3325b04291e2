import { useNavigate } from '@tanstack/react-router';
import type { LaunchEvent, LaunchScreen, Refused } from '../../../machines/games/launch/setup.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { formatTime } from '../../locale/dates.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useTag } from '../../runtime/locale/tag.ts';
import { Support } from '../../runtime/help/support.tsx';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { usePage } from '../../runtime/pages/use-page.ts';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { loadAhead } from './load-ahead.ts';
import { ToLobby } from './MissingGame.tsx';
import * as css from './page.css.ts';
import { useReturnWords } from './return-words.ts';
import { REFUSED_WORDS } from './words.ts';

type Screen = Extract<
  LaunchScreen,
  { name: 'offered' | 'prompted' | 'refused' | 'failed' | 'starting' }
>;

type Refusal = Extract<LaunchScreen, { name: 'refused' }>;

interface WaysInProps {
  readonly screen: Screen;
  readonly card: GameCard;
  readonly send: (event: LaunchEvent) => void;
}

/** The ways into a game, what became of the last one, and why free play is not among them. */
export function WaysIn({ screen, card, send }: WaysInProps) {
  const t = useT();
  const isBusy = screen.name === 'starting';
  const ways = screen.ways;
  const mayTry = ways.free === 'allowed' || ways.free === 'loginNeeded';
  return (
    <>
      {screen.name === 'prompted' && <LogInFirst />}
      {screen.name === 'refused' && <NotStarted reason={screen.reason} opensAt={screen.opensAt} />}
      {screen.name === 'failed' && (
        <FailureNotice title={t('games.failed.title')} words={failureWords(screen.failure)} />
      )}
      {ways.returnShownAt === 'stake' && <ReturnAtStake card={card} />}
      <div className={css.ways} onPointerEnter={loadAhead} onFocus={loadAhead}>
        <Button
          data-way="money"
          busy={isBusy && screen.mode === 'money'}
          inactive={isBusy}
          onClick={() => {
            send({ type: 'money.chosen' });
          }}
        >
          {t('games.playNow')}
        </Button>
        {mayTry && !ways.liveWantsLogin && (
          <Button
            data-way="free"
            look="secondary"
            busy={isBusy && screen.mode === 'free'}
            inactive={isBusy}
            onClick={() => {
              send({ type: 'demo.chosen' });
            }}
          >
            {t('games.try')}
          </Button>
        )}
      </div>
      {ways.liveWantsLogin && <LiveWantsLogin />}
      {ways.free === 'freePlayClosed' && <NoFreePlay freePlayFor={ways.freePlayFor} />}
    </>
  );
}

/** Tells a guest on a phone of the log-in, which their studio wants (GAME-09); the buttons below lead on without. */
function LogInFirst() {
  const t = useT();
  return (
    <Notice severity="info" live="status" title={t('games.prompt.title')}>
      <p>{t('games.prompt.body', { try: t('games.try') })}</p>
      <LinkButton compact look="secondary" href={LOG_IN}>
        {t('action.logIn')}
      </LinkButton>
    </Notice>
  );
}

/** The return to player where the stake is made, for laws that want it there. */
function ReturnAtStake({ card }: { card: GameCard }) {
  const t = useT();
  const percent = useReturnWords(card);
  return (
    <p className={css.note}>
      {t('games.facts.return')}: {percent}
    </p>
  );
}

/** Why nobody like the player may try the game for free, and how they may (GAME-13). */
function NoFreePlay({ freePlayFor }: Pick<Screen['ways'], 'freePlayFor'>) {
  const t = useT();
  const address = useAddress();
  const isPlayer = useSession().name === 'player';
  return (
    <div className={css.note}>
      <p>{t(freePlayFor === 'ageVerified' ? 'games.free.ageVerified' : 'games.free.players')}</p>
      {isPlayer ? (
        <LinkButton compact look="secondary" href={address('/my-account/account/verification')}>
          {t('games.free.verify')}
        </LinkButton>
      ) : (
        <LinkButton compact look="secondary" href={LOG_IN}>
          {t('action.logIn')}
        </LinkButton>
      )}
    </div>
  );
}

/** That a live table has nothing for a guest, and the log-in (LIVE-05, NS-41). */
function LiveWantsLogin() {
  const t = useT();
  return (
    <div className={css.note}>
      <p>{t('games.free.live')}</p>
      <LinkButton compact look="secondary" href={LOG_IN}>
        {t('action.logIn')}
      </LinkButton>
    </div>
  );
}

/** Why the platform started nothing, and the way on. */
function NotStarted({ reason, opensAt }: Pick<Refusal, 'reason' | 'opensAt'>) {
  const t = useT();
  const tag = useTag();
  const { title, body } = REFUSED_WORDS[reason];
  return (
    <Notice severity="warning" live="alert" title={t(title)}>
      <p>{t(body)}</p>
      {opensAt !== undefined && (
        <p>{t('games.refused.opensAt', { time: formatTime(opensAt, tag) })}</p>
      )}
      <div className={css.actions}>
        <WayOn reason={reason} />
      </div>
    </Notice>
  );
}

function WayOn({ reason }: { reason: Refused }) {
  const t = useT();
  const address = useAddress();
  switch (reason) {
    case 'error.game.terms':
      return <ToTerms />;
    case 'error.game.not_allowed':
      return <Support compact />;
    case 'error.game.login_needed':
      return (
        <LinkButton compact look="secondary" href={LOG_IN}>
          {t('action.logIn')}
        </LinkButton>
      );
    case 'error.game.free_play_closed':
      return (
        <LinkButton compact look="secondary" href={address('/my-account/account/verification')}>
          {t('games.free.verify')}
        </LinkButton>
      );
    case 'error.game.restricted_country':
    case 'error.game.studio_closed':
    case 'error.game.play_rests':
    case 'error.game.active_elsewhere':
    case 'error.game.activity_unknown':
      return <ToLobby />;
  }
}

/** Leads to the latest terms, and from there back to the game (TERMS-02). */
function ToTerms() {
  const t = useT();
  const navigate = useNavigate();
  const address = useAddress();
  const { path } = usePage();
  return (
    <Button
      compact
      look="secondary"
      onClick={() => {
        void navigate({ href: address('/accept-terms-condition'), state: { from: path } });
      }}
    >
      {t('terms.update.read')}
    </Button>
  );
}
