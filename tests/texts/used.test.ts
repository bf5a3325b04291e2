import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { operations } from '../../openapi/operations.gen.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const root = join(import.meta.dirname, '..', '..');
const ids = Object.keys(sourceTexts('en'));
const filesOf = (zone: string) => globSync(`${zone}/**/*.{ts,tsx}`, { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Every literal of a file, in any quotes; `<T id="…" />` has double ones. */
const literalsIn = (path: string): string[] =>
  [...read(path).matchAll(/'([\w.]+)'|"([\w.]+)"/g)].map(([, one, other]) => one ?? other ?? '');

/** Whether an expression in the place of an id computes a text, in any branch. */
function isJoined(node: ESTree.Node | null | undefined): boolean {
  switch (node?.type) {
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return node.operator === '+';
    case 'ConditionalExpression':
      return isJoined(node.consequent) || isJoined(node.alternate);
    case 'LogicalExpression':
      return isJoined(node.left) || isJoined(node.right);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return isJoined(node.expression);
    default:
      return false;
  }
}

/** The places where a module casts an unknown value to a text id. */
function madeIn(path: string, code: string): string[] {
  const { program } = parseSync(path, code);
  const found: string[] = [];
  const keep = ({ start, end }: ESTree.Node) => found.push(code.slice(start, end));
  new Visitor({
    CallExpression(call) {
      const { callee, arguments: values } = call;
      if (callee.type !== 'Identifier') return;
      const takesId = callee.name === 't' || callee.name === 'translate';
      if (callee.name === 'isTextId' || (takesId && isJoined(values[0]))) keep(call);
    },
    JSXOpeningElement(element) {
      if (element.name.type !== 'JSXIdentifier' || element.name.name !== 'T') return;
      const isMade = element.attributes.some(
        (one) => one.type === 'JSXAttribute' && one.name.name === 'id' && isJoined(one.value),
      );
      if (isMade) keep(element);
    },
    TSAsExpression(cast) {
      const { start, end } = cast.typeAnnotation;
      if (/\bTextId\b/.test(code.slice(start, end))) keep(cast);
    },
  }).visit(program);
  return found;
}

describe('TEXT-01: the texts', () => {
  it('are all used: none is translated for nobody', () => {
    const used = new Set(filesOf('src').flatMap(literalsIn));
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are named by no platform: a code has its words in a record of its flow', () => {
    const codes = new Set(
      Object.values(operations).flatMap(({ refusals }): string[] => [...refusals]),
    );
    expect(codes.size).toBeGreaterThan(10);
    expect(ids.filter((id) => codes.has(id))).toEqual([]);
  });

  it.each(filesOf('machines'))('are unknown to charts: %s', (path) => {
    expect(literalsIn(path).filter((literal) => ids.includes(literal))).toEqual([]);
  });

  it('are put together nowhere', () => {
    const made = filesOf('src').flatMap((path) =>
      madeIn(path, read(path)).map((what) => `${path}: ${what}`),
    );
    // The stand-in for texts that have not come asks whether they have.
    expect(made).toEqual(['src/shell/crash.tsx: isTextId(id)']);
  });

  it.each([
    't(`game.${kind}`)',
    "t('game.' + kind)",
    "t(('game.' + kind) as never, values)",
    "t(isLive ? 'game.live' : 'game.' + kind)",
    "t(known ?? 'game.' + kind)",
    "translate('game.' + kind)",
    "<T id={'game.' + kind} />",
    '<T id={`game.${kind}`} />',
    "['game', kind].join('.') as TextId",
    'isTextId(id)',
  ])('would be put together by %s', (code) => {
    expect(madeIn('a.tsx', `const made = ${code};`)).toHaveLength(1);
  });

  it.each([
    "t('game.title')",
    "t(count + 1 > 2 ? 'game.many' : 'game.one')",
    "t('game.title', { name: first + last })",
    't(WORDS[kind])',
    '<T id="game.title" components={{ 0: <a href={to + hash} /> }} />',
    "'a' + t('game.title')",
  ])('are not put together by %s', (code) => {
    expect(madeIn('a.tsx', `const made = ${code};`)).toEqual([]);
  });
});
