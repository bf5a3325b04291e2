import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { fileOf, hashOf } from '../address.ts';
import type { AtlasPath, FlowData, WatchedPath } from '../data.ts';
import { plain } from '../../machines/chart/words.ts';
import { Canvas } from './canvas.tsx';
import type { Tone } from './diagram.css.ts';
import { FlowHead } from './flow-page.tsx';
import { go, useView } from './hash.ts';
import { Mark } from './mark.tsx';
import { titlesOf } from './path-titles.ts';
import * as css from './styles.css.ts';
import { createWalk, PACES, type Pace, type Walk, type Walking } from './walk.ts';
import * as own from './watch.css.ts';
import type { Watcher } from './watcher-types.ts';

const NONE: ReadonlySet<string> = new Set();

interface Props {
  readonly flow: FlowData;
  readonly watcher: Watcher;
  readonly watched: readonly WatchedPath[];
}

/** A path walked on the real site, in a frame beside the diagram that moves along. */
export function WatchPage({ flow, watcher, watched }: Props) {
  const view = useView();
  const asked = view.view === 'watch' ? view.path : undefined;
  const path = watched.find(({ words }) => words.id === asked)?.words;
  const titles = titlesOf(watched.map(({ words }) => words));
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
        key={`${walked?.id} ${turn}`}
        flow={flow}
        watcher={watcher}
        path={walked}
        pace={pace}
        size={size}
        onAgain={() => setTurn(turn + 1)}
        pickers={
          <>
            <Choice
              name="Path"
              value={path?.id}
              options={watched.map(({ words }) => words.id)}
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
          <NotHere path={path?.id} />
        ) : (
          <p className={own.notice}>
            {asked !== undefined && path === undefined && `${asked} cannot be watched. `}
            {watched.length === 0
              ? 'No path of this flow can be walked on the site.'
              : 'Choose a path: it is walked here, on the real site, while the diagram moves along.'}
          </p>
        )}
      </Show>
    </main>
  );
}

function Choice<Value extends string>({
  name,
  value,
  options,
  wordsOf = (option) => option,
  onChoose,
}: {
  name: string;
  value: Value | undefined;
  options: readonly Value[];
  wordsOf?: (option: Value) => string;
  onChoose: (value: Value) => void;
}) {
  return (
    <label className={css.choice}>
      {name}
      <select
        className={`${css.select} ${own.choice}`}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {value === undefined && (
          <option value="" disabled>
            choose one
          </option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One walk; without a path, what stands in its place. */
function Show({
  flow,
  watcher,
  path,
  pace,
  size,
  pickers,
  onAgain,
  children,
}: Pick<Props, 'flow' | 'watcher'> & {
  path: AtlasPath | undefined;
  pace: Pace;
  size: own.Size;
  pickers: ReactNode;
  onAgain: () => void;
  children: ReactNode;
}) {
  const [walk] = useState(() => createWalk(watcher, path?.id));
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
        {path && <Hands walk={walk} walking={walking} onAgain={onAgain} />}
        <output className={css.small}>{path && standing(walking, path)}</output>
      </div>
      <div className={own.stage}>
        <div className={own.chart}>
          <Canvas
            flow={flow}
            tones={tonesOf(now)}
            collapsed={NONE}
            focus={now?.states.at(-1)}
            selectedState={undefined}
            onSelect={(what) => {
              globalThis.location.assign(
                `../${fileOf(flow.id)}${hashOf({ view: 'chart', ...what })}`,
              );
            }}
            onCollapse={() => {}}
          />
        </div>
        {/* What scrolls can be scrolled by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={own.steps} aria-label="Path" tabIndex={0}>
          {path && <Steps path={path} walking={walking} />}
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

function Hands({ walk, walking, onAgain }: { walk: Walk; walking: Walking; onAgain: () => void }) {
  const { phase } = walking;
  return (
    <span className={css.row}>
      <button
        type="button"
        className={css.button}
        disabled={phase !== 'running' && phase !== 'paused'}
        onClick={phase === 'paused' ? walk.goOn : walk.pause}
      >
        {phase === 'paused' ? 'Go on' : 'Pause'}
      </button>
      <button
        type="button"
        className={css.button}
        disabled={phase !== 'paused'}
        onClick={walk.next}
      >
        Next step
      </button>
      <button type="button" className={css.button} onClick={onAgain}>
        From the start
      </button>
    </span>
  );
}

/** What of a diagram a step of a path touches. */
const tonesOf = (step: AtlasPath['steps'][number] | undefined): ReadonlyMap<string, Tone> =>
  new Map(
    [...(step?.states.slice(1) ?? []), ...(step?.transitions ?? [])].map((id) => [id, 'active']),
  );

function standing({ phase, step, failure }: Walking, { steps }: AtlasPath): string {
  const last = steps.length - 1;
  switch (phase) {
    case 'idle':
      return '';
    case 'passed':
      return 'Walked to its end: every screen was the one that the chart names.';
    case 'failed':
      return `Step ${failure?.step} did not go as the chart says.`;
    default:
      return step === undefined
        ? 'Opening the site …'
        : `${phase === 'paused' ? 'Paused at' : 'At'} step ${step} of ${last}`;
  }
}

function Steps({ path, walking }: { path: AtlasPath; walking: Walking }) {
  const { step, failure } = walking;
  const now = failure?.step ?? step;
  return (
    <ol aria-label="Steps of the path">
      {path.steps.map(({ words, screen }, index) => (
        // The same thing may happen twice on a path: the place is what tells steps apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} ref={index === now ? bringIntoView : undefined}>
          <div className={own.step} aria-current={index === now ? 'step' : undefined}>
            <span className={css.number}>{index}</span>
            <span>
              {words}
              <span className={css.small}> → {plain(screen)}</span>
              {index === failure?.step && <span className={own.failure}>{failure.message}</span>}
            </span>
            {index === failure?.step ? (
              <Mark standing="failed" />
            ) : (
              step !== undefined && index <= step && <Mark standing="passed" />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const bringIntoView = (item: HTMLElement | null): void => {
  item?.scrollIntoView({ block: 'nearest' });
};

/** Why nothing can be watched here, and what to do. */
function NotHere({ path }: { path: string | undefined }) {
  return (
    <div className={own.notice}>
      <h2>Watching is switched off here</h2>
      <p>
        A path is walked on the real site, whose answers are ordered on the way. This copy of the
        atlas stands alone, without such a site.
      </p>
      <p>
        In the project’s folder <code>npm start</code> runs the site with the atlas beside it, under{' '}
        <code>/atlas/</code>: there it is switched on.
      </p>
      {path !== undefined && (
        <>
          <p>Or watch the path in a browser window of its own:</p>
          <code>npm run replay -- {path} --level browser --headed --slow</code>
        </>
      )}
    </div>
  );
}
