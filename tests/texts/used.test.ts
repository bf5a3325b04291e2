import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SIGN_UP_STEPS } from '../../machines/access/sign-up/screen.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const code = ['src', 'machines']
  .flatMap((zone) =>
    readdirSync(join(root, zone), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && /\.tsx?$/.test(entry.name)
        ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')]
        : [],
    ),
  )
  .join('\n');
const contract = read('openapi/bundle.gen.json');

/** Ids that are put together at run time: where, and of what. Nothing else may be. */
const FAMILIES: readonly {
  readonly madeIn: string;
  readonly by: string;
  readonly holds: (id: string) => boolean;
}[] = [
  {
    madeIn: 'src/access/sign-up/StepFrame.tsx',
    by: 't(`signup.step.${name}`)',
    holds: (id) => SIGN_UP_STEPS.some((name) => id === `signup.step.${name}`),
  },
  {
    // Methods that the contract names.
    madeIn: 'src/banking/deposit/methods.ts',
    by: '`deposit.method.${method}`',
    holds: (id) =>
      id.startsWith('deposit.method.') &&
      contract.includes(`"${id.replace('deposit.method.', '')}"`),
  },
  {
    // Codes that the contract names.
    madeIn: 'src/banking/deposit/FailureWords.tsx',
    by: 't(isTextId(code) ? code',
    holds: (id) => id.startsWith('error.') && contract.includes(`"${id}"`),
  },
];

describe('TEXT-01: the texts', () => {
  it('are all used: none is translated for nobody', () => {
    const unused = Object.keys(en).filter(
      (id) =>
        !code.includes(`'${id}'`) &&
        // As an attribute: <T id="…" />.
        !code.includes(`"${id}"`) &&
        !FAMILIES.some(({ holds }) => holds(id)),
    );
    expect(unused).toEqual([]);
  });

  it.each(FAMILIES)(
    'put together in $madeIn are still put together there',
    ({ madeIn, by, holds }) => {
      expect(read(madeIn)).toContain(by);
      expect(Object.keys(en).filter(holds).length).toBeGreaterThan(1);
    },
  );

  it('are put together nowhere else', () => {
    const made = [...code.matchAll(/\bt\(\s*(`[^`]*`)/g)].map(([, id]) => id);
    expect(made).toEqual(['`signup.step.${name}`']);
  });
});
