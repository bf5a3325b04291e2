import { spawn, type ChildProcess } from 'node:child_process';
import { evaluateSync, parse } from 'groq-js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import {
  createEvaluator,
  EVALUATOR_LIMITS,
  HOUSE,
  type Evaluator,
} from '../../backend/third-parties/content/query/evaluator.ts';
import {
  countSteps,
  Unfinished,
  written,
} from '../../backend/third-parties/content/query/bounds.ts';
import { createContentStore } from '../../backend/third-parties/content/store.ts';
import { apart } from '../../backend/platform/apart.ts';
import { createLanes } from '../../backend/platform/lanes.ts';
import { fewOf } from '../setup/few-of.ts';

let evaluator: Evaluator;
beforeEach(() => {
  const limits = { ...EVALUATOR_LIMITS, queue: 6, queueOfOne: 4 };
  evaluator = createEvaluator({ documents: { northlight: [], 'sol-alta': [] } }, limits);
});
afterEach(() => evaluator.close());

const job = (query: string) =>
  ({ dataset: 'northlight', query, params: {}, overrides: [] }) as const;
/** Asks so many times at once. @returns how many were answered, and how many refused */
const flood = async (asker: string, times: number) => {
  const asked = Array.from({ length: times }, () => evaluator.evaluate(job('1'), asker));
  const settled = await Promise.allSettled(asked);
  for (const each of settled) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 429 });
  }
  return settled.filter(({ status }) => status === 'fulfilled').length;
};

test('one address fills no more than its share of the queue, and all of them not that of our own pages', async () => {
  const [one, another, third, house] = await Promise.all([
    flood('192.0.2.1', 9),
    flood('192.0.2.2', 1),
    flood('192.0.2.3', 9),
    flood(HOUSE, 3),
  ]);
  // While the process starts, everybody waits.
  expect([one, another, third, house]).toEqual([4, 1, 1, 3]);
});

test('a process that hangs before it is ready is ended, and the next query has another', async () => {
  const hanging = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1e6)'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((end) => hanging.once('exit', (_code, signal) => end(signal)));
  const start = vi.spyOn(apart, 'start').mockReturnValueOnce(hanging);
  onTestFinished(() => {
    start.mockRestore();
  });
  const limits = { ...EVALUATOR_LIMITS, starting: 100 };
  const slow = createEvaluator({ documents: { northlight: [], 'sol-alta': [] } }, limits);
  await expect(slow.evaluate(job('1'), 'a')).rejects.toMatchObject({ status: 400 });
  expect(await ended).toBe('SIGKILL');
  limits.starting = EVALUATOR_LIMITS.starting;
  expect(await slow.evaluate(job('2'), 'a')).toBe('2');
  await slow.close();
});

test('a change of documents is what the next query sees, in their order, and is sent alone', async () => {
  const document = (id: string, title: string) =>
    ({ _id: id, _type: 'vertical', title: { en: title } }) as unknown as ContentDocument;
  const [a, b, c] = [document('a', 'A'), document('b', 'B'), document('c', 'C')];
  const titles = () => evaluator.evaluate(job('*[_type == "vertical"].title.en'), 'a');
  evaluator.load('northlight', [a, b, c]);
  const start = vi.spyOn(apart, 'start');
  onTestFinished(() => {
    start.mockRestore();
  });
  expect(await titles()).toBe('["A","B","C"]');
  const sent = vi.spyOn(start.mock.results[0]?.value as ChildProcess, 'send');
  evaluator.load('northlight', [document('d', 'D'), a, document('b', 'New'), c]);
  expect(sent.mock.lastCall?.[0]).toMatchObject({ documents: [{ _id: 'd' }, { _id: 'b' }] });
  expect(await titles()).toBe('["D","A","New","C"]');
  evaluator.load('northlight', [c, a]);
  expect(await titles()).toBe('["C","A"]');
  expect(await evaluator.evaluate(job('*[_id == "b"]'), 'a')).toBe('[]');
});

test('what cannot be handed to the process ends nothing but itself', async () => {
  const failed: unknown[] = [];
  const fail = (error: unknown) => failed.push(error);
  process.on('uncaughtException', fail);
  let deep: unknown = 1;
  for (let depth = 0; depth < 60_000; depth += 1) deep = [deep];
  const asked = [
    evaluator.evaluate(job('1'), 'a'),
    evaluator.evaluate({ ...job('$deep'), params: { deep } }, 'b'),
    evaluator.evaluate(job('2'), 'c'),
  ];
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  process.off('uncaughtException', fail);
  expect(failed).toEqual([]);
});

test(
  'a query for one text that is larger than the memory ends its process, and not ours',
  { tags: 'long' },
  async () => {
    // In a thread it ended the platform: V8 gives up the process when one allocation finds no room.
    const query = `{"a":"${'x'.repeat(16)}"}${'{"a":a+a}'.repeat(24)}{"n":length(lower(a))}`;
    await expect(evaluator.evaluate(job(query), 'stranger')).rejects.toMatchObject({ status: 400 });
    expect(await evaluator.evaluate(job('1'), 'stranger')).toBe('1');
  },
);

test.each([
  [1, '1'],
  [2, 'refused'],
])(
  'a query is asked once more in a new process, which may be the first that it fills: %i ended → %s',
  async (ends, answer) => {
    let left = ends;
    const real = apart.start;
    const start = vi.spyOn(apart, 'start').mockImplementation((...given) => {
      const child = real(...given);
      const send = child.send.bind(child);
      child.send = (order: { readonly kind: string }) => {
        if (order.kind !== 'job' || left === 0) return send(order);
        left -= 1;
        return child.kill();
      };
      return child;
    });
    onTestFinished(() => {
      start.mockRestore();
    });
    const asked = evaluator.evaluate(job('1'), 'a').catch(() => 'refused');
    expect(await asked).toBe(answer);
  },
);

test('whoever asked for much waits behind who asks for little, and our own pages for nobody', async () => {
  const order: string[] = [];
  const ask = async (asker: string) => {
    await evaluator.evaluate(job('1'), asker);
    order.push(asker);
  };
  const many = [ask('much'), ask('much'), ask('much')];
  await Promise.all([...many, ask('little'), ask(HOUSE)]);
  expect(order.indexOf(HOUSE)).toBe(0);
  expect(order.indexOf('little')).toBeLessThan(order.lastIndexOf('much'));
});

test('the next turn is that of who has cost least, in turns among equals', () => {
  const lanes = createLanes<string>('first');
  for (const each of ['a1', 'a2', 'b1', 'b2', 'c1']) lanes.push(each.charAt(0), each);
  lanes.charge('c', 5);
  const turns = Array.from({ length: 3 }, () => lanes.next());
  expect(turns).toEqual(['a1', 'b1', 'a2']);
  lanes.push('first', 'own');
  expect([lanes.count(), lanes.count('b'), lanes.count('nobody')]).toEqual([3, 1, 0]);
  expect([lanes.next(), lanes.next(), lanes.next(), lanes.next()]).toEqual([
    'own',
    'b2',
    'c1',
    undefined,
  ]);
});

test.each(['count(*)', '*[_id > "a"]'])(
  'a read of all documents is as many steps as there are documents: %s',
  (query) => {
    const dataset = Array.from({ length: 100 }, (_, index) => ({ _id: `a${index}` }));
    const taken = (most: number): unknown => {
      const tree = parse(query);
      countSteps(tree, most, dataset.length);
      return evaluateSync(tree, { dataset }).data;
    };
    expect(() => taken(100)).toThrow(Unfinished);
    expect(taken(1_000)).toBeDefined();
  },
);

test('a result is written no further than it may be long', () => {
  let read = 0;
  const document = {
    get text() {
      read += 1;
      return 'x'.repeat(1_000);
    },
  };
  expect(() => written(Array.from({ length: 100_000 }, () => document))).toThrow('too large');
  expect(read).toBeLessThan(2_000);
  expect(written([document])).toHaveLength(1_013);
});

describe('a query that takes more work than its first turn has', () => {
  const { northlight } = createContentStore().documents;
  const documents = northlight.slice(0, 110);
  const long = 'count(*[count(*) > 0 && count(*[_id > "m"]) > 0])';
  beforeEach(async () => {
    await evaluator.close();
    // The work is counted. How long it takes says more about the machine.
    evaluator = createEvaluator(
      { documents: { northlight: documents, 'sol-alta': [] } },
      { ...EVALUATOR_LIMITS, firstTurn: 1_000, timeout: 60_000, starting: 60_000 },
    );
  });

  test('is answered, after the short ones of everybody who came later', async () => {
    const order: string[] = [];
    const ask = async (query: string, asker: string) => {
      order.push(`${asker} ${await evaluator.evaluate(job(query), asker)}`);
    };
    const strangers = Array.from({ length: 7 }, (_, index) => ask(long, `192.0.2.${index}`));
    await Promise.all([...strangers, ask('count(*)', 'short')]);
    expect(order[0]).toBe('short 110');
    expect(order).toHaveLength(8);
  });

  // Of few steps, and without an end on any machine.
  const endless = {
    'a function over what the query made': `{"a":[0,1,2,3,4,5,6,7]}${'{"a":a+a}'.repeat(14)}{"n":array::intersects(a,string::split(array::join(a,","),","))}`,
    'a pattern that is tried in all ways': `"${'x'.repeat(9_999)}" match "${'*x'.repeat(99)}y"`,
  };
  test.each(Object.entries(endless))(
    'makes nobody wait, where its work is %s',
    async (_, query) => {
      const asked = evaluator.evaluate(job(query), 'long');
      const first = await Promise.race([asked, evaluator.evaluate(job('count(*)'), 'short')]);
      expect(first).toBe('110');
      // By now it goes on, behind its first turn.
      const next = await Promise.race([asked, evaluator.evaluate(job('count(*)'), 'another')]);
      expect(next).toBe('110');
      await evaluator.close();
      await expect(asked).rejects.toMatchObject({ status: 400 });
    },
  );

  const heavy = [
    '*{"x":*{"y":*}}',
    '*{"x":*{"y":[...*,...*]}}',
    '*[count(*[count(*[_id > ""]) > 0]) > 0]',
  ];
  for (const { rows, tags } of fewOf(heavy))
    test.each(rows)(
      '%s is refused for its work, in a process that goes on',
      { tags },
      async (query) => {
        const asked = evaluator.evaluate(job(query), 'stranger');
        await expect(asked).rejects.toMatchObject({
          status: 400,
          body: { error: { description: 'The query takes too much work' } },
        });
      },
    );
});
