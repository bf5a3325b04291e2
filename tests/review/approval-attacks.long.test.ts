import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lineOf, signedText, type SignedEntry } from '../../review/approvals/entry.ts';
import { checkedOut, foundOf } from '../../review/approvals/evidence.ts';
import { publishedHistories } from '../../review/approvals/published.ts';
import { readReviewers } from '../../review/approvals/reviewers.ts';
import type { Signable } from '../../review/approvals/signable.ts';
import { canonicalJson, sha256 } from '../../review/charts/hash.ts';
import { fingerprintOf } from '../../review/charts/fingerprint.ts';
import { flowNamed } from '../../machines/registry.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { Books, gitIn, person, saying, TODAY } from './reviewers.support.ts';

const ada = person('Ada Example', 'compliance officer');
const ben = person('Ben Example', 'risk officer');
const was = saying('ten attempts');

let books = new Books([ada, ben]);
beforeEach(() => {
  books.remove();
  books = new Books([ada, ben]);
});
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'attacked-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  books.remove();
  for (const one of folders) rmSync(one, { recursive: true });
});

describe('a committed history is known, whatever somebody does about it', () => {
  const NAME = 'banking.sample';
  const HISTORY = 'one\ntwo\n';

  function repository() {
    const root = folder();
    const approvals = join(root, 'atlas', 'approvals');
    const git = gitIn(root);
    const commit = (): void => {
      git('add', '-A');
      git('commit', '-m', 'a step', '--allow-empty');
    };
    mkdirSync(approvals, { recursive: true });
    git('init', '-b', 'main');
    commit();
    const file = join(approvals, `${NAME}.jsonl`);
    const known = () => publishedHistories(root, approvals);
    return { root, approvals, git, commit, file, known };
  }

  const first = (root: string): string =>
    execFileSync('git', ['rev-list', '--max-parents=0', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const now = (root: string): string =>
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });

  test('moved to another name', () => {
    const { git, commit, file, known } = repository();
    writeFileSync(file, HISTORY);
    commit();
    git('mv', `atlas/approvals/${NAME}.jsonl`, 'atlas/approvals/old.txt');
    commit();
    expect(known()).toEqual([{ name: NAME, text: HISTORY }]);
  });

  test('beside a copy that git names in its place', () => {
    const { approvals, commit, file, known } = repository();
    writeFileSync(file, HISTORY);
    writeFileSync(join(approvals, 'a.txt'), HISTORY);
    commit();
    rmSync(file);
    commit();
    expect(known()).toEqual([{ name: NAME, text: HISTORY }]);
  });

  test.each(['replace', 'graft'] as const)('cut off by a local %s', (how) => {
    const { root, git, commit, file, known } = repository();
    writeFileSync(file, HISTORY);
    commit();
    rmSync(file);
    commit();
    if (how === 'replace') git('replace', '--graft', now(root).trim(), first(root).trim());
    else {
      mkdirSync(join(root, '.git', 'info'), { recursive: true });
      writeFileSync(
        join(root, '.git', 'info', 'grafts'),
        `${now(root).trim()} ${first(root).trim()}\n`,
      );
    }
    expect(known()).toEqual([{ name: NAME, text: HISTORY }]);
  });

  test('come in by an octopus, or written by a merge alone, and removed', () => {
    const { root, git, commit, file, known } = repository();
    for (const branch of ['b', 'c', 'd']) {
      git('checkout', '-b', branch, 'main');
      writeFileSync(branch === 'b' ? file : join(root, branch), HISTORY);
      commit();
    }
    git('checkout', 'main');
    git('merge', 'b', 'c', 'd');
    rmSync(file);
    commit();
    git('checkout', '-b', 'e', 'main');
    writeFileSync(join(root, 'e'), '');
    commit();
    git('checkout', 'main');
    git('merge', '--no-ff', '--no-commit', 'e');
    writeFileSync(file, `${HISTORY}three\n`);
    commit();
    rmSync(file);
    commit();
    expect(
      known()
        ?.map(({ text }) => text)
        .toSorted(),
    ).toEqual([HISTORY, `${HISTORY}three\n`]);
  });

  test('in a folder that is a link, or a repository of its own: that cannot be told, and says so', () => {
    const linked = repository();
    rmSync(linked.approvals, { recursive: true });
    mkdirSync(join(linked.root, 'elsewhere'));
    symlinkSync('../elsewhere', linked.approvals);
    linked.commit();
    expect(linked.known()).toBeUndefined();

    const nested = repository();
    gitIn(nested.approvals)('init');
    expect(nested.known()).toBeUndefined();
  });

  test('a file that git was told to take as unchanged differs all the same', () => {
    const { root, git, commit } = repository();
    writeFileSync(join(root, 'a.ts'), 'ten');
    commit();
    expect(checkedOut(root).obstacles).toEqual([]);
    git('update-index', '--assume-unchanged', 'a.ts');
    writeFileSync(join(root, 'a.ts'), 'a thousand');
    expect(checkedOut(root).obstacles).toEqual(['1 file differs from the commit that is named.']);
  });
});

describe('who signs', () => {
  test('a key that was revoked in one role signs in no other', () => {
    const revoked = new Date(TODAY - 1).toISOString();
    const other = { ...ada.row, role: 'head of compliance' };
    books.reviewers = [{ ...ada.row, revoked }, other, ben.row];
    expect(() => books.sign(was, ada)).toThrow('nobody’s');
    books.reviewers = [other, ben.row];
    books.sign(was, ada);
    books.sign(was, ben);
    books.reviewers = [{ ...ada.row, revoked }, other, ben.row];
    expect(books.judge(was).history[0]?.holds).toBe(false);
    expect(books.judge(was)).toMatchObject({ fails: true });
  });

  test('who left and came back signs by the later row', () => {
    books.reviewers = [
      { ...ada.row, until: '2026-06-01T00:00:00Z' },
      { ...ada.row, from: '2026-09-01T00:00:00Z' },
    ];
    books.sign(was, ada);
    expect(books.judge(was).tampered).toEqual([]);
  });

  test.each([
    ['a Cyrillic letter among Latin ones', 'Аda Example'],
    ['a name all in Cyrillic that looks Latin', 'Асе'],
    ['another case', 'ada example'],
    ['an accent', 'Ada Éxample'],
    ['a space more', 'Ada  Example'],
    ['what nobody sees', 'Ada\u200B Example'],
    ['an L for an I', 'Ada ExampIe'],
    ['a letter of phonetics', 'Ada Ex\u0251mple'],
    ['a hyphen', 'Ada-Example'],
    ['a full stop', 'Ada Example.'],
    ['two letters that look like one', 'Ada Exarnple'],
  ])('one person is no two by %s', (_, twin) => {
    const file = join(folder(), 'reviewers.json');
    const rows = [
      { ...ada.row, name: twin === 'Асе' ? 'Ace' : ada.row.name },
      { ...ben.row, name: twin },
    ];
    writeFileSync(file, JSON.stringify({ reviewers: rows }));
    expect(() => readReviewers(file)).toThrow(/cannot be told apart|two scripts/);
  });

  test('people of any script are reviewers', () => {
    const names = [
      'Åsa Öberg',
      'Мария Иванова',
      'Ελένη Παπαδοπούλου',
      '山田 太郎',
      'Zoë O’Neil-Smith',
    ];
    const file = join(folder(), 'reviewers.json');
    const rows = names.map((name) => person(name, 'risk officer').row);
    writeFileSync(file, JSON.stringify({ reviewers: rows }));
    expect(readReviewers(file).map(({ name }) => name)).toEqual(names);
  });

  test('the 31st of February is no day', () => {
    const file = join(folder(), 'reviewers.json');
    const rows = [{ ...ada.row, from: '2026-02-31T00:00:00Z' }];
    writeFileSync(file, JSON.stringify({ reviewers: rows }));
    expect(() => readReviewers(file)).toThrow('an instant in UTC');
  });
});

describe('what is said', () => {
  const found = { evidence: [], obstacles: ['The view level is red: 1 of 3 paths failed.'] };
  test.each(['\u200B', '\u3164', '\u2800', '\u00A0\uFEFF', '…'])(
    'a reason of nothing that can be read is none: %j',
    (despite) => {
      expect(() => books.sign(was, ada, { found, despite })).toThrow('--despite');
      expect(() => books.sign(was, ada, { note: despite })).toThrow('Nothing is said');
    },
  );

  /** A line that a reviewer signed without the command. */
  const byHand = (change: Partial<SignedEntry>): string | undefined => {
    books.sign(was, ada);
    books.edit(([line = '']) => {
      const entry = { ...(JSON.parse(line) as SignedEntry), ...change };
      return [lineOf({ ...entry, signature: ada.signer.sign(signedText(entry)) })];
    });
    return books.judge(was).tampered[0];
  };

  test('a line that the command would not have written is none', () => {
    expect(byHand({ note: '\u200B' })).toContain('says nothing of the review');
    books.remove();
    books = new Books([ada, ben]);
    expect(byHand({ despite: { reason: ' ', obstacles: ['red'] } })).toContain('does not say why');
    books.remove();
    books = new Books([ada, ben]);
    expect(byHand({ evidence: [{ level: 'view', passed: 1, of: 9 }] })).toContain('leaves out');
  });

  test.each([
    ['ends of lines of Windows', (line: string) => `${line}\r`],
    ['a key that stands twice', (line: string) => line.replace('{', '{"note":"read",')],
    ['a space', (line: string) => ` ${line}`],
  ])('a line with %s is none', (_, change) => {
    books.sign(was, ada);
    books.edit(([line = '']) => [change(line)]);
    expect(books.judge(was).tampered[0]).toContain('is no entry, or was edited');
  });
});

describe('what was regulated', () => {
  const of = (content: string, regulated: boolean): Signable => {
    const whole = { content, chart: { regulated } };
    return {
      ...saying(content, regulated),
      content: whole,
      fingerprint: sha256(canonicalJson(whole)),
    };
  };
  test('is so until two people signed that it is not', () => {
    books.sign(of('a', true), ada);
    books.sign(of('a', true), ben);
    const freed = of('b', false);
    expect(books.judge(freed)).toMatchObject({ standing: 'changed', people: 2, fails: true });
    books.sign(freed, ada);
    expect(books.judge(freed)).toMatchObject({ standing: 'second', fails: true });
    books.sign(freed, ben);
    expect(books.judge(freed)).toMatchObject({ standing: 'approved', people: 1, fails: false });
    expect(books.judge(of('c', false))).toMatchObject({ standing: 'changed', fails: false });
  });

  const revoked = new Date(TODAY + 1).toISOString();
  test('is so although a key of the two was revoked since', () => {
    books.sign(of('a', true), ada);
    books.sign(of('a', true), ben);
    books.reviewers = [ada.row, { ...ben.row, revoked }];
    const freed = of('b', false);
    expect(books.judge(freed)).toMatchObject({ people: 2, fails: true });
    books.sign(freed, ada);
    expect(books.judge(freed)).toMatchObject({ standing: 'second', people: 2, fails: true });
  });

  test('is so again when a key that freed it was revoked since', () => {
    const cleo = person('Cleo Example', 'compliance officer');
    books.reviewers = [ada.row, ben.row, cleo.row];
    books.sign(of('a', true), ada);
    books.sign(of('a', true), cleo);
    const freed = of('b', false);
    books.sign(freed, ada);
    books.sign(freed, ben);
    books.reviewers = [ada.row, { ...ben.row, revoked }, cleo.row];
    expect(books.judge(freed)).toMatchObject({ people: 2, fails: true });
  });
});

describe('evidence', () => {
  const flow = flowNamed('site.terms');
  const print = fingerprintOf(flow);
  test('a verdict that nobody knows is none, and a flow without paths has nothing for it', () => {
    const run = {
      flows: [{ flow: flow.id, fingerprint: print, paths: [] }],
      results: readPaths(flow.id).map(({ id }) => ({
        path: id,
        flow: flow.id,
        commit: 'abc',
        at: '2026-11-23T10:00:00Z',
        verdict: 'skipped' as 'passed',
        durationMs: 1,
      })),
    };
    const skipped = foundOf(flow, print, { pathsOf: readPaths, resultsOf: () => run });
    expect(skipped.evidence.map(({ passed }) => passed > 0)).toEqual([true, false, false]);
    expect(skipped.obstacles).toHaveLength(2);
    const none = foundOf(flow, print, { pathsOf: () => [], resultsOf: () => run });
    expect(none.obstacles[0]).toBe('It has no committed path: nothing was replayed.');
  });
});
