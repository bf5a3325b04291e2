import type { AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { sourceName, transitionsOf } from '../../machines/engine/transitions.ts';
import { FLOWS } from '../../machines/registry.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (_, flow) => {
  const nodes = nodesOf(flow.machine.root);

  test('every state says in plain words what the player sees [ARCH-07]', () => {
    const silent = nodes.filter((node) => !node.description).map((node) => node.id);
    expect(silent).toEqual([]);
  });

  test('states are camelCase, events dotted [ARCH-07]', () => {
    for (const node of nodes) expect(node.key).toMatch(/^[a-z][A-Za-z0-9]*$/);
    for (const event of Object.keys(flow.samples.events)) {
      expect(event).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
    }
  });

  test('every guard can be read: by its name, or by its transition’s description [ARCH-07]', () => {
    const unreadable = transitionsOf(flow.machine)
      .filter(({ definition }) => typeof definition.guard === 'function')
      .filter(({ definition }) => !definition.description)
      .map(({ id }) => id);
    expect(unreadable).toEqual([]);
  });

  test('every invoked actor has its failure handled [ERR-04]', () => {
    const { outcomes, unfailing = [] } = flow.samples;
    const unhandled = nodes.flatMap((node) =>
      node.invoke
        .map(({ id, src }) => ({ id, src: sourceName(src) ?? id }))
        .filter(({ src }) => Object.keys(outcomes[src] ?? {}).length > 0)
        // Child flows answer every failure by a screen of their own.
        .filter(({ src }) => !unfailing.includes(src))
        .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
        .map(({ src }) => `${node.id} invokes ${src} without onError`),
    );
    expect(unhandled).toEqual([]);
  });
});
