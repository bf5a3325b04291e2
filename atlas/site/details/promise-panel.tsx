import { hashOf } from '../../address.ts';
import type { FlowData } from '../../data.ts';
import { Part } from './parts.tsx';
import * as css from '../styles.css.ts';
import { Requirements } from '../words.tsx';
import { Way } from './way.tsx';
import { PromiseMark } from './promise-mark.tsx';
import { countWords, policiesWords, searchedWords } from './promise-words.ts';
import { foundHere, useVerifying } from './verified.ts';

/** One promise: its result, and where it is falsified, the shortest path to the forbidden situation. */
export function PromisePanel({ flow, id, at }: { flow: FlowData; id: string; at: number }) {
  const here = foundHere(useVerifying(), flow.id, id);
  const promise = flow.promises.find((one) => one.id === id) ?? here;
  if (promise === undefined)
    return (
      <p>
        This flow promises no such thing. <a href="#/">What it promises</a>
      </p>
    );
  const path = promise.broken ?? here?.broken;
  const searched = searchedWords(flow.id);
  return (
    <>
      <p>
        <a href="#/">Never and Always</a>
      </p>
      <h2>{promise.words}</h2>
      <p className={css.row}>
        <span>{promise.kind === 'never' ? 'Never' : 'Always'}</span>
        <PromiseMark broken={promise.broken !== undefined} />
      </p>
      <Part title="Facts">
        <dl className={css.facts}>
          <dt>Searched</dt>
          <dd>
            {countWords(promise.situations)} situations, {policiesWords(flow)}
          </dd>
          {searched !== undefined && (
            <>
              <dt>By the build</dt>
              <dd>{searched}</dd>
            </>
          )}
          {here !== undefined && (
            <>
              <dt>Here</dt>
              <dd>
                {here.broken === undefined ? 'it holds' : 'it is falsified'},{' '}
                {countWords(here.situations)} situations
              </dd>
            </>
          )}
          <dt>Promised by</dt>
          <dd>{promise.general ? 'every flow' : 'this flow'}</dd>
          <dt>In the sources</dt>
          <dd>
            <code>{promise.title}</code>
          </dd>
        </dl>
      </Part>
      {path !== undefined && (
        <Part title="The shortest path to what must not happen">
          <Way
            path={path}
            at={at}
            hashOfStep={(step) => hashOf({ view: 'promise', promise: id, step })}
          />
        </Part>
      )}
      {!promise.general && (
        <Part title="Requirements">
          <Requirements flow={flow} ids={promise.requirements} />
        </Part>
      )}
    </>
  );
}
