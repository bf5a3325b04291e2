import { useMemo, useState } from 'react';
import { plain, titled } from '../../machines/engine/words.ts';
import { editsInAddress, withEdits } from '../../machines/policies/edits.ts';
import { POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import type { FlowData } from '../data.ts';
import { fileOf, hashOf, policyFile, viewOf } from '../address.ts';
import { Canvas } from './canvas.tsx';
import type { Tone } from './diagram.css.ts';
import { FlowHead } from './flow-page.tsx';
import { go, useHash } from './hash.ts';
import { Mark } from './mark.tsx';
import type { Beginning, Moment, Option, Simulator } from './simulator-types.ts';
import * as css from './styles.css.ts';

const NONE: ReadonlySet<string> = new Set();
const BY = {
  player: 'The player',
  platform: 'The platform',
  site: 'The site around it',
  time: 'Time',
} as const satisfies Record<Option['by'], string>;

/** Steps through a flow by hand: the diagram moves, and the screen and the possible events are named. */
export function SimulatePage({
  flow,
  simulate,
}: {
  flow: FlowData;
  simulate: NonNullable<typeof globalThis.atlasSimulator>;
}) {
  const hash = useHash();
  const view = viewOf(hash);
  const under = view.view === 'simulate' ? view.under : undefined;
  const { policy = '', edits = '' } = under ?? {};
  const simulator = useMemo(
    () => simulate(flow.id, policyUnder(policy, edits)),
    [simulate, flow, policy, edits],
  );
  const { start, steps, taken, moment, isCut } = useMemo(
    () => walkAt(simulator, hash),
    [simulator, hash],
  );
  const [copied, setCopied] = useState<{ hash: string; text: string; byHand: boolean }>();
  const copy = copied?.hash === hash ? copied : undefined;
  const effects = steps.at(-1) ?? start;
  const tones = useMemo(
    () =>
      new Map<string, Tone>(
        [...moment.states.filter((id) => id !== flow.chart.root), ...effects.transitions].map(
          (id) => [id, 'active'],
        ),
      ),
    [moment, effects, flow],
  );
  const walk = (next: readonly number[], from = simulator.starts.indexOf(start)): void =>
    go(hashOf({ view: 'simulate', start: from, taken: next, ...(under && { under }) }));
  const copyPath = async (): Promise<void> => {
    const text = simulator.pathText(
      start,
      steps.map(({ occurrence }) => occurrence),
    );
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ hash, text, byHand: false });
    } catch {
      setCopied({ hash, text, byHand: true });
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
            onChange={(event) => walk([], Number(event.target.value))}
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
            onClick={() => walk(taken.slice(0, -1))}
          >
            Back
          </button>
          <button
            type="button"
            className={css.button}
            disabled={steps.length === 0}
            onClick={() => walk([])}
          >
            Reset
          </button>
          {edits === '' && (
            <button type="button" className={css.button} onClick={() => void copyPath()}>
              Copy as a path
            </button>
          )}
        </span>
        <output>
          {copy !== undefined && !copy.byHand && (
            <Mark standing="passed" text="Copied: a path that every level replays" />
          )}
          {copy?.byHand === true && 'This browser does not let a page copy: the path stands below.'}
        </output>
      </div>
      <div className={css.split}>
        <Canvas
          flow={flow}
          tones={tones}
          selection={NONE}
          focus={moment.states.at(-1)}
          selectedState={moment.states.at(-1)}
          onSelect={(what) => {
            globalThis.location.assign(
              `../${fileOf(flow.id)}${hashOf({ view: 'chart', ...what })}`,
            );
          }}
        />
        <aside className={css.panel} aria-label="Simulation">
          {copy?.byHand === true && (
            <textarea
              className={css.field}
              aria-label="The path"
              readOnly
              rows={8}
              value={copy.text}
            />
          )}
          {policy !== '' && (
            <p className={css.section}>
              <span>
                Under {edits === '' ? 'the policy' : 'a changed copy of the policy'}{' '}
                <a href={`../${policyFile(policy, edits === '' ? 'policy' : 'whatIf')}#/${edits}`}>
                  {policy}
                </a>{' '}
                alone. <a href="#/">Walk under all of them</a>
              </span>
            </p>
          )}
          {isCut && (
            <output>
              A step of the walk in this address cannot happen: the walk stands before it.
            </output>
          )}
          <div aria-live="polite">
            <h2 className={css.caption}>The player sees</h2>
            <p className={css.screenName}>{titled(moment.screen)}</p>
            {effects.facts.length > 0 && (
              <p className={css.small}>The chart announced {effects.facts.join(', ')}.</p>
            )}
            {effects.calls.length > 0 && (
              <p className={css.small}>It asked {effects.calls.join(', ')}.</p>
            )}
            {effects.told.length > 0 && (
              <p className={css.small}>It told {effects.told.join(', ')}.</p>
            )}
          </div>
          {moment.options.length === 0 && (
            <p className={css.section}>
              {moment.ended ? 'The flow has ended.' : 'Nothing more can happen here.'}
            </p>
          )}
          {(Object.keys(BY) as Option['by'][]).map((by) => (
            <Choices
              key={by}
              title={BY[by]}
              options={moment.options.filter((option) => option.by === by)}
              onTake={(option) => walk([...taken, moment.options.indexOf(option)])}
            />
          ))}
          <section className={css.section}>
            <h2 className={css.caption}>So far</h2>
            <ol>
              <li className={css.small}>starts with {plain(start.input)}</li>
              {steps.map((option, index) => (
                // The same thing may happen twice: only the place tells steps apart.
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

/** The policy that an address names, with the edits of the address; undefined where there is none. */
function policyUnder(id: string, edits: string): MarketPolicy | undefined {
  const policy = POLICIES.find((one) => one.id === id);
  return policy && withEdits(policy, editsInAddress(edits).edits);
}

/** The walk that an address holds, as far as it can happen. */
function walkAt(
  { starts }: Simulator,
  hash: string,
): {
  readonly start: Beginning;
  readonly steps: readonly Option[];
  /** The place of each step among the possible ones. */
  readonly taken: readonly number[];
  readonly moment: Moment;
  readonly isCut: boolean;
} {
  const view = viewOf(hash);
  const asked = view.view === 'simulate' ? view : undefined;
  const [first] = starts;
  if (first === undefined) throw new Error('Nothing starts this flow');
  const found = starts[asked?.start ?? 0];
  const start = found ?? first;
  const taken = asked?.taken ?? [];
  const steps: Option[] = [];
  let moment = start.moment();
  for (const place of found === undefined ? [] : taken) {
    const option = moment.options[place];
    if (option === undefined) break;
    steps.push(option);
    moment = option.next();
  }
  return {
    start,
    steps,
    taken: taken.slice(0, steps.length),
    moment,
    isCut: steps.length < taken.length,
  };
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
