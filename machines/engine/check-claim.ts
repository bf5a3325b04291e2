import { happeningInWords } from './words.ts';
import { happenedIn, type Claim } from './claims.ts';
import type { Composition, Node, Product, Step } from './composition.ts';
import { violated } from './properties.ts';

/** A step of a counterexample, in words. */
export interface ClaimStep {
  readonly by: 'player' | 'platform' | 'site' | 'time';
  /** The flow to which it happens; undefined for a happening in none, or on another device. */
  readonly flow: string | undefined;
  readonly words: string;
  /** The screen of that flow afterwards. */
  readonly screen: string | undefined;
}

export interface ClaimResult {
  /** States of the composition, each once for every knowledge in it. */
  readonly visited: number;
  /** The shortest run that breaks the claim; undefined where it holds. */
  readonly path: readonly ClaimStep[] | undefined;
}

/** Checks a claim over everything that a composition can reach. */
export function checkClaim<State>(product: Product<State>, claim: Claim<State>): ClaimResult {
  interface Visit {
    readonly node: Node<State>;
    readonly known: unknown;
    readonly step: Step<State> | undefined;
    readonly before: Visit | undefined;
  }
  const seen = new Set<string>();
  const queue: Visit[] = [];
  const visit = (next: Visit): void => {
    const key = `${next.node.index} ${JSON.stringify(next.known)}`;
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(next);
  };
  for (const node of product.starts)
    visit({ node, known: claim.begin, step: undefined, before: undefined });
  for (const here of queue) {
    for (const step of here.node.out) {
      const known = claim.next({ known: here.known, moment: happenedIn(step) });
      const next = { node: step.to, known, step, before: here };
      if (known !== violated) {
        visit(next);
        continue;
      }
      const steps: Step<State>[] = [];
      for (let at: Visit | undefined = next; at?.step !== undefined; at = at.before)
        steps.unshift(at.step);
      const path = steps.map((one) => stepInWords(product.composition, one));
      return { visited: seen.size, path };
    }
  }
  return { visited: seen.size, path: undefined };
}

function stepInWords<State>(
  { members, pages }: Composition<State>,
  { what, to }: Step<State>,
): ClaimStep {
  if ('move' in what)
    return { by: what.move.by, flow: undefined, words: what.move.words, screen: undefined };
  if (!('member' in what)) {
    const [verb, page] = 'opens' in what ? ['opens', what.opens] : ['leaves', what.leaves];
    const words = `${verb} ${pages[page]?.words ?? page}`;
    return { by: 'player', flow: undefined, words, screen: undefined };
  }
  const member = members.find(({ name }) => name === what.member);
  if (member === undefined) throw new Error(`There is no member ${what.member}`);
  const { id, samples } = member.flow;
  const cause =
    'send' in what.what
      ? samples.causedBy[what.what.send]
      : 'pass' in what.what
        ? 'time'
        : 'platform';
  const words = happeningInWords(member.flow, what.what);
  return { by: cause ?? 'site', flow: id, words, screen: to.view.screen(what.member) };
}
