import { expect, test } from 'vitest';
import { flowData } from '../../atlas/build/flow-data.ts';
import { pathInWords } from '../../review/charts/describe.ts';
import { snapshotOf } from '../../machines/engine/snapshot.ts';
import { flowNamed } from '../../machines/registry.ts';
import { readSources } from '../../atlas/build/atlas.ts';
import { readPaths } from '../../review/paths/fixtures.ts';

/** The connections between flows, as reviewers see them: which flow starts which, and its messages to it. */

const site = flowNamed('site.root');

test('what a chart spawns stands in its root, with what it invokes, and nowhere else', () => {
  const [root, ...others] = snapshotOf(site).states;
  expect(root?.invokes.map(({ id, words }) => [id, words])).toEqual([
    ['session', 'the session'],
    ['wallet', 'the wallet'],
    ['0.root', 'what the session announces'],
    ['1.root', 'the browser’s storage'],
    ['2.root', 'the page'],
    ['realtime', 'the realtime channel'],
  ]);
  expect(others.flatMap(({ invokes }) => invokes)).toEqual([]);
  const [signUp] = snapshotOf(flowNamed('access.signUp')).states;
  expect(signUp?.invokes).toEqual([]);
});

test('a path says whom each step tells what', () => {
  const steps = readPaths('site.root').flatMap((path) => pathInWords(site, path).steps);
  const toldBy = (words: string) =>
    new Set(steps.filter((step) => step.words === words).flatMap(({ told }) => told));
  expect(toldBy('the session has a player')).toEqual(
    new Set(['the wallet session.authorized', 'the realtime channel session.authorized']),
  );
  expect(toldBy('the session ends')).toEqual(
    new Set(['the wallet session.ended', 'the realtime channel session.ended']),
  );
  expect(toldBy('comes back to the page after a minute, or wakes the device up')).toEqual(
    new Set(['the session standing.doubted', 'the wallet refresh.requested']),
  );
  expect(toldBy('starts')).toEqual(new Set());
});

test('its page leads to the charts of the flows that it starts', { tags: 'long' }, async () => {
  const sources = await readSources();
  expect((await flowData(site, sources)).starts).toEqual({
    session: 'access.session',
    wallet: 'banking.wallet',
    realtime: 'banking.realtime',
  });
  expect((await flowData(flowNamed('access.signUp'), sources)).starts).toEqual({
    smsVerification: 'access.smsVerification',
    emailVerification: 'access.emailVerification',
  });
  expect((await flowData(flowNamed('site.terms'), sources)).starts).toEqual({});
});
