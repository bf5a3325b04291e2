import type { FlowData } from '../data.ts';
import * as css from './styles.css.ts';

const FORMS = [
  ['svg', 'SVG', 'the drawing, in any size; letters are outlines'],
  ['png', 'PNG', 'the drawing as an image, twice its size'],
  ['pdf', 'PDF', 'the drawing on one page, with text that can be searched'],
  ['mmd', 'Mermaid', 'a state diagram as text, for documents that draw it themselves'],
  ['scxml', 'SCXML', 'the W3C form of statecharts; conditions are values to be set'],
  ['json', 'JSON', 'everything that is approved of this chart'],
] as const;

/** The flow's files to take away. */
export function Exports({ flow }: { flow: FlowData }) {
  return (
    <>
      <h2>Export</h2>
      <ul className={css.list}>
        {FORMS.map(([ending, name, words]) => (
          <li key={ending}>
            <a href={`../exports/${flow.id}.${ending}`} download>
              {name}
            </a>{' '}
            <span className={css.quiet}>{words}</span>
          </li>
        ))}
      </ul>
      <div className={css.section}>
        <p className={css.small}>
          The same chart always gives the same bytes. The checksums of all files of this atlas, its
          results left out, are in <a href="../SHA256SUMS">SHA256SUMS</a>, as{' '}
          <code>sha256sum --check</code> reads them.
        </p>
      </div>
    </>
  );
}
