import { dossierFile } from '../address.ts';
import type { FlowData } from '../data.ts';
import * as css from './styles.css.ts';

const FORMS = [
  ['svg', 'SVG', 'the drawing, in any size, with text that can be searched and copied'],
  ['png', 'PNG', 'the drawing as an image, twice its size'],
  ['pdf', 'PDF', 'the drawing on one page of its own size, as PDF/A'],
  ['mmd', 'Mermaid', 'a state diagram as text, for documents that draw it themselves'],
  [
    'scxml',
    'SCXML',
    'the W3C form of statecharts; answers and market decide, what a flow remembers is to be set',
  ],
  ['json', 'JSON', 'everything that is approved of this chart'],
] as const;

/** The flow's files to take away. */
export function Exports({ flow }: { flow: FlowData }) {
  return (
    <>
      <h2>Export</h2>
      <p className={css.section}>
        <a href={`../${dossierFile(flow.id)}`} download>
          Dossier
        </a>{' '}
        <span className={css.quiet}>everything about this flow on A4, as PDF/A</span>
      </p>
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
          Each says of which flow, fingerprint and commit it is, and how the flow is approved. The
          same files always give the same bytes. The checksums of all files of this atlas, its
          results, pictures and dossiers left out, are in <a href="../SHA256SUMS">SHA256SUMS</a>, as{' '}
          <code>sha256sum --check</code> reads them; those of the dossiers are in{' '}
          <a href="../dossiers/SHA256SUMS">dossiers/SHA256SUMS</a>.
        </p>
        <p className={css.small}>
          Signatures are in the project, not in this folder: a line for each in{' '}
          <code>atlas/approvals/{flow.id}.jsonl</code>, signed as OpenSSH signs files (Ed25519), by
          reviewers whom <code>atlas/reviewers.json</code> names. <code>npm run atlas:check</code>{' '}
          verifies them, and so does <code>ssh-keygen -Y verify</code>.
        </p>
      </div>
    </>
  );
}
