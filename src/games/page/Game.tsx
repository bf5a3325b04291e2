import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Device } from '../../../machines/games/launch/decide.ts';
import { launchMachine } from '../../../machines/games/launch/machine.ts';
import { launchScreen } from '../../../machines/games/launch/screen.ts';
import type { LaunchEmitted } from '../../../machines/games/launch/setup.ts';
import { playMachine } from '../../../machines/games/play/machine.ts';
import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { prepareCalls } from '../../api/prepare.ts';
import { whenIdle } from '../../runtime/idle.ts';
import { sameScreen, useLocale, usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { useFlow, useTold } from '../../runtime/flows/use-flow.ts';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { DEFAULT_HOME, turnedAwayBy, useObstacle } from '../../runtime/guard/guard.tsx';
import { PageLoader } from '../../shell/crash.tsx';
import { useT } from '../../texts/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Title } from '../../ui/Title.tsx';
import { useAskForLogin } from '../ask-for-login.ts';
import { deviceOf } from '../../../reference/device.ts';
import { Heart } from '../favourites/Heart.tsx';
import { Subscription } from '../favourites/Subscription.tsx';
import { devicePort, mayFillScreen } from '../play/device-port.ts';
import { framePort } from '../play/frame-port.ts';
import { leavingPort } from '../play/leaving-port.ts';
import { isLimitationHidden } from '../play/hidden-limitations.ts';
import { PlayShell } from '../play/PlayShell.tsx';
import { ranBefore, useRan } from '../play/ran-before.ts';
import { watchQuestions } from '../../runtime/player/watch-questions.ts';
import { GameFacts } from './GameFacts.tsx';
import { GameHead } from './GameHead.tsx';
import { MissingGame, ToLobby } from './MissingGame.tsx';
import * as css from './page.css.ts';
import { useVisit } from './visit.ts';
import { WaysIn } from './WaysIn.tsx';

interface GameProps {
  readonly card: GameCard;
  readonly currency: Currency;
}

/** A game that the content service has: whether it shows, and how it starts, is for the chart to say. */
export function Game({ card, currency }: GameProps) {
  const { bind, site, call } = useRuntime();
  const visit = useVisit(currency);
  const announce = useAnnounce(card.id);
  const ports = {
    frame: framePort,
    device: devicePort,
    leaving: leavingPort(call),
    watchQuestions: watchQuestions({ site }),
  };
  const playerId = usePlayerId();
  const [device] = useState(() => deviceFor(card.id, playerId));
  const flow = useFlow(bind(launchMachine, { play: bind(playMachine, ports) }), announce, {
    input: { game: card, visit, device },
  });
  useTold(flow, { type: 'visit.changed', visit });
  // The press that the page is there for is a call: it waits for no script.
  useEffect(() => {
    void whenIdle().then(prepareCalls);
  }, []);
  const screen = useSelector(flow, launchScreen, sameScreen);
  useRan(card.id, playerId, screen);
  const place = useScreenFocus(
    screen.name,
    ['offered', 'leaving'],
    (name) => !TAKES_FOCUS.has(name),
  );
  const facts = <GameFacts card={card} currency={currency} />;
  const parts = () => {
    switch (screen.name) {
      case 'leaving':
        return <PageLoader />;
      case 'missing':
        return <MissingGame />;
      case 'restricted':
        return (
          <div className={css.page}>
            <GameHead card={card} heart={<Heart card={card} />} facts={facts}>
              <Restricted />
              <Subscription card={card} />
            </GameHead>
          </div>
        );
      case 'game':
        return (
          <PlayShell
            play={screen.play}
            name={card.name}
            playForMoney={
              screen.isMoneyOffered
                ? () => {
                    flow.send({ type: 'money.chosen' });
                  }
                : undefined
            }
          />
        );
      default:
        return (
          <div className={css.page}>
            <GameHead card={card} heart={<Heart card={card} />} facts={facts}>
              <WaysIn
                screen={screen}
                card={card}
                send={(event) => {
                  flow.send(event);
                }}
              />
              <Subscription card={card} />
            </GameHead>
          </div>
        );
    }
  };
  return (
    <section ref={place} tabIndex={-1} data-flow>
      {/* Of a game that is not to be shown, its name is not either. */}
      {screen.name !== 'missing' && screen.name !== 'leaving' && <Title of={card.name} />}
      {parts()}
    </section>
  );
}

/** The browser in which a game opens. */
const deviceFor = (gameId: string, playerId: string): Device => ({
  origin: location.origin,
  isLimitationHidden: isLimitationHidden(gameId),
  isSwiped: !mayFillScreen() && deviceOf(navigator) === 'mobile',
  ranBefore: ranBefore(gameId, playerId),
});

/** The screens that replace the button that led to them. */
const TAKES_FOCUS: ReadonlySet<string> = new Set(['missing', 'restricted', 'game', 'offered']);

/** Does what the chart announces: notes the game as opened, opens the log-in, leads away from a game that is shut or lost. */
function useAnnounce(gameId: string): (fact: LaunchEmitted) => void {
  const { call } = useRuntime();
  const { prefix: locale } = useLocale();
  const navigate = useNavigate();
  const askForLogin = useAskForLogin();
  const obstacle = useObstacle();
  return (fact) => {
    switch (fact.type) {
      case 'login.asked':
        askForLogin();
        break;
      case 'game.opened':
        // Without it the game is missing in a list of those opened lately, and nothing else.
        call('reportOpenedGame', {
          query: { locale, channel: deviceOf(navigator), gameId },
        }).catch(() => undefined);
        break;
      case 'game.shut':
        void navigate({ href: DEFAULT_HOME, replace: true, state: turnedAwayBy(obstacle) });
        break;
      case 'game.lost': {
        const state = { gameLost: { traceId: fact.traceId } };
        void navigate({ href: DEFAULT_HOME, replace: true, state });
        break;
      }
    }
  };
}

function Restricted() {
  const t = useT();
  return (
    <>
      <Notice severity="warning" title={t('games.restricted.title')}>
        <p>{t('games.restricted.body')}</p>
      </Notice>
      <ToLobby />
    </>
  );
}
