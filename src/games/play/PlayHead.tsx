import { ArrowLeft, Maximize, Menu, Minimize } from 'lucide-react';
import type { Facts } from '../../../machines/games/play/decide.ts';
import type { Head, PlayEvent } from '../../../machines/games/play/setup.ts';
import { figuresInSight } from '../../../reference/open-games.ts';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Part } from './areas.ts';
import { mayFillScreen } from './device-port.ts';
import * as css from './play.css.ts';
import { clockOf, useSince } from './ticking.ts';

interface PlayHeadProps {
  readonly name: string;
  readonly head: Head;
  /** Opens over the game; none where nothing may. */
  readonly parts: readonly Part[];
  /** Leads from free play to play for money; undefined where nothing does. */
  readonly playForMoney: (() => void) | undefined;
  readonly send: (event: PlayEvent) => void;
}

/** The header of a game (LAYOUT-08): the way out, the figures of the platform, and what opens over the game. */
export function PlayHead({ name, head, parts, playForMoney, send }: PlayHeadProps) {
  const t = useT();
  const { facts, isFree, isFullScreen, showSwipeText } = head;
  return (
    <>
      <div className={css.head} data-game-head={head.gameId}>
        <button
          type="button"
          className={css.tool}
          aria-label={t('games.leave')}
          onClick={() => {
            send({ type: 'game.left' });
          }}
        >
          <Icon of={ArrowLeft} />
        </button>
        <h1 className={css.name}>{name}</h1>
        {isFree ? (
          <p className={css.figures}>
            <span className={css.label}>{t('play.free')}</span>
          </p>
        ) : (
          <Figures facts={facts} />
        )}
        {playForMoney && (
          <div className={css.wayOn}>
            <Button compact onClick={playForMoney}>
              {t('play.forMoney')}
            </Button>
          </div>
        )}
        {mayFillScreen() && (
          <button
            type="button"
            className={css.tool}
            aria-pressed={isFullScreen}
            aria-label={t('play.fullScreen')}
            onClick={() => {
              send({ type: isFullScreen ? 'fullScreen.unwanted' : 'fullScreen.wanted' });
            }}
          >
            <Icon of={isFullScreen ? Minimize : Maximize} />
          </button>
        )}
        {parts.length > 0 && <PartsMenu parts={parts} send={send} />}
      </div>
      {showSwipeText ? <p className={css.swipe}>{t('play.swipe')}</p> : <span />}
    </>
  );
}

/**
 * The balance that this game takes stakes from, as the game itself shows it, and what the law wants in sight: net
 * position and the time since the game was opened.
 */
function Figures({ facts }: { facts: Facts | undefined }) {
  const t = useT();
  const inSight = figuresInSight(usePolicy());
  if (facts === undefined) return null;
  return (
    <dl className={css.figures}>
      <div className={css.figure} data-figure="balance">
        <dt className={css.label}>{t('wallet.title')}</dt>
        <dd>
          <Money amount={facts.balance} currency={facts.currency} />
        </dd>
      </div>
      {inSight.includes('netPosition') && (
        <div className={css.figure} data-figure="netPosition">
          <dt className={css.label}>{t('play.netPosition')}</dt>
          <dd>
            <Money amount={facts.netPosition} currency={facts.currency} signed />
          </dd>
        </div>
      )}
      {inSight.includes('clock') && (
        <div className={css.figure} data-figure="time">
          <dt className={css.label}>{t('play.time')}</dt>
          <dd role="timer">
            <Elapsed facts={facts} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Elapsed({ facts }: { facts: Facts }) {
  return clockOf(facts.elapsedMs + useSince(facts));
}

function PartsMenu({ parts, send }: Pick<PlayHeadProps, 'parts' | 'send'>) {
  const t = useT();
  return (
    <>
      <button type="button" className={css.tool} popoverTarget="game-menu">
        <Icon of={Menu} />
        <span className={unseen}>{t('play.menu')}</span>
      </button>
      <div id="game-menu" popover="auto" className={css.menu}>
        {parts.map(({ area, label, icon }) => (
          <button
            key={area}
            type="button"
            className={css.item}
            popoverTarget="game-menu"
            popoverTargetAction="hide"
            data-area={area}
            onClick={() => {
              send({ type: 'overlay.opened', area });
            }}
          >
            <Icon of={icon} />
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
