import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeProject } from './project.support.ts';

const FLOW = 'site.terms';

describe('the commands, in a repository of their own', () => {
  const made = makeProject();
  const { folder, project, keys, git, commit, run } = made;
  afterAll(() => made.remove());
  const check = () => run('atlas-check', FLOW);
  const approve = (key: string, ...more: string[]) =>
    run('atlas-approve', FLOW, '--key', key, '--note', 'read whole', ...more);
  /** Edits a file, reads the words of the check, and puts it back. */
  const checkWith = (file: string, before: string, after: string) => {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
    const found = check();
    writeFileSync(path, text);
    return found;
  };

  test('nothing is signed while levels have not run, unless somebody says why', () => {
    expect(check()).toMatchObject({
      status: 0,
      said: expect.stringContaining('never approved') as string,
    });
    const refused = approve(keys.ada);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain('The view level has not run on what is to be signed');
    expect(approve(keys.ada, '--despite', 'the levels run in CI').said).toContain(
      'waiting for the second person',
    );
    expect(approve(keys.ada, '--despite', 'again').said).toContain('the second is another person');
  });

  test('a file that a page made ready is signed for what was seen alone', () => {
    const file = join(folder, 'request.json');
    const entry = readFileSync(join(project, 'atlas', 'approvals', `${FLOW}.jsonl`), 'utf8');
    const { fingerprint } = JSON.parse(entry) as { fingerprint: string };
    const request = { kind: 'croupier approval', of: FLOW, note: 'read', despite: 'CI runs them' };
    const sign = (seen: string) => {
      writeFileSync(file, JSON.stringify({ ...request, fingerprint: seen }));
      return run('atlas-approve', '--file', file, '--key', keys.ben);
    };
    expect(sign('0'.repeat(64)).said).toContain('What was seen on the page is not what is here');
    expect(sign(fingerprint)).toMatchObject({
      status: 0,
      said: expect.stringContaining('approved by') as string,
    });
    commit();
    expect(check()).toMatchObject({ status: 0 });
  });

  test('a predicate, a text and a property that are changed fail the check, each by its name', () => {
    const setup = checkWith(`machines/site/terms/safety.ts`, 'terms.stored', 'terms.kept');
    expect(setup.status).toBe(1);
    expect(setup.said).toContain('of machines/site/terms/safety.ts');
    const text = checkWith(
      'src/texts/site/en.json',
      '"terms.update.accept": "',
      '"terms.update.accept": "Always ',
    );
    expect(text.status).toBe(1);
    expect(text.said).toContain('terms.update.accept (en)');
    expect(checkWith('machines/site/terms/safety.ts', '\n', '\n// Why.\n').status).toBe(0);
  });

  test('a date, a name and a deleted approval fail the check', () => {
    const file = `atlas/approvals/${FLOW}.jsonl`;
    expect(checkWith(file, 'T', 'U').status).toBe(1);
    expect(checkWith(file, 'Ben Example', 'Bob Example').said).toContain(
      'no reviewer has this name',
    );
    expect(checkWith('atlas/reviewers.json', 'risk officer', 'director')).toMatchObject({
      status: 1,
    });
    git('rm', '-q', file);
    commit();
    const gone = run('atlas-check', FLOW);
    expect(gone.status).toBe(1);
    expect(gone.said).toContain('was committed once is gone');
  });
});
