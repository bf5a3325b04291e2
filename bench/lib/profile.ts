import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Node {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
  };
  readonly children?: readonly number[];
}

/** A V8 processor profile, as `node --cpu-prof` writes it; times in µs. */
interface Profile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A function's share of the time: on its own, and with what it called. */
export interface Share {
  readonly name: string;
  /** 0 to 1 of the time in which the process was not idle. */
  readonly own: number;
  readonly total: number;
}

/** The package, the folder of the repository, or what of Node a function belongs to. */
function packageOf({ functionName, url }: Node['callFrame'], root: string): string {
  if (url === '') return functionName.startsWith('(') ? functionName : '(native)';
  if (url.startsWith('node:')) return url.split('/')[0] ?? url;
  const parts = url.split('/node_modules/');
  if (parts.length > 1) {
    const [scope = '', name = ''] = parts.at(-1)?.split('/') ?? [];
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  return url.replace(/^file:\/\//, '').startsWith(root)
    ? url
        .slice(url.indexOf(root) + root.length + 1)
        .split('/')
        .slice(0, 2)
        .join('/')
    : 'generated code';
}

const functionOf = ({ functionName, url, lineNumber }: Node['callFrame'], root: string): string => {
  const file = url.includes('/node_modules/')
    ? url.slice(url.lastIndexOf('/node_modules/') + 14)
    : url.slice(url.indexOf(root) + (url.includes(root) ? root.length + 1 : 1));
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
};

/** Shares of busy time by the name of a frame; a function that calls itself counts once. */
function sharesBy(
  { nodes, samples, timeDeltas }: Profile,
  seconds: number,
  nameOf: (frame: Node['callFrame']) => string,
): Share[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  let left = seconds * 1e6;
  for (let at = samples.length - 1; at >= 0 && left > 0; at -= 1) {
    const [id = 0, delta = 0] = [samples[at], timeDeltas[at]];
    left -= delta;
    own.set(id, (own.get(id) ?? 0) + delta);
  }
  const idle = new Set(['(idle)', '(program)', '(root)']);
  const shares = new Map<string, { own: number; total: number }>();
  let busy = 0;
  const walk = (node: Node, above: ReadonlySet<string>): number => {
    const { callFrame, children = [] } = node;
    const name = nameOf(callFrame);
    const mine = idle.has(callFrame.functionName) ? 0 : (own.get(node.id) ?? 0);
    busy += mine;
    const inside = new Set([...above, name]);
    let below = 0;
    for (const id of children) {
      const child = byId.get(id);
      if (child) below += walk(child, inside);
    }
    const share = shares.get(name) ?? { own: 0, total: 0 };
    share.own += mine;
    if (!above.has(name)) share.total += mine + below;
    shares.set(name, share);
    return mine + below;
  };
  const [root] = nodes;
  if (root) walk(root, new Set());
  return [...shares]
    .filter(([name]) => !idle.has(name))
    .map(([name, share]) => ({ name, own: share.own / busy, total: share.total / busy }));
}

/**
 * The shares of the profile in a folder.
 * @param root the repository's own folder
 * @param seconds how many of the last count
 */
export function readProfile(folder: string, root: string, seconds: number) {
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) throw new Error(`There is no profile in ${folder}`);
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
  return {
    packages: sharesBy(profile, seconds, (frame) => packageOf(frame, root)),
    functions: sharesBy(profile, seconds, (frame) => functionOf(frame, root)),
  };
}
