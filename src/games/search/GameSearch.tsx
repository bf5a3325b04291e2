import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../../machines/games/search/machine.ts';
import { searchScreen } from '../../../machines/games/search/screen.ts';
import type { SearchEvent } from '../../../machines/games/search/setup.ts';
import type { GameViewer } from '../../../reference/game-visibility.ts';
import { sameScreen } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchPanel, type Elsewhere } from './SearchPanel.tsx';
import * as css from './trigger.css.ts';

export interface GameSearchProps {
  readonly flow: ActorRefFrom<typeof searchMachine>;
  readonly viewer: GameViewer;
  /** What else may be looked at. */
  readonly elsewhere?: Elsewhere | undefined;
}

/**
 * The button that opens the search, and its panel over the page. The panel is no part of its own: letters that are
 * typed before its field is there would be lost.
 */
export function GameSearch({ flow, viewer, elsewhere }: GameSearchProps) {
  const t = useT();
  const screen = useSelector(flow, searchScreen, sameScreen);
  const send = useCallback(
    (event: SearchEvent): void => {
      flow.send(event);
    },
    [flow],
  );
  return (
    <>
      <button
        type="button"
        className={css.trigger}
        aria-haspopup="dialog"
        onClick={() => {
          send({ type: 'search.opened' });
        }}
      >
        <Icon of={Search} />
        <span className={css.words}>{t('search.open')}</span>
      </button>
      {screen.name !== 'closed' && (
        <SearchPanel screen={screen} viewer={viewer} elsewhere={elsewhere} send={send} />
      )}
    </>
  );
}
