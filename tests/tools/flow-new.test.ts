import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyFlow } from '../../machines/flow.ts';
import type * as FlowModel from '../../machines/engine/flow-model.ts';
import type * as Safety from '../../machines/engine/safety.ts';
import type * as Registry from '../../machines/registry.ts';
import { lastWords } from '../../tools/flow/last-words.ts';
import { UNTRANSLATED } from '../../tools/flow/texts.ts';
import { writeFlow, type Written } from '../../tools/flow/write.ts';
import { conflictsIn } from '../machines/conflicts.ts';

/** A flow is written into a copy of the house, and must meet the rules of every flow. */

const root = join(import.meta.dirname, '..', '..');
/** Inside the repository, so that packages are found. */
const copy = join(root, '.cache', `flow-new-${process.pid}`);

const FLOWS = [
  ['profile.addressTried', 'updateAddress'],
  ['profile.passwordTried', 'changePassword'],
  ['limits.timerTried', 'resetActivityTimer'],
] as const;
const written: Written[] = [];

beforeAll(() => {
  for (const part of ['machines', 'openapi', 'reference', 'replay', 'review', 'src']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  for (const [id, operation] of FLOWS) written.push(writeFlow(copy, id, operation));
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
/** A module of the copy, typed as ours is. */
const load = (path: string): Promise<unknown> => import(join(copy, path));

describe.each(FLOWS)('%s of %s', (id) => {
  async function explored() {
    const { flowNamed } = (await load('machines/registry.ts')) as typeof Registry;
    const { graphOf } = (await load('machines/engine/flow-model.ts')) as typeof FlowModel;
    const flow: AnyFlow = flowNamed(id);
    return { flow, graph: graphOf(flow) };
  }

  test('every state is reached, and the properties hold', { tags: 'long' }, async () => {
    const { flow, graph } = await explored();
    const { checkSafety } = (await load('machines/engine/safety.ts')) as typeof Safety;
    expect(conflictsIn(graph)).toEqual([]);
    expect(new Set(graph.states.map(({ screen }) => screen)).size).toBe(
      Object.keys(flow.machine.states).length,
    );
    expect(checkSafety(graph, flow.safety)).toEqual([]);
  });

  test('what is typed and not accepted is told at its field, by view and driver alike', () => {
    const { made } = written.find(({ plan }) => plan.id === id) ?? { made: [] };
    const driver = made
      .filter((path) => path.endsWith('.driver.ts'))
      .map(read)
      .join('');
    const view = made
      .filter((path) => path.endsWith('Page.tsx'))
      .map(read)
      .join('');
    const isTyped = made
      .filter((path) => path.endsWith('samples.ts'))
      .some((path) => read(path).includes('fields: {'));
    expect([driver.includes('isToldAt('), view.includes('isWhole')]).toEqual([isTyped, isTyped]);
  });

  test('every text of its view is there, and marked where it is not translated', () => {
    const made = written.find(({ plan }) => plan.id === id)?.made ?? [];
    const view = made.filter((path) => path.startsWith('src/') && !path.includes('routes'));
    const name = id.split('.')[1] ?? '';
    const used = [
      ...view
        .map(read)
        .join('\n')
        .matchAll(new RegExp(`'(${name}\\.(?!submitted)[\\w.]+)'`, 'g')),
    ].map(([, text]) => text);
    const area = id.split('.')[0] ?? '';
    const textsIn = (language: string) =>
      JSON.parse(read(`src/texts/${area}/${language}.json`)) as Record<string, string>;
    const english = textsIn('en');
    const finnish = textsIn('fi');
    const own = Object.keys(english).filter((text) => text.startsWith(`${name}.`));
    expect(new Set(used)).toEqual(new Set(own));
    const charts = made.filter((path) => path.startsWith('machines/')).map(read);
    expect(own.filter((text) => charts.some((chart) => chart.includes(`'${text}'`)))).toEqual([]);
    for (const text of own) expect(finnish[text]).toBe(UNTRANSLATED + (english[text] ?? ''));
  });
});

test('a form asks for what the contract takes', () => {
  const form = read('src/profile/address-tried/AddressTriedPage.tsx');
  expect(form).toContain("street: asContract(StreetAddress, { missing: 'field.street.missing' })");
  expect(form).toContain("countryCode: required('field.country.missing')");
  // A field that may be empty is judged, and sent, where it is not.
  expect(form).toContain('postalCode: asContract(PostalCode, {})');
  expect(form).toContain("...(tidy(values.postalCode) !== '' && { postalCode:");
  expect(form).toContain('<CountrySelect name="countryCode"');
  expect(form).not.toContain('<TextField name="countryCode"');
  expect(read('src/profile/password-tried/PasswordTriedPage.tsx')).toContain(
    'newPassword: password',
  );
});

test('who wrote it hears what is left to say', () => {
  const words = (of: string) => {
    const { plan } = written.find(({ plan: one }) => one.id === of) ?? {};
    return plan && lastWords(plan);
  };
  expect(words('profile.addressTried')).toContain('- whether it is regulated: flow.ts says so');
  expect(words('profile.addressTried')).toContain('npm run check -- profile.addressTried');
  expect(words('profile.addressTried')).toContain('- which countries');
  expect(words('profile.passwordTried')).not.toContain('countries');
});

test('what is written compiles with the house', { tags: 'long' }, () => {
  const files = written.flatMap(({ made }) => made.filter((path) => !path.includes('routes')));
  const config = join(copy, 'tsconfig.json');
  const include = [
    ...files.filter((path) => !path.startsWith('tests')),
    'replay/drivers.ts',
    // Tells the compiler the pages that there are.
    'src/app/router.tsx',
  ];
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include }));
  const { stdout, status } = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', config], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test.each([
  ['profile.wallet', 'getWallet', 'only reads'],
  ['profile.x', 'nothing', 'no operation nothing'],
  ['elsewhere.x', 'updateAddress', 'areas: access'],
  ['access.x', 'logIn', 'needs no player'],
  ['profile.x', 'updateMarketingPreferences', 'no field is known for channels'],
  ['profile.addressTried', 'updateAddress', 'is there already'],
])('no %s of %s: it %s', (id, operation, why) => {
  expect(() => writeFlow(copy, id, operation)).toThrow(why);
  expect(existsSync(join(copy, 'machines', 'profile', 'x'))).toBe(false);
});
