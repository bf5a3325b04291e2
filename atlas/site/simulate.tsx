import { useMemo, useState } from 'react';
import { plain } from '../../machines/chart/words.ts';
import type { FlowData } from '../data.ts';
import { fileOf, hashOf } from '../address.ts';
import { Canvas } from './canvas.tsx';
import type { Tone } from './diagram.css.ts';
import { FlowHead } from './flow-page.tsx';
import type { Beginning, Moment, Option, Simulator } from './simulator-types.ts';
import * as css from './styles.css.ts';
import { titled } from './words.tsx';

const NONE: ReadonlySet<string> = new Set();
const BY = { player: 'The player', platform: 'The platform', time: 'Time' } as const;

/** Steps through a flow by hand: the diagram moves, the screen and what can happen are named. */
export function SimulatePage({ flow, simulator }: { flow: FlowData; simulator: Simulator }) {
  const [start, setStart] = useState(simulator.starts[0] as Beginning);
  const [steps, setSteps] = useState<readonly Option[]>([]);
  const [copied, setCopied] = useState('');
  const last = steps.at(-1);
  const moment: Moment = useMemo(() => last?.next() ?? start.moment(), [last, start]);
  const effects = last ?? start;
  const tones = useMemo(
    () =>
      new Map<string, Tone>(
        [...moment.states.filter((id) => id !== flow.chart.root), ...effects.transitions].map(
          (id) => [id, 'active'],
        ),
      ),
    [moment, effects, flow],
  );
  const take = (option: Option): void => {
    setSteps([...steps, option]);
    setCopied('');
  };
  const reset = (next: Beginning): void => {
    setStart(next);
    setSteps([]);
    setCopied('');
  };
  const copy = async (): Promise<void> => {
    const text = simulator.pathText(
      start,
      steps.map(({ occurrence }) => occurrence),
    );
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied: a path that every level replays.');
    } catch {
      setCopied('This browser does not let a page copy; the path is printed below.');
    }
  };
  return (
    <main className={css.flow}>
      <FlowHead flow={flow} view="simulate" />
      <div className={css.tools}>
        <label className={css.choice}>
          Starts with
          <select
            className={css.select}
            value={simulator.starts.indexOf(start)}
            onChange={(event) => reset(simulator.starts[Number(event.target.value)] as Beginning)}
          >
            {simulator.starts.map(({ input, policy }, index) => (
              <option key={`${input} ${policy}`} value={index}>
                {plain(input)}
                {policy === undefined ? '' : `, policy ${policy}`}
              </option>
            ))}
          </select>
        </label>
        <span className={css.row}>
          <button
            type="button"
            className={css.button}
            disabled={steps.length === 0}
            onClick={() => setSteps(steps.slice(0, -1))}
          >
            Back
          </button>
          <button
            type="button"
            className={css.button}
            disabled={steps.length === 0}
            onClick={() => reset(start)}
          >
            Reset
          </button>
          <button type="button" className={css.button} onClick={() => void copy()}>
            Copy as a path
          </button>
        </span>
        <output className={css.small}>{copied}</output>
      </div>
      <div className={css.split}>
        <Canvas
          flow={flow}
          tones={tones}
          collapsed={NONE}
          focus={moment.states.at(-1)}
          selectedState={moment.states.at(-1)}
          onSelect={(what) => {
            globalThis.location.assign(
              `../${fileOf(flow.id)}${hashOf({ view: 'chart', ...what })}`,
            );
          }}
          onCollapse={() => {}}
        />
        <aside className={css.panel} aria-label="Simulation">
          <div aria-live="polite">
            <h2 className={css.caption}>The player sees</h2>
            <p className={css.screenName}>{titled(moment.screen)}</p>
            {effects.facts.length > 0 && (
              <p className={css.small}>The chart announced {effects.facts.join(', ')}.</p>
            )}
            {effects.calls.length > 0 && (
              <p className={css.small}>It asked {effects.calls.join(', ')}.</p>
            )}
          </div>
          {moment.options.length === 0 && (
            <p className={css.section}>
              {moment.ended ? 'The flow has ended.' : 'Nothing more can happen here.'}
            </p>
          )}
          {(['player', 'platform', 'time'] as const).map((by) => (
            <Choices
              key={by}
              title={BY[by]}
              options={moment.options.filter((option) => option.by === by)}
              onTake={take}
            />
          ))}
          <section className={css.section}>
            <h2 className={css.caption}>So far</h2>
            <ol>
              <li className={css.small}>starts with {plain(start.input)}</li>
              {steps.map((option, index) => (
                // The same thing may happen twice: the place is what tells steps apart.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className={css.small}>
                  {index + 1}. {option.words}
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </main>
  );
}

function Choices({
  title,
  options,
  onTake,
}: {
  title: string;
  options: readonly Option[];
  onTake: (option: Option) => void;
}) {
  if (options.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.caption}>{title}</h2>
      <ul>
        {options.map((option) => (
          <li key={option.words}>
            <button type="button" className={css.option} onClick={() => onTake(option)}>
              {option.words}
              {option.transitions.length === 0 && (
                <span className={css.small}> (changes nothing)</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
