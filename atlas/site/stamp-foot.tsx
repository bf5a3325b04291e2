import { useLayoutEffect } from 'react';
import type { FlowData, IndexData } from '../data.ts';
import { builtWords, stampLines, stampOf } from '../stamp.ts';
import * as css from './dossier.css.ts';

/** The origin of a page: the last thing on it, and at the foot of every sheet. */
export function StampFoot({ flow, index }: { flow: FlowData | undefined; index: IndexData }) {
  const { built, flows } = index;
  const approved = flows.filter(({ approval }) => approval === 'approved').length;
  const lines =
    flow === undefined
      ? [`Atlas: ${builtWords(built)}`, `${approved} of ${flows.length} flows stand as approved`]
      : stampLines(stampOf(flow, built));
  const text = lines.join('\n');
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--stamp', cssString(text));
  }, [text]);
  return (
    <footer className={css.foot}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </footer>
  );
}

/** A text as CSS writes it. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\a `)}"`;
