import { useSelector } from '@xstate/react';
import { useRef, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { roundMachine } from '../machines/games/round/machine.ts';
import { roundScreen } from '../machines/games/round/screen.ts';
import type { RoundEvent, RoundScreen, Table } from '../machines/games/round/setup.ts';
import { BlackjackBoard } from './blackjack/BlackjackBoard.tsx';
import { Autoplay } from './frame/Autoplay.tsx';
import { Bar } from './frame/Bar.tsx';
import { Head, type PanelName } from './frame/Head.tsx';
import { History } from './frame/History.tsx';
import { Panel } from './frame/Panel.tsx';
import { Out, Result, type WaysOut } from './frame/Result.tsx';
import { Rules } from './frame/Rules.tsx';
import * as css from './frame/frame.css.ts';
import { paletteOf } from './palettes.ts';
import { RouletteBoard } from './roulette/RouletteBoard.tsx';
import { paidIn, shownOf } from './shown.ts';
import { SlotBoard } from './slot/SlotBoard.tsx';
import { SymbolSheet } from './slot/Symbols.tsx';
import type { Words } from './texts.ts';

interface GameProps {
  readonly flow: ActorRefFrom<typeof roundMachine>;
  readonly words: Words;
  readonly waysOut: WaysOut;
}

/** The game in its frame: whatever the chart shows. */
export function Game({ flow, words, waysOut }: GameProps) {
  const snapshot = useSelector(flow, (now) => now);
  const screen = roundScreen(snapshot);
  const send = (event: RoundEvent): void => {
    flow.send(event);
  };
  const may = (event: RoundEvent): boolean => snapshot.can(event);
  if (screen.name === 'ended') {
    return (
      <PlainPage lobby={waysOut.lobby} words={words}>
        {words.say(screen.hasChanged ? 'gameChanged' : 'sessionEnded')}
      </PlainPage>
    );
  }
  const table = 'table' in screen ? screen.table : undefined;
  return table === undefined ? (
    <main className={css.plain}>
      <Result screen={screen} words={words} send={send} waysOut={waysOut} refocus={nowhere} />
    </main>
  ) : (
    <Open screen={screen} table={table} words={words} send={send} may={may} waysOut={waysOut} />
  );
}

const nowhere = (): void => undefined;

interface PlainPageProps {
  readonly lobby?: string | undefined;
  readonly words: Words;
  readonly children: string;
}

/** A page that says one thing, and leads to the lobby where it knows the way. */
export function PlainPage({ lobby, words, children }: PlainPageProps) {
  return (
    <main className={css.plain}>
      <p className={css.plainText} role="alert">
        {children}
      </p>
      <Out href={lobby} label={words.say('toLobby')} />
    </main>
  );
}

interface OpenProps {
  readonly screen: RoundScreen;
  readonly table: Table;
  readonly words: Words;
  readonly send: (event: RoundEvent) => void;
  readonly may: (event: RoundEvent) => boolean;
}

function Open({ waysOut, ...open }: OpenProps & Pick<GameProps, 'waysOut'>) {
  const { screen, table, words, send, may } = open;
  const [panel, setPanel] = useState<PanelName>();
  const frame = useRef<HTMLElement>(null);
  const { play, rounds } = table;
  const { game, terms } = play;
  const { say } = words;
  const shown = shownOf(screen);
  const close = () => {
    setPanel(undefined);
  };
  const panels: Readonly<Record<PanelName, ReactNode>> = {
    rules: <Rules table={table} words={words} />,
    history: <History play={play} rounds={rounds} words={words} />,
    autoplay: <Autoplay table={table} words={words} send={send} close={close} />,
  };
  const hasAutoplay = terms.autoplayRounds > 0 && game.kind !== 'blackjack';
  return (
    <main
      ref={frame}
      tabIndex={-1}
      className={css.frame}
      style={paletteOf(game.slug)}
      data-screen={screen.name}
    >
      <title>{game.name}</title>
      {game.picture !== undefined && <img className={css.backdrop} src={game.picture} alt="" />}
      <SymbolSheet />
      <Head
        play={play}
        open={setPanel}
        autoplay={hasAutoplay ? (isBetting(screen) ? 'on' : 'off') : undefined}
        say={say}
      />
      <div className={css.stage}>
        <Board screen={screen} table={table} words={words} send={send} may={may} />
      </div>
      <Result
        screen={screen}
        words={words}
        send={send}
        waysOut={waysOut}
        refocus={() => {
          frame.current?.focus();
        }}
      />
      <Bar
        table={table}
        won={paidIn(shown.isRevealing ? shown.steps.slice(0, -1) : shown.steps)}
        words={words}
        send={send}
        may={may}
        choices={screen.name === 'deciding' ? screen.choices : []}
        isBetting={screen.name === 'betting'}
      />
      {panel !== undefined && (
        <Panel title={say(panel)} closeLabel={say('close')} close={close}>
          {panels[panel]}
        </Panel>
      )}
    </main>
  );
}

const isBetting = ({ name }: RoundScreen): boolean => name === 'betting';

function Board({ screen, table, words, send, may }: OpenProps) {
  const { play, bets } = table;
  const { game, currency } = play;
  const { say } = words;
  const money = (amount: number): string => words.money(amount, currency);
  const chip = (amount: number): string => words.chip(amount, currency);
  const shown = shownOf(screen);
  switch (game.kind) {
    case 'slot':
      return <SlotBoard shown={shown} lines={game.slot?.lines ?? []} say={say} />;
    case 'roulette':
      return (
        <RouletteBoard
          shown={shown}
          bets={bets}
          isBetting={isBetting(screen)}
          hasOdds={play.terms.oddsShown}
          place={
            may({ type: 'chip.placed', spot: 'red' })
              ? (spot) => {
                  send({ type: 'chip.placed', spot });
                }
              : undefined
          }
          take={
            may({ type: 'chip.taken', spot: 'red' })
              ? (spot) => {
                  send({ type: 'chip.taken', spot });
                }
              : undefined
          }
          money={money}
          chip={chip}
          say={say}
        />
      );
    case 'blackjack':
      return (
        <BlackjackBoard
          shown={shown}
          turn={screen.name === 'deciding' ? screen.round.hand : undefined}
          money={money}
          say={say}
        />
      );
  }
}
