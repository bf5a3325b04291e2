/** The origin of a build. */
export interface Built {
  /** Git revision, whole; `unknown` where there is no repository. */
  readonly commit: string;
  /** Whether files differ from it. */
  readonly changed: boolean;
  /**
   * The time of the build's sources, ISO 8601, UTC: `SOURCE_DATE_EPOCH` where it is set, else that of the commit
   * or, where files differ from it, of the last of these. The same files give the same time on every machine.
   */
  readonly at: string;
}

/** The stamp on every page and export of a flow, so that a sheet of paper says what it shows. */
export interface Stamp extends Built {
  readonly flow: string;
  readonly title: string;
  /** SHA-256, hexadecimal. */
  readonly fingerprint: string;
  /** How the flow stands to its approval, in words. */
  readonly approval: string;
}

/** The parts of a flow's data that a stamp reads. */
interface Stamped {
  readonly id: string;
  readonly fingerprint: string;
  readonly chart: { readonly title: string };
  /** In words, how it stands. */
  readonly approval: { readonly words: string };
}

export const stampOf = (flow: Stamped, built: Built): Stamp => ({
  ...built,
  flow: flow.id,
  title: flow.chart.title,
  fingerprint: flow.fingerprint,
  approval: flow.approval.words,
});

/** `2026-11-23 20:51 UTC`. @param at ISO 8601, UTC */
export const timeWords = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The origin of a build, in words. */
export function builtWords({ commit, changed, at }: Built): string {
  const from = commit === 'unknown' ? 'no commit is known' : `commit ${commit}`;
  return `${from}${changed ? ' with changes that are not committed' : ''}; files as of ${timeWords(at)}`;
}

/** The two lines of a stamp. */
export const stampLines = (stamp: Stamp): readonly [string, string] => [
  `${stamp.title} (${stamp.flow}); fingerprint ${stamp.fingerprint}`,
  `${builtWords(stamp)}; ${stamp.approval}`,
];
