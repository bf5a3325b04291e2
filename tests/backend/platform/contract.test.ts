import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers, notImplemented, servedElsewhere } from '../../../backend/bindings/handlers.ts';
import { readContract } from '../../../backend/platform/http/contract.ts';
import { personas } from '../../../backend/seeds/personas.ts';
import { operations } from '../../../openapi/operations.gen.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

const read = (path: string) => readFile(resolve(import.meta.dirname, '../../..', path), 'utf8');

describe('the contract', () => {
  test('every schema compiles, which the instance does only at first use', async () => {
    const document = JSON.parse(await read('openapi/bundle.gen.json')) as {
      components: { schemas: Record<string, object> };
    };
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema(document, 'contract');
    let compiled = 0;
    const visit = (node: unknown, pointer: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const at = `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
        if (key === 'schema') {
          ajv.compile({ $ref: `contract#${at}` });
          compiled += 1;
        } else {
          visit(value, at);
        }
      }
    };
    visit(document, '');
    expect(compiled).toBeGreaterThan(100);
  });

  test('an operation is fulfilled, served elsewhere, or named as not implemented: one of the three', () => {
    const named = [...Object.keys(handlers), ...notImplemented, ...servedElsewhere];
    expect(named.toSorted()).toEqual(Object.keys(operations).toSorted());
    console.info(`Answer 501 (${notImplemented.length}): ${notImplemented.join(', ')}`);
  });

  test('no operation has two examples of one name, so that an outcome has one meaning', async () => {
    const { operations: known } = await readContract(servedElsewhere);
    expect(known.size).toBe(Object.keys(operations).length - servedElsewhere.length);
  });
});

describe('docs/backend.md', () => {
  test('lists exactly the operations that answer 501', async () => {
    const [, list = ''] = (await read('docs/backend.md')).split('## Operations that answer 501');
    const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(listed.toSorted()).toEqual([...notImplemented].toSorted());
  });

  test('lists the personas with what they show', async () => {
    // The formatter lines the columns up.
    const text = (await read('docs/backend.md')).replaceAll(/ {2,}/g, ' ');
    for (const { email, shows } of personas) expect(text).toContain(`| \`${email}\` | ${shows} |`);
    expect(text.match(/@croupier\.test` \|/g)).toHaveLength(personas.length);
  });
});

describe('operations without a handler', () => {
  let site: Instance;
  let session: Tokens;
  beforeAll(async () => {
    site = await openInstance();
    session = await site.logIn('demo@croupier.test');
  });
  afterAll(() => site.close());

  test.each(notImplemented)('%s answers 501 with a problem, whatever is sent', async (id) => {
    const answer = await site.call(id, { session, body: { anything: true } });
    expect(answer).toMatchObject({ status: 501, code: 'error.not_implemented' });
  });
});
