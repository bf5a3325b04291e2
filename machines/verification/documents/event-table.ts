import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import { FILE_TYPES, type FileDocument } from './asked.ts';
import { GROUPS, OF_KINDS } from './groups.ts';
import type { documentsMachine } from './machine.ts';
import type { documentsSamples } from './samples.ts';
import type { DocumentsScreen } from './screen.ts';

/** The names that the properties of the documents use. */
export type DocumentsNames = NamesOf<
  typeof documentsMachine,
  typeof documentsSamples,
  DocumentsScreen
>;

const { eventTable } = propertiesOf<DocumentsNames>();

type Group = (typeof GROUPS)[FileDocument];

const ALL: readonly Group[] = Object.values(GROUPS);
const groupsOf = (isOfKinds: boolean): readonly Group[] =>
  FILE_TYPES.filter((type) => OF_KINDS.includes(type) === isOfKinds).map((type) => GROUPS[type]);

/** The effect of an event in a state of each of these groups. */
const inGroups = <From extends string, To extends string>(
  groups: readonly Group[],
  from: From,
  to: (group: Group) => To,
) =>
  Object.fromEntries(groups.map((group) => [`${group}.${from}`, to(group)])) as Readonly<
    Record<`${Group}.${From}`, To>
  >;

const toOverview = () => 'account.rereading' as const;

/** The effect of each event of the documents by state; anywhere else it does nothing. */
export const documentsEvents = eventTable(
  ['DOC-04', 'DOC-05', 'DOC-07', 'DOC-08', 'DOC-09', 'DOC-15'],
  {
    'verification.started': { 'account.pending': 'account.loading' },
    'player.changed': {
      'account.upload': 'account.rereading',
      'account.rereading': 'account.rereading',
      'account.success': 'account.success.rereading',
      ...inGroups(ALL, 'success', (group) => `${group}.success.rereading` as const),
    },
    'files.wanted': inGroups(groupsOf(false), 'pending', (group) => `${group}.upload` as const),
    'kind.chosen': inGroups(groupsOf(true), 'pending', (group) => `${group}.upload` as const),
    'upload.cancelled': inGroups(ALL, 'loading.sending', (group) => `${group}.upload` as const),
    'files.reconsidered': inGroups(ALL, 'error', (group) => `${group}.upload` as const),
    'retry.requested': {
      'account.error': 'account.loading',
      ...inGroups(ALL, 'error', (group) => `${group}.loading` as const),
    },
    'overview.chosen': {
      ...inGroups(ALL, 'pending', toOverview),
      ...inGroups(ALL, 'upload', toOverview),
      ...inGroups(ALL, 'error', toOverview),
    },
  },
);
