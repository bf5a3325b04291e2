import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOfScreens, screensScript, writeScreens } from '../../atlas/build/screens.ts';
import { snapshotOf } from '../../machines/engine/snapshot.ts';
import { FLOWS } from '../../machines/registry.ts';
import type { Taken } from '../../replay/browser/camera.ts';
import { fingerprintOf } from '../../review/charts/fingerprint.ts';
import { flowAt } from '../../replay/levels.ts';
import { screenPaths, unreachedStates } from '../../replay/screen-paths.ts';
import {
  bytesOf,
  collectWalks,
  keepWalk,
  oversize,
  pictureFile,
  readScreens,
} from '../../replay/screen-store.ts';
import { SCREEN_BRANDS, SCREEN_WIDTHS, type ScreenBrand } from '../../replay/screens.ts';
import { StepFailure } from '../../replay/walk.ts';
import { tagsOfFlow } from '../setup/sample-flow.ts';

const planned = flowAt('browser', 'profile.language');
const { flow } = planned;
const walks = screenPaths(flow, planned.paths);
const brands = Object.keys(SCREEN_BRANDS) as ScreenBrand[];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'screens-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces a browser's picture: other bytes for everything that is told apart. */
const shown = (what: string): readonly Taken[] =>
  SCREEN_WIDTHS.map((width) => ({
    width,
    size: { width, height: 900 },
    bytes: Buffer.from(`${what} ${width}`),
  }));

/** Walks every path in these brands. @param until the step at which the walk fails */
async function walkAll(those: readonly ScreenBrand[], until = Number.POSITIVE_INFINITY) {
  for (const brand of those)
    for (const { path, sights } of walks)
      await keepWalk(
        { flow, brand, path },
        sights,
        async (keep) => {
          for (const step of sights.keys()) {
            if (step >= until)
              throw new StepFailure(flow, path, {
                step,
                level: 'browser',
                cause: '\u001B[2mno such\u001B[22m button\nlocator',
              });
            keep(step, shown(`${brand} ${path.id} ${step}`));
          }
        },
        folder,
      ).catch(() => undefined);
}

describe('the walks for screens', () => {
  for (const { id } of FLOWS)
    test(
      `${id}: every state is come to on each screen that its paths show, or it is said why not`,
      { tags: tagsOfFlow(id) },
      () => {
        const one = flowAt('browser', id);
        const chosen = screenPaths(one.flow, one.paths);
        const seen = new Set(
          chosen.flatMap(({ sights }) => [...sights.values()].flatMap(({ states }) => states)),
        );
        const unreached = unreachedStates(one.flow, one);
        const { states } = snapshotOf(one.flow);
        const silent = states.filter(
          ({ id: state, kind }) =>
            ['atomic', 'final'].includes(kind) && !seen.has(state) && !unreached[state],
        );
        expect(silent.map(({ id: state }) => state)).toEqual([]);
        expect(Object.keys(unreached).filter((state) => seen.has(state))).toEqual([]);
        // Fewer than all of them where some show nothing new.
        expect(chosen.length).toBeLessThanOrEqual(one.paths.length);
        expect(chosen.every(({ sights }) => sights.size > 0)).toBe(true);
      },
    );

  test('what the browser level leaves out is the reason of the states behind it', () => {
    const wallet = flowAt('browser', 'access.session');
    const [first] = wallet.paths;
    if (first === undefined) throw new Error('no path');
    const { transitions } = snapshotOf(wallet.flow);
    const last = transitions.find(({ targets }) => targets[0] === 'session.ending');
    if (last === undefined) throw new Error('no such transition');
    const leftOut = [{ transition: last.id, reason: 'Nobody can bring it about.' }];
    expect(unreachedStates(wallet.flow, { paths: [], leftOut })).toMatchObject({
      'session.ending': 'Nobody can bring it about.',
    });
  });
});

describe('what is kept of a run', () => {
  test('every state has a picture in both brands at both widths, and none is missed', async () => {
    await walkAll(brands);
    const [screens, ...others] = collectWalks([planned], folder);
    expect(others).toEqual([]);
    expect(screens?.missed).toEqual([]);
    expect(screens?.fingerprint).toBe(fingerprintOf(flow));
    const states = new Set(screens?.pictures.flatMap((one) => one.states));
    expect(states.size).toBeGreaterThan(2);
    for (const state of states)
      for (const brand of brands)
        for (const width of SCREEN_WIDTHS) {
          const picture = screens?.pictures.find(
            (one) => one.states.includes(state) && one.brand === brand && one.width === width,
          );
          expect(picture, `${state} ${brand} ${width}`).toBeDefined();
          expect(picture && existsSync(pictureFile(picture, folder))).toBe(true);
        }
    expect(readScreens(folder)).toEqual([screens]);
  });

  test('a walk that fails, one that was not walked and a state that nobody can see are told with the reason', async () => {
    await walkAll(['northlight'], 2);
    const [screens] = collectWalks([planned], folder);
    const reasons = (brand: ScreenBrand) => [
      ...new Set(screens?.missed.filter((one) => one.brand === brand).map(({ reason }) => reason)),
    ];
    expect(reasons('northlight')[0]).toMatch(/failed at step \d: no such button$/);
    expect(reasons('sol-alta')).toEqual(
      walks.map(({ path }) => `The last run did not walk along ${path.id}.`),
    );
    const [walk] = walks;
    if (walk === undefined) throw new Error('nothing to walk');
    await keepWalk(
      { flow, brand: 'sol-alta', path: walk.path },
      walk.sights,
      async () => {},
      folder,
    );
    const again = collectWalks([planned], folder)[0];
    expect(again?.missed.find(({ brand }) => brand === 'sol-alta')?.reason).toBe(
      'The site leaves it before anybody can look.',
    );
  });

  test('a walk of another chart than the one that was planned for does not count', async () => {
    await walkAll(brands);
    const parts = join(folder, 'walks');
    for (const name of readdirSync(parts)) {
      const text = readFileSync(join(parts, name), 'utf8');
      writeFileSync(join(parts, name), text.replaceAll(fingerprintOf(flow), 'f'.repeat(64)));
    }
    expect(collectWalks([planned], folder)[0]?.pictures).toEqual([]);
  });

  test('pictures that nobody names any more are taken away, and those of other flows stay', async () => {
    await walkAll(brands);
    collectWalks([planned], folder);
    const before = readdirSync(join(folder, 'files'));
    await walkAll(['northlight']);
    collectWalks([planned], folder);
    const after = readdirSync(join(folder, 'files'));
    expect(after.length).toBe(before.length / 2);
    expect(collectWalks([flowAt('browser', 'site.root')], folder)[0]?.flow).toBe(flow.id);
    expect(readdirSync(join(folder, 'files'))).toEqual(after);
  });

  test('pictures that are too large together are refused, each counted once', async () => {
    await walkAll(brands);
    const all = collectWalks([planned], folder);
    const bytes = bytesOf(all, folder);
    expect(bytesOf([...all, ...all], folder)).toBe(bytes);
    expect(oversize(all, folder, bytes)).toBe(undefined);
    expect(oversize(all, folder, bytes - 1)).toMatch(/^The pictures take .* MiB together, and may/);
  });
});

describe('what the atlas gets of it', () => {
  const written = (id: string): string =>
    readFileSync(join(folder, 'atlas', screensScript(id)), 'utf8');

  test('pictures of another fingerprint are told of and not handed on', async () => {
    await walkAll(brands);
    const all = collectWalks([planned], folder);
    mkdirSync(join(folder, 'atlas', 'data'), { recursive: true });
    const write = (fingerprint: string): readonly string[] => {
      const flows = [
        { id: flow.id, fingerprint },
        { id: 'site.root', fingerprint: 'none was taken' },
      ];
      writeScreens(join(folder, 'atlas'), flows, all, folder);
      return readdirSync(join(folder, 'atlas', 'screens'));
    };
    expect(write(fingerprintOf(flow))).toHaveLength(readdirSync(join(folder, 'files')).length);
    expect(written(flow.id)).toContain('"pictures":[{');
    expect(written('site.root')).not.toContain('screens');
    expect(write('another')).toEqual([]);
    expect(written(flow.id)).toContain('"pictures":[]');
    expect(written(flow.id)).toContain(fingerprintOf(flow));
  });

  test('they come and go without a checksum, since their names say what they hold', () => {
    expect(isOfScreens('screens/0a1b.avif')).toBe(true);
    expect(isOfScreens(screensScript('banking.deposit'))).toBe(true);
    expect(isOfScreens('data/banking.deposit.js')).toBe(false);
    expect(isOfScreens('exports/banking.deposit.svg')).toBe(false);
  });
});
