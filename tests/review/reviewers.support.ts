import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approvalOf, type Approval } from '../../review/approvals/approval.ts';
import { approve } from '../../review/approvals/approve.ts';
import type { SignedEntry } from '../../review/approvals/entry.ts';
import type { Found } from '../../review/approvals/evidence.ts';
import type { PublishedHistory } from '../../review/approvals/published.ts';
import type { Reviewer } from '../../review/approvals/reviewers.ts';
import type { Signable } from '../../review/approvals/signable.ts';
import { signerOf, type Signer } from '../../review/approvals/ssh-signature.ts';
import { canonicalJson, sha256 } from '../../review/charts/hash.ts';

const FROM = '2026-01-01T00:00:00Z';
/** The day of every signature, unless a test says another. */
export const TODAY = Date.UTC(2026, 10, 23, 12);

/** A person with a key, who is a reviewer as soon as there is a row. */
export interface Person {
  readonly signer: Signer;
  readonly row: Reviewer;
}

export function person(name: string, role: string): Person {
  const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
  return { signer, row: { name, role, key: signer.publicKey, from: FROM } };
}

/** Git in a repository, as a person whom no configuration of this machine affects. */
export const gitIn =
  (repository: string) =>
  (...args: string[]): void => {
    const who = ['user.name=A', 'user.email=a@example.test', 'commit.gpgsign=false'];
    execFileSync('git', [...who.flatMap((one) => ['-c', one]), ...args], {
      cwd: repository,
      stdio: 'ignore',
    });
  };

export const NOTHING_AGAINST: Found = { evidence: [], obstacles: [] };

/** Something to sign whose whole content is a text. */
export const saying = (content: string, regulated = true): Signable => ({
  name: 'banking.sample',
  title: 'Sample',
  regulated,
  fingerprint: sha256(canonicalJson({ content })),
  content: { content },
  changesSince: (before) => [
    {
      kind: 'changed',
      of: 'flow',
      id: 'banking.sample',
      name: 'Sample',
      follows: false,
      details: [`${content}; before: ${(before as { readonly content: string }).content}`],
    },
  ],
  found: () => NOTHING_AGAINST,
});

/** Histories in a folder of their own. */
export class Books {
  readonly folder = mkdtempSync(join(tmpdir(), 'approvals-'));
  reviewers: readonly Reviewer[];

  constructor(people: readonly Person[]) {
    this.reviewers = people.map(({ row }) => row);
  }

  sign(
    signable: Signable,
    { signer }: Person,
    more: { found?: Found; despite?: string; seen?: string; note?: string; now?: number } = {},
  ): SignedEntry {
    const { found = NOTHING_AGAINST, now = TODAY, note = 'read whole', despite, seen } = more;
    const { folder, reviewers } = this;
    const occasion = { folder, reviewers, commit: 'c'.repeat(40), found, now };
    return approve({ signable, signer, note, despite, seen }, occasion);
  }

  judge(signable: Signable, published: readonly PublishedHistory[] = []): Approval {
    const { folder, reviewers } = this;
    return approvalOf(signable, { folder, reviewers, published, now: TODAY });
  }

  /** Rewrites the lines of the history. */
  edit(change: (lines: string[]) => readonly string[]): void {
    const file = join(this.folder, 'banking.sample.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    writeFileSync(
      file,
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }

  text(): string {
    return readFileSync(join(this.folder, 'banking.sample.jsonl'), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * A flow that one reviewer signed despite evidence against it, and whose second signature somebody gave another
 * note.
 */
export function mistrusted(): Approval {
  const [ada, ben] = [
    person('Ada Example', 'compliance officer'),
    person('Ben Example', 'risk officer'),
  ];
  const books = new Books([ada, ben]);
  const sample = saying('ten attempts');
  const obstacles = ['The view level is red: 1 of 3 paths failed.', 'Nothing ran in a browser.'];
  books.sign(sample, ada, { found: { evidence: [], obstacles }, despite: 'the cause is known' });
  books.sign(sample, ben, { note: 'read in part' });
  books.edit(([first = '', second = '']) => [first, second.replace('in part', 'whole')]);
  const judged = books.judge(sample);
  books.remove();
  return judged;
}
