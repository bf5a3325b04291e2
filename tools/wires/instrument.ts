import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from './files.ts';
import { hashOf } from './scores.ts';

/** One fault that can be switched on in an instrumented file. */
export interface Fault {
  /** What switches it on: unique among the files instrumented together. */
  readonly id: string;
  /** Relative to the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is replaced by what; the same wherever the file's lines move, and unique in the file. */
  readonly name: string;
}

/** A file with all of its faults in it, each behind a switch that is off. */
export interface Instrumented {
  readonly file: string;
  readonly code: string;
  /** Hash of the file as it was read: it may be edited while its faults are judged. */
  readonly source: string;
  readonly faults: readonly Fault[];
}

const silent = () => undefined;
const off = () => false;
const quiet = {
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

type Ignorer = Parameters<Instrumenter['instrument']>[1]['ignorers'][number];

/** As much as is read of a node of the syntax tree, whose own types are Babel's. */
interface Node {
  readonly type: string;
  readonly callee?: Node;
  readonly object?: Node;
}

/** What `import.meta.glob(…)` is given is read by the bundler, before there is any switch. */
const ofBundler: Ignorer = {
  shouldIgnore(path) {
    const { type, callee } = (path as unknown as { readonly node: Node }).node;
    const isGlob = type === 'CallExpression' && callee?.object?.type === 'MetaProperty';
    return isGlob ? 'read by the bundler' : undefined;
  },
};

/** Puts every fault that StrykerJS knows into files, each behind a switch. @throws on a syntax error */
export async function instrument(files: readonly string[]): Promise<Instrumented[]> {
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const hashes = new Map(files.map((file) => [file, hashOf([file])]));
  const { files: written, mutants } = await new Instrumenter(quiet).instrument(
    [...sources].map(([name, content]) => ({ name, mutate: true, content })),
    { plugins: null, excludedMutations: [], ignorers: [ofBundler], noHeader: false },
  );
  return written.map(({ name: file, content: code }) => {
    const lines = (sources.get(file) ?? '').split('\n');
    const seen = new Map<string, number>();
    const faults = mutants
      .filter(({ fileName, status }) => fileName === file && status !== 'Ignored')
      .map(({ id, location, mutatorName, replacement }) => {
        const what = `${mutatorName}: ${brief(textAt(lines, location))} → ${brief(replacement)}`;
        const nth = (seen.get(what) ?? 0) + 1;
        seen.set(what, nth);
        const name = nth === 1 ? what : `${what} (${nth})`;
        return { id, file, line: location.start.line + 1, name };
      });
    return { file, code, source: hashes.get(file) ?? '', faults };
  });
}

interface Span {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** The text of a span; lines and columns from 0. */
function textAt(lines: readonly string[], { start, end }: Span): string {
  if (start.line === end.line) return (lines[start.line] ?? '').slice(start.column, end.column);
  return [
    (lines[start.line] ?? '').slice(start.column),
    ...lines.slice(start.line + 1, end.line),
    (lines[end.line] ?? '').slice(0, end.column),
  ].join('\n');
}

/** Characters of a piece of code that a name shows. */
const SHOWN = 60;

function brief(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`;
}
