import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import bundle from '../../openapi/bundle.gen.json' with { type: 'json' };
import { compileTexts } from '../../tools/build/texts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await compileTexts(resolve(import.meta.dirname, '../../src/texts'), folder);
});
afterAll(() => rm(folder, { recursive: true }));

const { responses } = bundle.paths['/locales/{lang}/default.json'].get;

it('[TEXT-01] each catalogue, as the build writes it, is what the contract says', async () => {
  const { schema } = responses['200'].content['application/json'];
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const languages = await readdir(folder);
  expect(languages.length).toBeGreaterThanOrEqual(3);
  for (const language of languages) {
    const text = await readFile(join(folder, language, 'default.json'), 'utf8');
    const catalogue = JSON.parse(text) as Record<string, unknown>;
    expect(Object.values(catalogue).some(Array.isArray)).toBe(true);
    validate(catalogue);
    expect([language, validate.errors]).toEqual([language, null]);
  }
});

it('[TEXT-01] a catalogue that has not changed is answered without a body', () => {
  expect(responses).toHaveProperty('304.description');
  expect(responses['304']).not.toHaveProperty('content');
});
