import axe from 'axe-core';
import { expect, vi } from 'vitest';
import {
  Actor,
  StateMachine,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { settle } from '../dom/time.ts';

/** Knows the state of a flow that runs somewhere on the site. */
export function watchChart(machine: AnyStateMachine) {
  let actor: AnyActor | undefined;
  return {
    inspect: ({ actorRef }: InspectionEvent): void => {
      if (!(actorRef instanceof Actor) || !(actorRef.logic instanceof StateMachine)) return;
      if (actorRef.logic.root.id === machine.root.id) actor = actorRef;
    },
    /** Undefined before the page that runs the flow was opened. */
    value: (): unknown => actor?.getSnapshot().value,
  };
}

/** Collects the console's forbidden messages. */
export function listenToConsole(allowed: readonly RegExp[]): readonly string[] {
  const heard: string[] = [];
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const line = words.map(String).join(' ');
      if (!allowed.some((pattern) => pattern.test(line))) heard.push(`${level}: ${line}`);
    });
  }
  return heard;
}

/** Remembers the last element with the focus, to find out when it is lost. */
export function watchFocus(document: Document) {
  let last: Element | undefined;
  const remember = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  document.addEventListener('focusin', remember);
  return {
    /** The focus must not be lost with the element that had it. */
    expectKept() {
      if (last === undefined || last.isConnected) return;
      expect(document.activeElement, 'the focus, after what had it has gone').not.toBe(
        document.body,
      );
    },
    stop() {
      document.removeEventListener('focusin', remember);
    },
  };
}

/** Where Radix says a toast for screen readers, whole and for a second. */
const ANNOUNCER = 'span[role=status][aria-live]';

/**
 * A translator replaces text nodes, so React must not know any: each text is the whole content of an element.
 * A space is left as it is.
 */
export function expectOwnElements(document: Document): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isKnown = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (!isKnown || text.data.trim() === '' || text.parentElement?.matches(ANNOUNCER)) continue;
    found.push(`${text.data} in ${text.parentElement?.outerHTML}`);
  }
  expect(found, 'texts without an element of their own').toEqual([]);
}

/** The browser judges the rules that need pixels. */
const UNSEEN = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Finds no fault that keeps somebody out. */
export async function expectAccessible(screen: string): Promise<void> {
  const state = { done: false };
  const run = axe.run(document, { rules: UNSEEN, preload: false }).finally(() => {
    state.done = true;
  });
  // Axe waits for timers, and those stand still.
  while (!state.done) await settle(1);
  const { violations } = await run;
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(problems, `axe on ${screen}`).toEqual([]);
}
