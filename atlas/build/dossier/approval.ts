import { changeGroups } from '../../../review/charts/diff.ts';
import type { FlowData } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';
import { timeWords } from '../../stamp.ts';

const SIGNS = { added: 'added', removed: 'removed', changed: 'changed' } as const;

/** The differences from the signed version, and from the revisions that the build was given. */
export function changesOf({ comparisons, approval }: FlowData): Block[] {
  const since = comparisons.flatMap(({ against, changes }): Block[] => {
    const earlier = against === 'approval' ? 'the last approval' : `revision ${against}`;
    if (changes.length === 0) return [{ kind: 'text', text: `Nothing changed since ${earlier}.` }];
    return changeGroups(changes).map((group): Block => ({
      kind: 'table',
      caption: `${group.heading} since ${earlier}`,
      head: [`${group.heading} since ${earlier}`, 'What', 'How'],
      shares: [18, 42, 40],
      rows: group.changes.map(({ kind, of, name, id, details }): Cell[] => [
        `${of} ${SIGNS[kind]}`,
        [name, id],
        details,
      ]),
    }));
  });
  return approval.standing === 'never'
    ? [
        {
          kind: 'text',
          text: 'Nobody has approved the flow yet: there is nothing to compare it with.',
        },
        ...since,
      ]
    : since;
}

/** How the flow stands, every signature there is, and whether it holds. */
export function signaturesOf({ approval }: FlowData): Block[] {
  const { words, history, tampered, fingerprint } = approval;
  const stands: Block[] = [words, ...tampered].map((text) => ({ kind: 'text', text }));
  if (history.length === 0) return stands;
  return [
    ...stands,
    {
      kind: 'table',
      caption: 'Signatures',
      head: ['Signed by', 'When', 'What', 'Note', 'Signature'],
      shares: [20, 16, 24, 22, 18],
      rows: history.map(({ entry, verdict }): Cell[] =>
        entry === undefined
          ? ['no entry at all', '', '', '', verdict]
          : [
              [entry.by, entry.role],
              timeWords(entry.at),
              [
                entry.fingerprint === fingerprint ? 'the flow as it is here' : 'the flow as it was',
                `fingerprint ${entry.fingerprint}`,
                `commit ${entry.commit}`,
              ],
              entry.despite === undefined
                ? entry.note
                : [
                    entry.note,
                    `Signed despite: ${entry.despite.obstacles.join('; ')}`,
                    `because: ${entry.despite.reason}`,
                  ],
              [verdict, `key ${entry.key}`],
            ],
      ),
    },
  ];
}
