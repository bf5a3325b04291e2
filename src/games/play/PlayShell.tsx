import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { playMachine } from '../../../machines/games/play/machine.ts';
import { playScreen } from '../../../machines/games/play/screen.ts';
import type { PlayEvent, PlayScreen } from '../../../machines/games/play/setup.ts';
import { sameScreen } from '../../runtime/context.tsx';
import { PageLoader } from '../../shell/crash.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart, withPart } from '../../ui/parts.ts';
import { LazyModal } from '../../shell/LazyModal.tsx';
import { Within } from '../../shell/within.tsx';
import { useParts, type Part } from './areas.ts';
import { Leave } from './Leave.tsx';
import { PlayHead } from './PlayHead.tsx';
import * as css from './play.css.ts';

const Overlay = lazyPart(() => import('./Overlay.tsx'));
const fetchWindows = () => import('./Windows.tsx');
const Windows = lazyPart(fetchWindows);

/**
 * Scripts and forms, on the studio's own origin: it has none of our storage, cookies and windows by that. Its ways
 * out, to the lobby and the deposit, open around the frame when somebody presses them.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-top-navigation-by-user-activation';
/** What the frame may ask of the browser. */
const ALLOW = 'fullscreen; autoplay';

interface PlayShellProps {
  readonly play: ActorRefFrom<typeof playMachine>;
  readonly name: string;
  /** Leads from free play to play for money; undefined where nothing does. */
  readonly playForMoney: (() => void) | undefined;
}

type Framed = Exclude<PlayScreen, { readonly name: 'leaving' }>;

/** The page of an open game: its header, the frame, and what lies over it. */
export function PlayShell({ play, name, playForMoney }: PlayShellProps) {
  const screen = useSelector(play, playScreen, sameScreen);
  return screen.name === 'leaving' ? (
    <PageLoader />
  ) : (
    <Open
      screen={screen}
      name={name}
      playForMoney={playForMoney}
      send={(event) => {
        play.send(event);
      }}
    />
  );
}

interface OpenProps extends Pick<PlayShellProps, 'name' | 'playForMoney'> {
  readonly screen: Framed;
  readonly send: (event: PlayEvent) => void;
}

function Open({ screen, name, playForMoney, send }: OpenProps) {
  const parts = useParts();
  const frame = useRef<HTMLIFrameElement>(null);
  const isPlaying = screen.name === 'playing';
  // Keys are the game's as soon as it can be played.
  useEffect(() => {
    if (isPlaying && document.querySelector('[data-modal]') === null) frame.current?.focus();
  }, [isPlaying]);
  // What may have to be answered before play goes on is there when it is asked, also where the line is lost by then.
  useEffect(() => {
    if (isPlaying) withPart(fetchWindows(), () => undefined);
  }, [isPlaying]);
  return (
    <div className={css.shell} data-in-game={screen.name}>
      <PlayHead
        name={name}
        head={screen.head}
        parts={screen.name === 'over' ? [] : parts}
        playForMoney={playForMoney}
        send={send}
      />
      <div className={css.stage}>
        {screen.frame !== undefined && (
          <iframe
            key={screen.frame}
            ref={frame}
            className={css.frame}
            src={screen.url}
            title={name}
            sandbox={SANDBOX}
            allow={ALLOW}
            inert={!screen.isInReach}
            data-game
          />
        )}
        <Above screen={screen} parts={parts} send={send} />
      </div>
    </div>
  );
}

function Above({
  screen,
  parts,
  send,
}: Pick<OpenProps, 'screen' | 'send'> & { parts: readonly Part[] }) {
  const t = useT();
  switch (screen.name) {
    case 'opening':
      return <output className={`${css.note} ${css.late}`}>{t('play.opening')}</output>;
    case 'playing':
    case 'withheld':
    // The question is a window beside the page.
    // falls through
    case 'asked':
      return null;
    case 'pausing':
      return <output className={css.note}>{t('play.pausing')}</output>;
    case 'silent':
      return <Lost title="play.silent.title" body="play.silent.body" send={send} />;
    case 'broken':
      return <Lost title="play.broken.title" body="play.broken.body" send={send} />;
    case 'limited':
    case 'check':
    case 'resting':
    case 'over':
      return (
        <Within mayReload={false} isOpen waysOn={<Leave send={send} />}>
          <Windows.Part screen={screen} send={send} />
        </Within>
      );
    case 'overlay': {
      const part = parts.find(({ area }) => area === screen.area);
      const close = (): void => {
        send({ type: 'overlay.closed' });
      };
      // What was open may be so no longer: then nothing lies over the game but the way back.
      return part === undefined ? (
        <LazyModal id="over-game" title={t('play.closed')} onClose={close} />
      ) : (
        <Within
          mayReload={false}
          isOpen
          waysOn={
            <Button look="secondary" onClick={close}>
              {t('action.close')}
            </Button>
          }
        >
          <Overlay.Part key={part.area} part={part} close={close} />
        </Within>
      );
    }
  }
}

function Lost({ title, body, send }: { title: TextId; body: TextId; send: OpenProps['send'] }) {
  const t = useT();
  return (
    <div className={css.news} role="alert">
      <h2>{t(title)}</h2>
      <p>{t(body)}</p>
      <Button
        onClick={() => {
          send({ type: 'frame.renewed' });
        }}
      >
        {t('play.again')}
      </Button>
      <Button
        look="secondary"
        onClick={() => {
          send({ type: 'game.left' });
        }}
      >
        {t('games.leave')}
      </Button>
    </div>
  );
}
