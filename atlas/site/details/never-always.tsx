import type { FlowData } from '../../data.ts';
import { hashOf } from '../../address.ts';
import { Part } from './parts.tsx';
import * as css from '../styles.css.ts';
import { Ids } from '../words.tsx';
import { COUNTED_AGAIN } from '../../dossier.ts';
import { countWords, policiesWords, searchedWords } from './promise-words.ts';
import { PromiseMark } from './promise-mark.tsx';
import { foundHere, useVerifying } from './verified.ts';
import { VerifyFlow } from './verify.tsx';

const KINDS = [
  ['never', 'Never'],
  ['always', 'Always'],
] as const;

/** The promises of the flow, before anything else about it, with the result of the search. */
export function NeverAlways({ flow }: { flow: FlowData }) {
  const broken = flow.promises.filter((one) => one.broken !== undefined);
  const searched = searchedWords(flow.id);
  return (
    <>
      <p>
        {broken.length === 0
          ? `All ${flow.promises.length} promises below hold.`
          : `${broken.length} of the ${flow.promises.length} promises below ${broken.length === 1 ? 'is' : 'are'} falsified.`}
      </p>
      <p className={css.small}>
        The build ran the chart through everything that may happen to it:{' '}
        {countWords(flow.searched.situations)} situations, {countWords(flow.searched.happenings)}{' '}
        happenings, {policiesWords(flow)}
        {searched !== undefined && `; ${searched}`}. {COUNTED_AGAIN}
      </p>
      <VerifyFlow flow={flow} />
      {KINDS.map(([kind, title]) => (
        <Part
          key={kind}
          title={`${title} (${flow.promises.filter((one) => one.kind === kind).length})`}
        >
          <PromiseList flow={flow} kind={kind} />
        </Part>
      ))}
    </>
  );
}

function PromiseList({ flow, kind }: { flow: FlowData; kind: 'never' | 'always' }) {
  const verifying = useVerifying();
  // Falsified promises come first: reviewers look for them.
  const promises = flow.promises
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => Number(b.broken !== undefined) - Number(a.broken !== undefined));
  return (
    <ul className={css.list}>
      {promises.map((promise) => {
        const here = foundHere(verifying, flow.id, promise.id);
        return (
          <li key={promise.id}>
            <a href={hashOf({ view: 'promise', promise: promise.id })}>{promise.words}</a>
            <p className={`${css.small} ${css.row}`}>
              <PromiseMark broken={promise.broken !== undefined} />
              <span>{countWords(promise.situations)} situations</span>
              {here !== undefined && (
                <span>
                  here {here.broken === undefined ? 'it holds' : 'it is falsified'},{' '}
                  {countWords(here.situations)}
                </span>
              )}
              {promise.names.length > 0 && <code>{promise.names.join(' ')}</code>}
              <span>
                <Ids ids={promise.general ? [] : promise.requirements} />
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
