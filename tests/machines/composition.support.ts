import { assign, emit, setup } from 'xstate';
import { operations } from '../../machines/operations.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import type { Composition, Wire } from '../../machines/engine/composition.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

const words = { 'door.opened': 'opens the door', 'door.shut': 'shuts the door' };

const named = (snapshot: { readonly value: unknown }) => ({ name: String(snapshot.value) });

/** A door that reports its opening, and a lamp that hears of it. */
const doorMachine = setup({
  types: { events: {} as { type: 'door.opened' } | { type: 'door.shut' } },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.opened': { target: 'open', actions: emit({ type: 'it.opened' }) } } },
    open: { on: { 'door.shut': { target: 'shut', actions: emit({ type: 'it.shut' }) } } },
  },
});

const lampMachine = setup({
  types: {
    context: {} as { times: number },
    events: {} as { type: 'light.wanted' } | { type: 'dark.wanted' },
  },
  actors: operations('getWallet'),
  delays: { patience: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { times: 0 },
  initial: 'dark',
  on: { 'dark.wanted': { target: '.dark' } },
  states: {
    dark: { on: { 'light.wanted': { target: 'asking' } } },
    asking: {
      invoke: {
        src: 'getWallet',
        input: {},
        onDone: {
          target: 'bright',
          actions: assign({ times: ({ context }) => context.times + 1 }),
        },
        onError: { target: 'dark' },
      },
    },
    bright: { after: { patience: { target: 'dark' } } },
  },
});

export const flowOf = (flow: Pick<AnyFlow, 'id' | 'machine' | 'samples'>): AnyFlow => ({
  title: flow.id,
  regulated: false,
  screen: named,
  journeys: [],
  safety: { leave: 'page', properties: [] },
  ...flow,
});

export const doorFlow = flowOf({
  id: 'site.door',
  machine: doorMachine,
  samples: {
    inputs: { typical: undefined },
    events: { 'door.opened': { typical: {} }, 'door.shut': { typical: {} } },
    outcomes: {},
    projection: () => undefined,
    causedBy: { 'door.opened': 'player', 'door.shut': 'player' },
    words,
  },
});

export const lampFlow = flowOf({
  id: 'site.lamp',
  machine: lampMachine,
  samples: {
    inputs: { typical: undefined },
    events: { 'light.wanted': { typical: {} }, 'dark.wanted': { typical: {} } },
    outcomes: { getWallet: { success: outcomes.getWallet.success } },
    projection: () => undefined,
    causedBy: { 'light.wanted': 'site', 'dark.wanted': 'site' },
    words: { getWallet: 'the wallet', 'light.wanted': 'light is wanted' },
  },
});

export const LIGHT: Wire = {
  from: 'door',
  when: { fact: 'it.opened' },
  to: 'lamp',
  send: 'light.wanted',
};
export const DARK: Wire = {
  from: 'door',
  when: { fact: 'it.shut' },
  to: 'lamp',
  send: 'dark.wanted',
};

/** A door and a lamp on a page that may be open while the door is; the power may go, and come back. */
export const house = (wires: readonly Wire[]): Composition<{ readonly power: boolean }> => ({
  members: [
    { name: 'door', flow: doorFlow },
    { name: 'lamp', flow: lampFlow, page: 'room', narrow: { failures: ['unreachable'] } },
  ],
  wires,
  pages: { room: { words: 'the room', mayBeOpen: ({ screen }) => screen('door') === 'open' } },
  platform: {
    begin: { power: true },
    allows: ({ state, happening: { what } }) => state.power || !('answer' in what),
    after: ({ state, happening: { what } }) =>
      // The fuse may go when it is asked and does not answer.
      'fail' in what ? [state, { power: false }] : [state],
    moves: ({ power }) => [
      {
        name: 'power',
        words: power ? 'the power goes' : 'the power comes back',
        by: 'platform',
        to: { power: !power },
      },
    ],
  },
});
