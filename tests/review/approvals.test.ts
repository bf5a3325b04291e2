import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { withoutPast } from '../../review/approvals/approval.ts';
import { lineOf, signedText, type SignedEntry } from '../../review/approvals/entry.ts';
import { publishedHistories } from '../../review/approvals/published.ts';
import { signableNamed } from '../../review/approvals/signable.ts';
import { keyName } from '../../review/approvals/ssh-signature.ts';
import { Books, gitIn, person, saying, TODAY, type Person } from './reviewers.support.ts';

const ada = person('Ada Example', 'compliance officer');
const ben = person('Ben Example', 'risk officer');
const stranger = person('Mallory Example', 'nobody');
const was = saying('ten attempts');
const is = saying('a thousand attempts');

let books = new Books([ada, ben]);
beforeEach(() => {
  books.remove();
  books = new Books([ada, ben]);
});
afterAll(() => books.remove());

const approved = (): void => {
  books.sign(was, ada);
  books.sign(was, ben);
};
/** A changed entry, signed anew by the person that it names, or left with its old signature. */
const edited = (line: string, change: Partial<SignedEntry>, by?: Person): string => {
  const entry = { ...(JSON.parse(line) as SignedEntry), ...change };
  return lineOf(
    by === undefined ? entry : { ...entry, signature: by.signer.sign(signedText(entry)) },
  );
};

test('who signs while another’s key takes its time is not signed beside: the second says so and signs nothing', () => {
  const slow: Person = {
    ...ben,
    signer: {
      ...ben.signer,
      sign: (text) => {
        books.sign(was, ada);
        return ben.signer.sign(text);
      },
    },
  };
  expect(() => books.sign(was, slow)).toThrow('Somebody signed this meanwhile');
  expect(books.judge(was)).toMatchObject({ standing: 'second', tampered: [] });
});

describe('the four states', () => {
  test('never approved, waiting for the second person, approved, approved with changes since', () => {
    expect(books.judge(was)).toMatchObject({
      standing: 'never',
      words: 'never approved',
      fails: false,
    });
    books.sign(was, ada);
    expect(books.judge(was)).toMatchObject({
      standing: 'second',
      words:
        'waiting for the second person: signed by Ada Example (compliance officer) on 2026-11-23',
      fails: false,
    });
    books.sign(was, ben);
    expect(books.judge(was)).toMatchObject({
      standing: 'approved',
      words:
        'approved by Ada Example (compliance officer) on 2026-11-23 and Ben Example (risk officer) on 2026-11-23',
      fails: false,
    });
    expect(books.judge(is)).toMatchObject({
      standing: 'changed',
      words: 'approved, with changes since',
      changes: [{ details: ['a thousand attempts; before: ten attempts'] }],
      fails: true,
    });
  });

  test('a change that one person signed still fails, until the second did', () => {
    approved();
    books.sign(is, ada);
    expect(books.judge(is)).toMatchObject({ standing: 'second', fails: true });
    books.sign(is, ben);
    expect(books.judge(is)).toMatchObject({ standing: 'approved', fails: false });
    // The earlier approval is over.
    expect(books.judge(was)).toMatchObject({ standing: 'changed', fails: true });
  });

  test('what is not regulated takes one person, and its change is told and fails nothing', () => {
    expect(books.judge(saying('a', false)).words).toBe('never approved, and need not be');
    books.sign(saying('a', false), ada);
    expect(books.judge(saying('a', false))).toMatchObject({ standing: 'approved', people: 1 });
    expect(books.judge(saying('b', false))).toMatchObject({ standing: 'changed', fails: false });
  });
});

describe('who signs', () => {
  test('one person does not sign twice, nor with two keys', () => {
    const again = person('Ada Example', 'head of compliance');
    books.reviewers = [...books.reviewers, again.row];
    books.sign(was, ada);
    expect(() => books.sign(was, ada)).toThrow('the second is another person');
    expect(() => books.sign(was, again)).toThrow('the second is another person');
  });

  test('two entries of one person that somebody wrote by hand are one', () => {
    books.sign(was, ada);
    const again = person('Ada Example', 'head of compliance');
    books.reviewers = [...books.reviewers, again.row];
    books.sign(was, ben);
    books.edit(([first = '', second = '']) => [
      first,
      edited(
        second,
        { by: 'Ada Example', role: 'head of compliance', key: keyName(again.row.key) },
        again,
      ),
    ]);
    const judged = books.judge(was);
    expect(judged.history.every(({ holds }) => holds)).toBe(true);
    expect(judged.standing).toBe('second');
  });

  test('a key that is nobody’s signs nothing, and what it signed fails the check', () => {
    expect(() => books.sign(was, stranger)).toThrow('nobody’s');
    const { reviewers } = books;
    books.reviewers = [...reviewers, stranger.row];
    books.sign(was, stranger);
    books.reviewers = reviewers;
    const { tampered, fails, standing } = books.judge(was);
    expect(tampered[0]).toContain('names Mallory Example, nobody: no reviewer has this name');
    expect({ fails, standing }).toEqual({ fails: true, standing: 'never' });
  });

  test('a foreign signature under a reviewer’s name fails', () => {
    books.sign(was, ada);
    books.edit(([line = '']) => [edited(line, {}, stranger)]);
    expect(books.judge(was)).toMatchObject({ standing: 'never', fails: true });
    expect(books.judge(was).tampered[0]).toContain('its signature does not fit');
  });

  test('a revoked key counts for nothing, before and after', () => {
    approved();
    const revoked = new Date(TODAY + 1).toISOString();
    books.reviewers = [{ ...ada.row, revoked }, ben.row];
    const judged = books.judge(was);
    expect(judged).toMatchObject({ standing: 'second', fails: true, tampered: [] });
    expect(judged.words).toContain('rested on a key that was revoked');
    expect(judged.history[0]?.verdict).toBe('the key was revoked on 2026-11-23');
    expect(() => books.sign(is, ada)).toThrow('nobody’s');
    // Somebody else approves it anew, and it holds.
    const cleo = person('Cleo Example', 'compliance officer');
    books.reviewers = [...books.reviewers, cleo.row];
    books.sign(was, cleo);
    expect(books.judge(was)).toMatchObject({ standing: 'approved', fails: false });
  });

  test('what is dated outside of a reviewer’s time, or in the future, fails', () => {
    books.sign(was, ada);
    books.reviewers = [{ ...ada.row, until: '2026-06-01T00:00:00Z' }];
    expect(books.judge(was).tampered[0]).toContain('later than the reviewer’s last day');
    books.reviewers = [{ ...ada.row, from: '2026-12-01T00:00:00Z' }];
    expect(books.judge(was).tampered[0]).toContain('older than the reviewer’s first day');
    books.reviewers = [ada.row];
    books.edit(([line = '']) => [edited(line, { at: '2030-01-01T00:00:00.000Z' }, ada)]);
    expect(books.judge(was).tampered[0]).toContain('is of the future');
  });
});

describe('when it was signed, by whoever may', () => {
  const MINUTE = 60_000;
  const at = (ms: number): string => new Date(TODAY + ms).toISOString();
  test.each([
    ['as far ahead as clocks differ', 4 * MINUTE, []],
    ['an hour ahead', 60 * MINUTE, ['Entry 1 is of the future.']],
  ])('%s', (_, ahead, tampered) => {
    books.sign(was, ada);
    books.edit(([line = '']) => [edited(line, { at: at(ahead) }, ada)]);
    expect(books.judge(was).tampered).toEqual(tampered);
  });

  test.each([
    ['at the same time as the line before', 0, [], 'approved'],
    ['before the line before', -1, ['Entry 2 is older than the line before.'], 'second'],
  ])('%s', (_, later, tampered, standing) => {
    approved();
    books.edit(([first = '', second = '']) => [first, edited(second, { at: at(later) }, ben)]);
    expect(books.judge(was)).toMatchObject({ tampered, standing });
  });
});

describe('a history that somebody edits', () => {
  const changes: readonly [string, Partial<SignedEntry>][] = [
    ['date', { at: '2026-11-22T12:00:00.000Z' }],
    ['name', { by: 'Ben Example', role: 'risk officer' }],
    ['role', { role: 'managing director' }],
    ['note', { note: 'not read' }],
    ['commit', { commit: 'd'.repeat(40) }],
    ['fingerprint', { fingerprint: is.fingerprint }],
    ['evidence', { evidence: [{ level: 'view', passed: 9, of: 9 }] }],
  ];
  test.each(changes)('another %s is noticed', (_, change) => {
    books.sign(was, ada);
    books.edit(([line = '']) => [edited(line, change)]);
    const { tampered, fails, standing } = books.judge(was);
    expect(tampered).not.toEqual([]);
    expect({ fails, standing }).toEqual({ fails: true, standing: 'never' });
    expect(() => books.sign(was, ben)).toThrow('tampered with');
  });

  test('a reason that is taken out is noticed', () => {
    const found = { evidence: [], obstacles: ['The view level is red: 1 of 3 paths failed.'] };
    books.sign(was, ada, { found, despite: 'the cause is known' });
    books.edit(([line = '']) => {
      const { despite: _, ...entry } = JSON.parse(line) as SignedEntry;
      return [lineOf(entry)];
    });
    expect(books.judge(was).tampered[0]).toContain('its signature does not fit');
  });

  test('a line that was removed from the middle, moved or told twice is noticed', () => {
    approved();
    books.sign(is, ada);
    const whole = books.text().trimEnd().split('\n');
    const [first = '', second = '', third = ''] = whole;
    for (const lines of [
      [first, third],
      [second, third],
      [second, first, third],
      [first, first, second, third],
      [first, second, third, ''],
    ]) {
      books.edit(() => lines);
      expect(books.judge(was)).toMatchObject({ fails: true });
      expect(books.judge(was).tampered).not.toEqual([]);
    }
    books.edit(() => whole);
    expect(books.judge(was).tampered).toEqual([]);
  });

  test('an approval of another flow is none of this', () => {
    approved();
    const other = { ...was, name: 'banking.other' };
    writeFileSync(join(books.folder, 'banking.other.jsonl'), books.text());
    expect(books.judge(other)).toMatchObject({ standing: 'never', fails: true });
    expect(books.judge(other).tampered[0]).toContain('is of banking.sample');
  });

  test('what was signed cannot be edited, nor taken away', () => {
    approved();
    const file = join(books.folder, 'contents', `${was.fingerprint}.json`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('ten', 'two'));
    expect(books.judge(was)).toMatchObject({ fails: true });
    rmSync(file);
    expect(books.judge(was).tampered[0]).toContain('is gone, or was edited');
    writeFileSync(file, text);
    expect(books.judge(was).fails).toBe(false);
  });
});

describe('what was committed once', () => {
  const repository = mkdtempSync(join(tmpdir(), 'approved-'));
  const folder = join(repository, 'atlas', 'approvals');
  const git = gitIn(repository);
  const commit = (text: string | undefined): void => {
    mkdirSync(folder, { recursive: true });
    if (text === undefined) rmSync(join(folder, 'banking.sample.jsonl'));
    else writeFileSync(join(folder, 'banking.sample.jsonl'), text);
    git('add', '-A');
    git('commit', '-m', 'a step', '--allow-empty');
  };

  test('is noticed when its last entry or the whole file is gone, whatever merged since', () => {
    approved();
    const whole = books.text();
    const [first = ''] = whole.split('\n');
    git('init', '-b', 'main');
    commit(`${first}\n`);
    commit(whole);
    const published = publishedHistories(repository, folder);
    expect(published?.map(({ name }) => name)).toEqual(['banking.sample', 'banking.sample']);
    expect(books.judge(was, published)).toMatchObject({ fails: false, tampered: [] });

    books.edit(() => [first]);
    expect(books.judge(was, published)).toMatchObject({ standing: 'second', fails: true });
    expect(books.judge(was, published).tampered[0]).toContain('was committed once is gone');
    rmSync(join(books.folder, 'banking.sample.jsonl'));
    expect(books.judge(was, published)).toMatchObject({ standing: 'never', fails: true });

    // A committed removal is noticed all the same, and so is one that a merge hides.
    commit(undefined);
    expect(books.judge(was, publishedHistories(repository, folder)).fails).toBe(true);
    git('checkout', '-b', 'without', 'HEAD~2');
    git('merge', '-s', 'ours', 'main', '-m', 'a merge');
    expect(books.judge(was, publishedHistories(repository, folder)).fails).toBe(true);
    rmSync(repository, { recursive: true });
  });

  test('a flow that was approved and is gone from the registry, or renamed, fails until that is signed', () => {
    approved();
    const past = { folder: books.folder, published: [] };
    const gone = signableNamed('banking.sample', past);
    if (gone === undefined) throw new Error('what was signed is forgotten');
    expect(books.judge(gone)).toMatchObject({ standing: 'changed', fails: true });
    books.sign(gone, ada);
    books.sign(gone, ben);
    expect(books.judge(gone)).toMatchObject({ standing: 'approved', fails: false });
    expect(signableNamed('banking.unheardOf', past)).toBeUndefined();
    // Where the file is gone, too, git still knows the name.
    const published = [{ name: 'banking.unheardOf' }];
    expect(signableNamed('banking.unheardOf', { ...past, published })?.regulated).toBe(true);
  });

  test('where git knows no past, that is said as soon as anybody may sign', () => {
    const { folder: here } = books;
    const blind = { folder: here, published: undefined, now: TODAY };
    expect(withoutPast({ ...blind, reviewers: [] })).toBeUndefined();
    expect(withoutPast({ ...blind, reviewers: [ada.row] })).toContain('no whole clone');
    expect(withoutPast({ ...blind, published: [], reviewers: [ada.row] })).toBeUndefined();
  });
});

describe('what speaks against signing', () => {
  const found = { evidence: [], obstacles: ['The view level is red: 1 of 3 paths failed.'] };

  test('is refused, or signed with a reason that stays in sight', () => {
    expect(() => books.sign(was, ada, { found })).toThrow('The view level is red');
    expect(() => books.sign(was, ada, { found, despite: '  ' })).toThrow('--despite');
    books.sign(was, ada, { found, despite: 'the cause is known' });
    const { history, words } = books.judge(was);
    expect(history[0]?.entry?.despite).toEqual({
      reason: 'the cause is known',
      obstacles: found.obstacles,
    });
    expect(words).toContain('despite what spoke against it');
  });

  test('a reason is kept only where something speaks against it, and a note is asked for', () => {
    expect(books.sign(was, ada, { despite: 'for nothing' }).despite).toBeUndefined();
    expect(() => books.sign(was, ben, { note: ' ' })).toThrow('Nothing is said of the review');
  });

  test('what was seen on a page is what is signed, or nothing is', () => {
    expect(() => books.sign(was, ada, { seen: is.fingerprint })).toThrow(
      'What was seen on the page',
    );
    expect(books.sign(was, ada, { seen: was.fingerprint }).fingerprint).toBe(was.fingerprint);
  });
});
