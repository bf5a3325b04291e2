import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { AnyFlow } from '../../machines/flow.ts';
import { flowNamed } from '../../machines/registry.ts';

const help = { help: { type: 'boolean', default: false } } as const;

/** Ends a command that was called wrongly: prints the mistake, then the usage; exit code 1. */
export function refuse(usage: string, wrong: string): never {
  console.error(`${wrong}\n\n${usage}`);
  process.exit(1);
}

/**
 * Reads a command's arguments. `--help` prints the usage and ends; so do unknown arguments, with exit code 1.
 *
 * @param most the most arguments beside its options
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  most: number,
) {
  const { values, positionals } = parsed(usage, options);
  if ((values as { readonly help?: unknown }).help === true) {
    console.log(usage);
    process.exit(0);
  }
  const extra = positionals[most];
  if (extra !== undefined) refuse(usage, `Unexpected argument '${extra}'`);
  return { values, positionals };
}

function parsed<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...help, ...options } });
  } catch (error) {
    // Node adds hints that fill lines; the usage says as much.
    return refuse(usage, (error as Error).message.split(/\. |\n/)[0] ?? '');
  }
}

/** The flow that a command was given; ends the command when there is none of that name. */
export function flowGiven(usage: string, id: string): AnyFlow {
  try {
    return flowNamed(id);
  } catch (error) {
    return refuse(usage, (error as Error).message);
  }
}
