import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { historyMachine } from '../../../machines/banking/history/machine.ts';
import { historyScreen } from '../../../machines/banking/history/screen.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { sameScreen, usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { PlayerTabs } from '../../runtime/guard/PlayerTabs.tsx';
import { useT } from '../../texts/index.ts';
import { Title } from '../../ui/Title.tsx';
import { defaultFilter } from './filter.ts';
import * as css from './history.css.ts';
import { HistoryView } from './HistoryView.tsx';

/** The player's transactions (ROUTE-18); nothing of one player is left for the next. */
export default function HistoryPage() {
  const t = useT();
  const playerId = usePlayerId();
  return (
    <div className={css.page}>
      <Title of={t('history.title')} />
      <h1>{t('history.title')}</h1>
      <PlayerTabs of="banking" />
      {playerId !== '' && <HistoryFlow key={playerId} />}
    </div>
  );
}

const nothingToAnnounce = (): void => {};

function HistoryFlow() {
  const runtime = useRuntime();
  const [filter] = useState(() => defaultFilter(platformNow()));
  const actor = useFlow(runtime.bind(historyMachine), nothingToAnnounce, { input: { filter } });
  return (
    <HistoryView
      screen={useSelector(actor, historyScreen, sameScreen)}
      send={(event) => {
        actor.send(event);
      }}
    />
  );
}
