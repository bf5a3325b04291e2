import { evaluate, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { countSteps, Unfinished } from '../../backend/third-parties/content/query/bounds.ts';
import {
  covered,
  narrow,
  indexed,
  type Indexed,
} from '../../backend/third-parties/content/query/indexed.ts';

/** Sixty documents of three types, in turns, with references and two values. */
const documents = Array.from({ length: 60 }, (_, i) => ({
  _id: `d${String(i).padStart(2, '0')}`,
  _type: ['market', 'banner', 'language'][i % 3],
  active: i % 2 === 0,
  others: [{ item: { _type: 'reference', _ref: `d${String((i * 7) % 60).padStart(2, '0')}` } }],
  tags: [
    { _type: 'reference', _ref: `t${i % 4}` },
    { _type: 'reference', _ref: `t${i % 5}` },
  ],
  next: { _type: 'reference', _ref: `d${String((i + 1) % 60).padStart(2, '0')}` },
})) as unknown as readonly ContentDocument[];
const params = {
  type: 'banner',
  types: ['language', 'market'],
  tag: 't2',
  tags: ['t1', 't2'],
  ids: ['d33', 'd08', 'd10', 'd02'],
};

async function answer(query: string, from: Indexed, isNarrowed: boolean): Promise<unknown> {
  const tree = parse(query, { params });
  const lists = isNarrowed ? narrow(tree, from, params) : {};
  const value = await evaluate(tree, {
    dataset: from.all,
    params: { ...params, ...lists },
    dereference: async ({ _ref }: { _ref: string }) => from.all.find(({ _id }) => _id === _ref),
  });
  return value.get() as Promise<unknown>;
}

describe('a question about one type', () => {
  test.each([
    '*[_type == "banner"]._id',
    '*[_type == $type && active]._id',
    '*[active && (_type == "market")]{ _id, "to": next->_id }',
    '*[_type in ["market", "banner"]][3..9]._id',
    '*[_type in $types]._id',
    '*[_type == "banner"] | order(_id desc)[0]._id',
    'count(*[_type == "nothing"])',
    '*[_type == "banner" || active]._id',
    '*[!(_type == "banner")]._id',
    '*[_type != "banner"]._id',
    '*[next->_type == "banner"]._id',
    '*[_type == "market"][0..1]{ "same": *[_type == ^._type]._id, "others": *[_type == "language"]._id }',
    '*[_type == null]._id',
    '*[_type == "banner" && references("t1")]._id',
    '*[references($tag)]._id',
    '*[references($tags)]._id',
    '*[references("t1", "t2")]._id',
    '*[_id == "d07"]._id',
    '*[_id in ["d40", "d07", "d07", "none"]]._id',
    '*[_id in $ids && _type in $types]._id',
    '*[_id in $ids && references("t1")]._id',
    '*[_id in $ids || active]._id',
    '*[!(_id in $ids)]._id',
    '*[next->_id in $ids]._id',
    '*[_id in [] && active]._id',
    '*[references("t1") || active]._id',
    '*[!references("t1")]._id',
    '*[$tag in tags[]._ref && _type in $types]._id',
    '*["d07" in others[].item._ref]._id',
    '*[next._ref == "d04"]._id',
    '*["d04" == next._ref]._id',
    '*[next->next._ref == "d04"]._id',
    '*["t1" in tags[]->_ref]._id',
    '*[_type == "market"][0..1]{ "n": *[^._id in others[].item._ref]._id, "m": *[references(^._id)]._id }',
    '{ "a": *[_type == "banner"][0]._id, "b": *[_type in ["banner"]][1]._id, "all": count(*) }',
  ])('has the answer that all documents give: %s', async (query) => {
    const from = indexed(documents);
    const whole = await answer(query, from, false);
    expect(whole).toBeDefined();
    expect(await answer(query, from, true)).toEqual(whole);
  });

  test('sees what stands over the documents, in the order of the others', async () => {
    const over = [
      { ...documents[1], active: 'changed' },
      { ...documents[1], _id: 'new' },
    ];
    const from = covered(indexed(documents), over as unknown as readonly ContentDocument[]);
    const query = '*[_type == "banner"]{ _id, active }';
    expect(await answer(query, from, true)).toEqual(await answer(query, from, false));
    expect(from.byId('d01')).toMatchObject({ active: 'changed' });
    expect(covered(from, [])).toBe(from);
  });

  test('takes no steps for documents of other types', async () => {
    const others = Array.from({ length: 10_000 }, (_, i) => ({ _id: `x${i}`, _type: 'settings' }));
    const from = indexed([...documents, ...others] as unknown as readonly ContentDocument[]);
    const tree = parse('*[_type == "banner" && active]{ _id, "n": count(*[_type == "market"]) }');
    const lists = narrow(tree, from, {});
    countSteps(tree, 2_000, from.all.length, lists);
    const asked = await evaluate(tree, { dataset: from.all, params: lists });
    expect(await asked.get()).toHaveLength(10);
  });

  test('takes no steps for documents that do not refer to what it names', async () => {
    const others = Array.from({ length: 10_000 }, (_, i) => ({ _id: `x${i}`, _type: 'banner' }));
    const from = indexed([...documents, ...others] as unknown as readonly ContentDocument[]);
    const tree = parse('count(*[_type == "banner" && $tag in tags[]._ref])', { params });
    const lists = narrow(tree, from, params);
    countSteps(tree, 500, from.all.length, lists);
    const asked = await evaluate(tree, { dataset: from.all, params: { ...params, ...lists } });
    expect(await asked.get()).toBe(8);
  });

  test('takes no steps for documents of other ids', async () => {
    const others = Array.from({ length: 10_000 }, (_, i) => ({ _id: `x${i}`, _type: 'banner' }));
    const from = indexed([...others, ...documents] as unknown as readonly ContentDocument[]);
    const tree = parse('count(*[_id in $ids && _type == "banner"])', { params });
    const lists = narrow(tree, from, params);
    countSteps(tree, 100, from.all.length, lists);
    const asked = await evaluate(tree, { dataset: from.all, params: { ...params, ...lists } });
    expect(await asked.get()).toBe(1);
  });

  test('takes as many steps as there are documents of it', async () => {
    const within = async (most: number) => {
      const tree = parse('count(*[_type == "banner"])');
      const lists = narrow(tree, indexed(documents), {});
      countSteps(tree, most, 0, lists);
      return (
        await evaluate(tree, { dataset: documents, params: lists })
      ).get() as Promise<unknown>;
    };
    // 20 for the list, and 20 times the comparison of three.
    expect(await within(100)).toBe(20);
    await expect(within(75)).rejects.toThrow(Unfinished);
  });
});
