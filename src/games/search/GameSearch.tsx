import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../../machines/games/search/machine.ts';
import { searchScreen } from '../../../machines/games/search/screen.ts';
import type { SearchEvent } from '../../../machines/games/search/setup.ts';
import type { GameViewer } from '../../../reference/game-visibility.ts';
import { sameScreen } from '../../runtime/context.tsx';
import { Within } from '../../shell/within.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/parts.ts';
import * as css from './trigger.css.ts';

const Panel = lazyPart(() => import('./SearchPanel.tsx'));

/** A link to what is popular, for whoever finds nothing. */
export interface Elsewhere {
  readonly href: string;
  readonly label: string;
}

export interface GameSearchProps {
  readonly flow: ActorRefFrom<typeof searchMachine>;
  readonly viewer: GameViewer;
  /** What else may be looked at. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** The button that opens the search, and its panel over the page. */
export function GameSearch({ flow, viewer, elsewhere }: GameSearchProps) {
  const t = useT();
  const screen = useSelector(flow, searchScreen, sameScreen);
  const send = (event: SearchEvent): void => {
    flow.send(event);
  };
  const close = (): void => {
    send({ type: 'search.closed' });
  };
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
        <Within
          isOpen
          waysOn={
            <Button look="secondary" onClick={close}>
              {t('action.close')}
            </Button>
          }
        >
          <Panel.Part screen={screen} viewer={viewer} elsewhere={elsewhere} send={send} />
        </Within>
      )}
    </>
  );
}
