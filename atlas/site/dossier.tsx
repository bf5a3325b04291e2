import { Fragment } from 'react';
import { dossierFile } from '../address.ts';
import type { FlowData, Run } from '../data.ts';
import { isAcross, type Block, type Cell, type Dossier, type DossierTable } from '../dossier.ts';
import { ranSince, runsIn } from './dossier-runs.ts';
import { screensIn } from './dossier-screens.ts';
import * as css from './dossier.css.ts';
import { FlowHead } from './flow-page.tsx';
import { PlateDrawing } from './plate.tsx';
import * as common from './styles.css.ts';

interface Props {
  readonly flow: FlowData;
  readonly dossier: Dossier;
  readonly runs: readonly Run[];
}

/** The dossier of a flow on one page, in print as in its PDF. */
export function DossierPage({ flow, dossier, runs }: Props) {
  return (
    <main>
      <FlowHead flow={flow} view="dossier" />
      <div className={css.sheet}>
        <div className={css.actions}>
          <button type="button" className={common.button} onClick={() => globalThis.print()}>
            Print
          </button>
          <a href={`../${dossierFile(flow.id)}`} download>
            PDF/A, A4
          </a>
          {ranSince(dossier.ran, runs) && (
            <p className={common.small}>
              The PDF was made before the last runs, which this page shows:{' '}
              <code>npm run atlas:build</code> makes it anew.
            </p>
          )}
          <span className={common.small}>
            Checksums of all dossiers: <a href="../dossiers/SHA256SUMS">SHA256SUMS</a>
          </span>
        </div>
        <nav className={css.contents} aria-label="Contents">
          <ol>
            {dossier.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {dossier.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
            <Blocks blocks={blocks} flow={flow} dossier={dossier} runs={runs} />
          </section>
        ))}
      </div>
    </main>
  );
}

function Blocks({ blocks, ...rest }: Props & { readonly blocks: readonly Block[] }) {
  // Blocks never change their order: they are read once.
  return blocks.map((block, index) => <One key={index} block={block} {...rest} />);
}

function One({ block, ...rest }: Props & { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>;
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={css.facts}>
          {block.rows.map(([term, words]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <Words of={words} />
              </dd>
            </Fragment>
          ))}
        </dl>
      );
    case 'table':
      return <Table table={block} />;
    case 'pictures':
      return (
        <div className={css.pictures}>
          {block.pictures.map(({ file, caption, width, height }) => (
            <figure key={`${file} ${caption}`}>
              <img src={`../${file}`} width={width} height={height} alt={caption} loading="lazy" />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      );
    case 'diagram':
      return rest.dossier.plates.map((plate) => (
        <figure
          key={plate.title}
          className={isAcross(plate) ? `${css.drawing} ${css.across}` : css.drawing}
        >
          <figcaption>{plate.title}</figcaption>
          <PlateDrawing plate={plate} of={rest.flow.chart.title} />
        </figure>
      ));
    case 'runs':
      return <Blocks blocks={runsIn(rest.flow, rest.runs)} {...rest} />;
    case 'screens':
      return <Blocks blocks={screensIn(rest.flow, globalThis.atlas.screens)} {...rest} />;
  }
}

function Table({ table: { caption, head, shares, rows } }: { table: DossierTable }) {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className={common.hidden}>{caption}</caption>
        <colgroup>
          {shares.map((share, index) => (
            <col key={index} width={`${(100 * share) / all}%`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others], index) => (
            <tr key={index}>
              <th scope="row">
                <Words of={first} />
              </th>
              {others.map((cell, at) => (
                <td key={at}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One text, or several under each other. */
function Words({ of }: { of: Cell }) {
  if (typeof of === 'string') return <Breakable text={of} />;
  return of
    .filter((text) => text !== '')
    .map((text, index) => (
      <div key={index}>
        <Breakable text={text} />
      </div>
    ));
}

/** A code that is wider than its column goes on after an underscore, and not in the middle of a word. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
