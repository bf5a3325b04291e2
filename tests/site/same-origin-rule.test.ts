import { describe, expect, test } from 'vitest';
import { isSameOriginPath, sameOriginPath } from '../../reference/same-origin-path.ts';

/** The rule by itself, as the platform applies it: without a browser [DEP-05]. */

const ORIGIN = 'http://localhost:3000';

describe('[DEP-05] the rule, a piece at a time', () => {
  test.each([
    ['/a/b', true],
    ['/a.b/..c/c../d', true],
    ['/...', true],
    ['/a/.../b', true],
    ['/.a/.b', true],
    ['/a?b//c', true],
    ['/a#b//c', true],
    ['/a?../', true],
    ['/a#/../', true],
    ['/a?/./', true],
    ['/a/%2e%2e%2e', true],
    ['/%2f', true],
    ['/!', true],
    ['/~', true],
    ['/[', true],
    ['/]', true],
    // As the end of a path.
    ['/.', false],
    ['/..', false],
    ['/a/.', false],
    ['/a/..', false],
    ['/a/%2e', false],
    ['/a/%2E%2e', false],
    ['/a/..?b', false],
    ['/a/.#b', false],
    ['/a/%2e?b', false],
    ['/..?a', false],
    ['/%2e%2e', false],
    // Between others.
    ['/./a', false],
    ['/../a', false],
    ['/%2e%2e/a', false],
    ['/a/./b', false],
    ['/a/../b', false],
    ['/a//b', false],
    ['/a/.%2E/b', false],
    ['/a/%2e/b', false],
    // Where no path begins, or characters that no address has.
    ['a/b', false],
    ['', false],
    [' /a', false],
    ['x/a', false],
    ['/a b', false],
    ['/a\\b', false],
    ['/a\n', false],
    ['/ä', false],
    ['/\u007F', false],
  ])('%j: %s', (path, isOne) => {
    expect(isSameOriginPath(path)).toBe(isOne);
  });
});

describe('[DEP-05] an address on this origin', () => {
  test('is its path, query and hash', () => {
    expect(sameOriginPath(`${ORIGIN}/a/b?c=d#e`, ORIGIN)).toBe('/a/b?c=d#e');
    expect(sameOriginPath('/a/b?c=d#e', ORIGIN)).toBe('/a/b?c=d#e');
    expect(sameOriginPath('/a/../b', ORIGIN)).toBe('/b');
  });

  test.each([
    '',
    'http://',
    'https://localhost:3000/a',
    'http://localhost/a',
    'http://localhost:3000@evil.test/a',
    'http://player@localhost:3000/a',
    'http://:secret@localhost:3000/a',
    'blob:http://localhost:3000/a',
  ])('%j is not one', (address) => {
    expect(sameOriginPath(address, ORIGIN)).toBeUndefined();
  });

  test('where no origin is known only a path leads somewhere', () => {
    expect(sameOriginPath('/a?b=c')).toBe('/a?b=c');
    expect(sameOriginPath(`${ORIGIN}/a`)).toBeUndefined();
    expect(sameOriginPath('http://evil.test/a')).toBeUndefined();
    expect(sameOriginPath('')).toBeUndefined();
  });
});
