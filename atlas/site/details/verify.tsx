import { useEffect, useState } from 'react';
import type { FlowData } from '../../data.ts';
import { addressOf } from '../../address.ts';
import { ShapeMark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import { color } from '../theme.css.ts';
import { countWords, secondsWords } from './promise-words.ts';
import { HoldsShape, BrokenShape } from './promise-mark.tsx';
import { bringFlow, useVerifying, verify, type FoundHere, type Verifying } from './verified.ts';

/** Explores the chart of a page in the reader's own browser, and says how that compares. */
export function VerifyFlow({ flow }: { flow: FlowData }) {
  const verifying = useVerifying();
  const [found] = verifying.found;
  return (
    <div className={css.stack}>
      <VerifyButton verifying={verifying} onPress={() => void verify('../', [() => flow])} />
      <output className={css.stack}>
        {found !== undefined && (
          <>
            <p>
              Here, in this browser: {countWords(found.searched.situations)} situations in{' '}
              {secondsWords(found.ms)}; {resultWords(found)}
            </p>
            <Agreement found={found} />
            <Hashes found={found} />
          </>
        )}
        <Failed verifying={verifying} />
      </output>
    </div>
  );
}

/** The same for every flow, from the list of all. */
export function VerifyAll({
  flows,
}: {
  flows: readonly { readonly id: string; readonly title: string }[];
}) {
  const verifying = useVerifying();
  const { found, status } = verifying;
  const sum = (of: (one: FoundHere) => number): number =>
    found.reduce((total, one) => total + of(one), 0);
  const others = found.filter(({ differences }) => differences.length > 0);
  const broken = found.filter(({ promises }) => promises.some((one) => one.broken !== undefined));
  return (
    <div className={css.stack}>
      <VerifyButton
        verifying={verifying}
        onPress={() =>
          void verify(
            '',
            flows.map(
              ({ id }) =>
                () =>
                  bringFlow('', id),
            ),
          )
        }
      />
      <output className={css.stack}>
        {status === 'done' && (
          <p>
            Here, in this browser: {found.length} flows,{' '}
            {countWords(sum(({ searched }) => searched.situations))} situations,{' '}
            {countWords(sum(({ promises }) => promises.length))} promises in{' '}
            {secondsWords(sum(({ ms }) => ms))};{' '}
            {broken.length === 0 ? 'every one holds.' : `${broken.length} flows break one.`}{' '}
            {others.length === 0
              ? 'The build found the same, and every page draws what its machine does.'
              : 'What follows was tampered with, or was built from other machines than these:'}
          </p>
        )}
        <ul className={css.list}>
          {[...new Set([...others, ...broken])].map((one) => (
            <li key={one.flow}>
              <a href={addressOf(one.flow)}>
                {flows.find(({ id }) => id === one.flow)?.title ?? one.flow}
              </a>
              : {resultWords(one)}
              <Agreement found={one} />
            </li>
          ))}
        </ul>
        <Failed verifying={verifying} />
      </output>
    </div>
  );
}

function VerifyButton({ verifying, onPress }: { verifying: Verifying; onPress: () => void }) {
  const { status, found, all } = verifying;
  return (
    <p className={css.row}>
      <button
        type="button"
        className={css.button}
        disabled={status === 'running'}
        onClick={onPress}
      >
        {status === 'idle' ? 'Verify here' : 'Verify here again'}
      </button>
      <span className={css.small}>
        {status === 'running'
          ? `Searching: ${found.length} of ${all}`
          : 'Runs the machines that players run through everything again, in this browser; no network is needed.'}
      </span>
    </p>
  );
}

function Failed({ verifying: { status, error } }: { verifying: Verifying }) {
  return status === 'failed' ? <p>Nothing was verified: {error}</p> : null;
}

/** Whether the page agrees with the machine. */
function Agreement({ found: { differences } }: { found: FoundHere }) {
  if (differences.length === 0)
    return (
      <p>
        <ShapeMark paint={color.passed} text="The build found the same, and the page draws it.">
          <HoldsShape />
        </ShapeMark>
      </p>
    );
  return (
    <>
      <p>
        <ShapeMark paint={color.failed} text="This page does not say what the machine does:">
          <BrokenShape />
        </ShapeMark>
      </p>
      <ul className={css.list}>
        {differences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

function resultWords({ promises }: FoundHere): string {
  const broken = promises.filter((one) => one.broken !== undefined).length;
  return broken === 0
    ? `all ${promises.length} promises hold.`
    : `${broken} of ${promises.length} promises ${broken === 1 ? 'is' : 'are'} falsified.`;
}

/** SHA-256 of the chart that was found here and of the one that is drawn, where the browser offers it. */
function Hashes({ found: { here, drawn } }: { found: FoundHere }) {
  const [hashes, setHashes] = useState<readonly [here: string, drawn: string]>();
  useEffect(() => {
    // Pages from addresses without encryption have no such thing; then texts alone were compared.
    if (!globalThis.isSecureContext) return undefined;
    let gone = false;
    void Promise.all([sha256(here), sha256(drawn)]).then((both) => {
      if (!gone) setHashes(both);
    });
    return () => {
      gone = true;
    };
  }, [here, drawn]);
  if (hashes === undefined) return null;
  return (
    <p className={css.small}>
      Chart as found here <code>{hashes[0].slice(0, 16)}</code>, as drawn{' '}
      <code>{hashes[1].slice(0, 16)}</code> (SHA-256)
    </p>
  );
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
