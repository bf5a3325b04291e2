import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { promisesOf } from '../../atlas/build/dossier/promises.ts';
import { promiseSearch } from '../../atlas/build/promise-search.ts';
import type { FlowData } from '../../atlas/data.ts';
import { describing, type Description } from '../../review/charts/describe.ts';
import { differencesOf } from '../../atlas/verify/differences.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { atOnce } from '../../machines/engine/at-once.ts';
import { propertiesOf } from '../../machines/engine/properties.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import { titled } from '../../machines/engine/words.ts';
import { tagsOfFlow } from '../setup/sample-flow.ts';

const explored = new Map<AnyFlow['id'], Description>();
function foundOf(id: AnyFlow['id']): Description {
  const found = explored.get(id) ?? atOnce(describing(flowNamed(id)));
  explored.set(id, found);
  return found;
}
const { never } = propertiesOf();

describe.each(FLOWS)('$id', (flow) => {
  const options = { tags: tagsOfFlow(flow.id) };

  test('whatever it promises is told in plain words, was searched for, and holds', options, () => {
    const { promises, searched } = foundOf(flow.id);
    const own = new Set(flow.safety.properties.map(({ title }) => title));
    expect(promises.filter(({ title }) => own.has(title))).toHaveLength(
      flow.safety.properties.length,
    );
    expect(new Set(promises.map((one) => one.id)).size).toBe(promises.length);
    for (const { words, situations, broken } of promises) {
      // Names of operations and events stand beside the sentence.
      expect(words).not.toMatch(/\b[a-z]+[A-Z]|\b[a-z]+\.[a-z]/);
      expect(words).toMatch(/^[A-Z“"]/);
      expect(situations).toBeGreaterThan(0);
      expect(broken).toBeUndefined();
    }
    expect(searched.situations).toBeGreaterThan(1);
    for (const title of ['no state is a dead end', 'every answer leads somewhere'])
      expect(promises.map((one) => one.title)).toContain(title);
  });

  test('its page agrees as it is built', options, () => {
    expect(differencesOf(pageOf(flow.id), foundOf(flow.id))).toEqual([]);
  });
});

test('what must not happen stands under Never, what must under Always', () => {
  const kinds = new Map(foundOf('banking.deposit').promises.map((one) => [one.title, one]));
  expect(kinds.get('requestDeposit does not begin again before it is answered')).toMatchObject({
    kind: 'never',
    words:
      'The deposit request never begins twice: not before the first has been answered, has failed or was given up',
    names: ['requestDeposit'],
  });
  expect(kinds.get('no deposit is requested after a refusal')?.kind).toBe('never');
  expect(kinds.get('a counted deposit is announced at once')?.kind).toBe('always');
});

/** The deposit, if it promised that nobody ever comes to the cashier. */
const depositFlow = flowNamed('banking.deposit');
const falsified: AnyFlow = {
  ...depositFlow,
  safety: {
    ...depositFlow.safety,
    properties: [
      ...depositFlow.safety.properties,
      never('nobody comes to the cashier', ['DEP-01'], ({ screen }) => screen === 'cashier'),
    ],
  },
};

const untrue = atOnce(describing(falsified));

test('a promise that is falsified has its shortest path, as the diagram draws paths', () => {
  const broken = untrue.promises.filter((one) => one.broken !== undefined);
  expect(broken.map(({ words }) => words)).toEqual(['Nobody comes to the cashier']);
  const steps = broken[0]?.broken?.steps ?? [];
  expect(steps.at(-1)?.screen).toBe('cashier');
  expect(steps.slice(0, -1).map(({ screen }) => screen)).not.toContain('cashier');
  const ids = new Set(foundOf('banking.deposit').chart.states.map(({ id }) => id));
  for (const { states, transitions } of steps.slice(1)) {
    expect(states.every((id) => ids.has(id))).toBe(true);
    expect(transitions.length).toBeGreaterThan(0);
  }
});

/** The statements on the page of a flow, as far as they can be checked. */
function pageOf(flow: AnyFlow['id']): FlowData {
  const { chart, policies, promises, searched } = foundOf(flow);
  const page = {
    id: flow,
    chart: {
      ...chart,
      states: chart.states.map((state) => ({ ...state, line: 'machine.ts:1' })),
      transitions: chart.transitions.map((edge) => ({ ...edge, line: 'machine.ts:2' })),
    },
    layout: {
      boxes: chart.states.map(({ id, key, parent }) => ({
        id,
        lines: [{ text: parent === undefined ? chart.title : titled(key), style: 'title' }],
      })),
      wires: chart.transitions.map(({ id, outcomes }) => ({
        label: {
          rows: [{ transition: id, lines: [{ text: outcomes.join(', '), style: 'label' }] }],
        },
      })),
    },
    policies,
    promises,
    searched,
  };
  return structuredClone(page) as unknown as FlowData;
}

type Changing = { -readonly [Key in keyof FlowData]: FlowData[Key] };

const edgesOf = (page: FlowData) => page.chart.transitions as unknown as Record<string, unknown>[];

test.each<[what: string, tamper: (page: Changing) => void, said: RegExp]>([
  [
    'a transition that leads elsewhere',
    (page) =>
      Object.assign(edgesOf(page).find(({ outcomes }) => String(outcomes) !== '') ?? {}, {
        targets: ['deposit.inactive'],
      }),
    /The page says otherwise of/,
  ],
  [
    'an answer that was moved to another transition',
    (page) => {
      const answered = edgesOf(page).filter(({ outcomes }) => String(outcomes) !== '');
      Object.assign(answered[0] ?? {}, { outcomes: answered[1]?.['outcomes'] });
    },
    /The page says otherwise of/,
  ],
  ['a transition that is left out', (page) => void edgesOf(page).splice(4, 1), /leaves out/],
  [
    'a guard in other words',
    (page) =>
      Object.assign(edgesOf(page).find(({ guard }) => guard !== undefined) ?? {}, {
        guard: { name: 'any', words: 'whatever the player wants' },
      }),
    /The page says otherwise of/,
  ],
  [
    'more situations than there are',
    (page) => (page.searched = { situations: 1_000_000, happenings: 5 }),
    /claims 1000000 situations/,
  ],
  ...[1_000_000, 1].map((situations): [string, (page: Changing) => void, RegExp] => [
    `one promise of ${situations} situations`,
    (page) =>
      (page.promises = page.promises.map((one, index) =>
        index === 0 ? { ...one, situations } : one,
      )),
    new RegExp(`: the page claims ${situations} situations, here there are \\d+\\.$`),
  ]),
  [
    'a promise that is left out',
    (page) => (page.promises = page.promises.slice(1)),
    /The page leaves out: /,
  ],
  [
    'a promise that nothing checks',
    (page) =>
      (page.promises = page.promises.map((one, index) =>
        index === 0 ? { ...one, id: 'money-is-safe', words: 'Money is safe' } : one,
      )),
    /promises what nothing checks: Money is safe/,
  ],
  [
    'a promise in other words',
    (page) =>
      (page.promises = page.promises.map((one, index) =>
        index === 0 ? { ...one, words: 'Nothing ever fails' } : one,
      )),
    /otherwise what is promised: “Nothing ever fails”/,
  ],
  [
    'another name on the diagram',
    (page) => {
      const text = JSON.stringify(page.layout).replace('Confirming', 'All is well');
      page.layout = JSON.parse(text) as FlowData['layout'];
    },
    /The diagram calls Confirming “All is well”/,
  ],
  [
    'another answer on the diagram',
    (page) => {
      const text = JSON.stringify(page.layout).replace('DOCUMENTS_REQUIRED', 'DOCUMENTS_WAIVED');
      page.layout = JSON.parse(text) as FlowData['layout'];
    },
    /an answer that the machine does not know: DOCUMENTS_WAIVED/,
  ],
  ['a market that is left out', (page) => (page.policies = ['MGA']), /other market policies/],
])('%s is noticed', (_, tamper, said) => {
  const page = pageOf('banking.deposit');
  tamper(page);
  expect(differencesOf(page, foundOf('banking.deposit')).join('\n')).toMatch(said);
});

test('a page that hides what is falsified is noticed', () => {
  const claimed = { ...pageOf('banking.deposit'), promises: structuredClone(untrue.promises) };
  const hidden = claimed.promises.map(({ broken: _broken, ...one }) => ({
    ...one,
    broken: undefined,
  }));
  expect(differencesOf(claimed, untrue)).toEqual([]);
  expect(differencesOf({ ...claimed, promises: hidden }, untrue)).toEqual([
    'Nobody comes to the cashier: the page says it holds, here it is falsified.',
  ]);
});

test('a dossier and the search say of what is falsified that it is, and how it comes about, and of all else that it holds', () => {
  const page = { ...pageOf('banking.deposit'), ...untrue, wording: {} } as unknown as FlowData;
  const rows = promisesOf(page).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const [searched, ...steps] = untrue.promises.flatMap(({ broken, situations }) =>
    broken === undefined ? [] : [situations, ...broken.steps.map(({ words }) => words)],
  );
  expect(rows).toHaveLength(untrue.promises.length);
  expect(rows.filter(([, , result]) => !/^holds; \d+ situations/.test(result?.[0] ?? ''))).toEqual([
    [
      'Nobody comes to the cashier',
      'DEP-01',
      [
        `DOES NOT HOLD; ${searched} situations searched. The shortest way to it:`,
        ...steps.map((words, index) => `${index + 1}. ${words}`),
      ],
    ],
  ]);

  const found = promiseSearch(page).map(({ text, detail }) => [text, detail.split(' · ')[1]]);
  expect(found.filter(([, verdict]) => verdict !== 'holds')).toEqual([
    ['Nobody comes to the cashier', 'falsified'],
  ]);
});

const wording = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'requirements.json'), 'utf8'),
) as Readonly<Record<string, string>>;

test.each(['stuck', 'dead end', 'twice', 'excluded'])('the search finds “%s”', (query) => {
  const flows = ['banking.deposit', 'access.login'] as const;
  const entries = flows.flatMap((id) => promiseSearch({ ...pageOf(id), wording }));
  const found = entries.filter(({ text, detail }) =>
    query.split(' ').every((word) => `${text} ${detail}`.toLowerCase().includes(word)),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { href, kind } of found) {
    expect(href).toMatch(/^flows\/.+\.html#\/promise\//);
    expect(['never', 'always']).toContain(kind);
  }
});
