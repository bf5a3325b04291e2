import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { fileOf, hashOf } from '../address.ts';
import type { AtlasPath, FlowData } from '../data.ts';
import { Canvas } from './canvas.tsx';
import { watchedOf } from './coverage.ts';
import type { Tone } from './diagram.css.ts';
import { FlowHead } from './flow-page.tsx';
import { go, useView } from './hash.ts';
import { titlesOf } from './path-titles.ts';
import * as css from './styles.css.ts';
import { createWalk, PACES, type Pace } from './walk.ts';
import { Choice, WatchControls, NotHere, PathChoices, standing, Steps } from './watch-parts.tsx';
import * as own from './watch.css.ts';
import type { Watcher } from './watcher-types.ts';

const NONE: ReadonlySet<string> = new Set();

interface Props {
  readonly flow: FlowData;
  readonly watcher: Watcher;
}

/** A path walked on the real site, in a frame beside the diagram that moves along. */
export function WatchPage({ flow, watcher }: Props) {
  const view = useView();
  const { path: asked, step: from = 0 } = view.view === 'watch' ? view : {};
  const paths = watchedOf(flow);
  const path = paths.find(({ id }) => id === asked);
  const titles = titlesOf(paths);
  const [isPossible, setPossible] = useState<boolean>();
  const [turn, setTurn] = useState(0);
  const [pace, setPace] = useState<Pace>('steady');
  const [size, setSize] = useState<own.Size>('phone');
  useEffect(() => void watcher.isPossible().then(setPossible), [watcher]);
  const walked = isPossible === true ? path : undefined;
  return (
    <main className={css.flow}>
      <FlowHead flow={flow} view="watch" />
      <Show
        key={`${walked?.id} ${from} ${turn}`}
        flow={flow}
        watcher={watcher}
        path={walked}
        from={from}
        pace={pace}
        size={size}
        onAgain={() => {
          setTurn(turn + 1);
          go(hashOf({ view: 'watch', ...(path && { path: path.id }) }));
        }}
        choices={<PathChoices paths={paths} titles={titles} />}
        pickers={
          <>
            <Choice
              name="Path"
              value={path?.id}
              options={paths.map(({ id }) => id)}
              wordsOf={(id) => `${id.slice(id.indexOf('#'))}  ${titles.get(id)}`}
              onChoose={(id) => go(hashOf({ view: 'watch', path: id }))}
            />
            <Choice
              name="Pace"
              value={pace}
              options={Object.keys(PACES) as Pace[]}
              onChoose={setPace}
            />
            <Choice
              name="Screen"
              value={size}
              options={Object.keys(own.screen) as own.Size[]}
              onChoose={setSize}
            />
          </>
        }
      >
        {isPossible === false ? (
          <NotHere path={path?.id} step={from} />
        ) : (
          <p className={own.notice}>
            {asked !== undefined && path === undefined && `${asked} cannot be watched. `}
            {paths.length === 0
              ? 'No path of this flow can be walked on the site.'
              : 'Choose a path: it is walked here, on the real site, while the diagram moves along.'}
          </p>
        )}
      </Show>
    </main>
  );
}

/** One walk; without a path, its stand-in. */
function Show({
  flow,
  watcher,
  path,
  from,
  pace,
  size,
  pickers,
  onAgain,
  choices,
  children,
}: Pick<Props, 'flow' | 'watcher'> & {
  path: AtlasPath | undefined;
  from: number;
  pace: Pace;
  size: own.Size;
  pickers: ReactNode;
  onAgain: () => void;
  choices: ReactNode;
  children: ReactNode;
}) {
  const [walk] = useState(() =>
    createWalk(watcher, path && { id: path.id, last: path.steps.length - 1 }, from),
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const walking = useSyncExternalStore(walk.subscribe, walk.now);
  useEffect(() => walk.setPace(pace), [walk, pace]);
  useEffect(() => {
    if (frame.current !== null) walk.begin(frame.current);
    return walk.end;
  }, [walk]);
  const { step, address, ring } = walking;
  const now = step === undefined ? undefined : path?.steps[step];
  return (
    <>
      <div className={css.tools}>
        {pickers}
        {path && <WatchControls walk={walk} walking={walking} onAgain={onAgain} />}
        <output className={css.small}>{path && standing(walking, path, from)}</output>
      </div>
      <div className={own.stage}>
        <div className={own.chart}>
          <Canvas
            flow={flow}
            tones={tonesOf(now)}
            selection={NONE}
            focus={now?.states.at(-1)}
            selectedState={undefined}
            onSelect={(what) => {
              globalThis.location.assign(
                `../${fileOf(flow.id)}${hashOf({ view: 'chart', ...what })}`,
              );
            }}
          />
        </div>
        <section
          className={own.steps}
          aria-label={path === undefined ? 'Paths' : 'Steps'}
          // The scrolled part can be scrolled by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {path === undefined ? choices : <Steps path={path} walking={walking} />}
        </section>
        <div className={own.site}>
          <p className={own.address}>{address || 'The site'}</p>
          <div className={own.screen[size]}>
            {path === undefined ? (
              children
            ) : (
              <div className={own.scaled[size]}>
                {/* It is our own site, and the person in front of it is a script of this page. */}
                {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
                <iframe ref={frame} className={own.frame} title="The site, as the path walks it" />
                {ring && <span className={own.ring} style={ring} />}
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** The parts of a diagram that a step of a path touches. */
const tonesOf = (step: AtlasPath['steps'][number] | undefined): ReadonlyMap<string, Tone> =>
  new Map(
    [...(step?.states.slice(1) ?? []), ...(step?.transitions ?? [])].map((id) => [id, 'active']),
  );
