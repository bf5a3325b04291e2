import type { Play } from '../../machines/games/round/decide.ts';
import type { Said } from '../texts.ts';
import { Icon } from './Icon.tsx';
import * as css from './frame.css.ts';

export type PanelName = 'rules' | 'history' | 'autoplay';

interface HeadProps {
  readonly play: Play;
  readonly open: (panel: PanelName) => void;
  /** Undefined: the law or the game has none. */
  readonly autoplay: 'on' | 'off' | undefined;
  readonly say: Said;
}

/** Whose game it is, whether it is for money, and what is one press away. */
export function Head({ play, open, autoplay, say }: HeadProps) {
  const { game } = play;
  const button = (name: PanelName, icon: string, isOff = false) => (
    <button
      type="button"
      className={css.quiet}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) open(name);
      }}
    >
      <Icon path={icon} />
      <span className={css.quietWords}>{say(name)}</span>
    </button>
  );
  return (
    <header className={css.head}>
      {game.picture !== undefined && <img className={css.thumb} src={game.picture} alt="" />}
      <h1 className={css.title}>{game.name}</h1>
      {autoplay !== undefined &&
        button(
          'autoplay',
          'M4 12a8 8 0 0 1 14-5l2 2m0-5v5h-5M20 12a8 8 0 0 1-14 5l-2-2m0 5v-5h5',
          autoplay === 'off',
        )}
      {button('history', 'M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5m4-1v5l3 2')}
      {button('rules', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5m0-8.5v.01')}
    </header>
  );
}
