import { describe, expect, test } from 'vitest';
import { setup, transition, initialTransition, type SnapshotFrom } from 'xstate';
import { screenOf, type StateMeta } from '../../machines/engine/screens.ts';
import { snapshotOf } from '../../machines/engine/snapshot.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import { contract } from '../contract/bundle.ts';

/** A lamp in a room: two regions, of which the later covers the earlier; one state names two screens. */
type LampScreen =
  | { readonly name: 'dark' }
  | { readonly name: 'lit' }
  | { readonly name: 'dimmed'; readonly to: number }
  | { readonly name: 'away' };

const lampMeta: StateMeta<LampScreen> = {};
const lamp = setup({
  types: {
    context: {} as { dimmed: number | undefined },
    meta: lampMeta,
    input: {} as number | undefined,
  },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ dimmed: input }),
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      meta: { screen: 'dark' },
      states: {
        off: { on: { pressed: 'on' } },
        on: { meta: { screen: ['dimmed', 'lit'] }, on: { pressed: 'off' } },
      },
    },
    door: { initial: 'shut', states: { shut: { on: { left: 'open' } }, open: {} } },
    room: {
      initial: 'used',
      states: { used: { on: { left: 'empty' } }, empty: { meta: { screen: 'away' } } },
    },
  },
});

const lampScreen = screenOf<SnapshotFrom<typeof lamp>, LampScreen>({
  dark: () => ({ name: 'dark' }),
  lit: ({ context: { dimmed } }) => (dimmed === 0 ? undefined : { name: 'lit' }),
  dimmed: ({ context: { dimmed } }) => (dimmed ? { name: 'dimmed', to: dimmed } : undefined),
  away: () => ({ name: 'away' }),
});

/** The screens after each event, the start first. */
function shownBy(dimmed: number | undefined, ...types: ('pressed' | 'left')[]): LampScreen[] {
  let [snapshot] = initialTransition(lamp, dimmed);
  return [
    lampScreen(snapshot),
    ...types.map((type) => {
      [snapshot] = transition(lamp, snapshot, { type });
      return lampScreen(snapshot);
    }),
  ];
}

describe('the screen of a chart', () => {
  test('is named by the innermost state that names one', () => {
    expect(shownBy(undefined, 'pressed', 'pressed').map(({ name }) => name)).toEqual([
      'dark',
      'lit',
      'dark',
    ]);
  });

  test('is the first of several that finds what it shows', () => {
    expect(shownBy(40, 'pressed')).toContainEqual({ name: 'dimmed', to: 40 });
  });

  test('is that of the last region that names one', () => {
    expect(shownBy(40, 'left', 'pressed').map(({ name }) => name)).toEqual([
      'dark',
      'away',
      'away',
    ]);
  });

  test('is never made up', () => {
    expect(() => shownBy(0, 'pressed')).toThrow(/"light":"on".* of dimmed, lit/);
  });

  test('is a screen of the flow, or does not compile', () => {
    const meta: StateMeta<LampScreen, 'ON'> = {};
    const { createMachine, createStateConfig } = setup({ types: { meta } });
    // @ts-expect-error no such screen
    createMachine({ initial: 'a', states: { a: { meta: { screen: 'lid' } } } });
    // @ts-expect-error no such screen
    createStateConfig({ meta: { screen: ['dark', 'lid'] } });
    // @ts-expect-error no such status
    createStateConfig({ meta: { status: 'OM' } });
    // @ts-expect-error a screen that nothing reads
    screenOf<SnapshotFrom<typeof lamp>, { readonly name: 'dark'; readonly since: number }>({});
    expect(createMachine).toBeInstanceOf(Function);
  });
});

/** Enumerations of the specification that name the states of a flow, and the flows that have them. */
const STATES_OF: Readonly<Record<string, readonly string[]>> = {
  BankingUiState: ['banking.deposit', 'banking.withdraw'],
  CodeVerificationStatus: [
    'access.smsVerification',
    'access.emailVerification',
    'access.resetVerification',
    'profile.phoneChange',
  ],
  DocumentUploadStep: ['verification.documents'],
  RegistrationStep: ['access.passwordReset'],
  SessionStatus: ['access.session'],
  SignUpStep: ['access.signUp'],
  WalletStatus: ['banking.wallet'],
};

/** Values of them that no chart has, and why. */
const WITHOUT_STATE: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Enumerations of states that no chart has, and why. */
const WITHOUT_CHART: Readonly<Record<string, string>> = {
  LoadStatus: 'It is what a screen says of one thing that it shows, for example of the account.',
};

describe('what the specification calls a state', () => {
  const valuesOf = (name: string): readonly string[] =>
    contract.components.schemas[name]?.enum ?? [];

  test.each(Object.entries(STATES_OF))(
    'every value of %s is a state, or listed with the reason [ARCH-09]',
    (name, flows) => {
      const statuses = flows.flatMap((id) =>
        snapshotOf(flowNamed(id)).states.flatMap(({ status }) => status ?? []),
      );
      const without = Object.keys(WITHOUT_STATE[name] ?? {});
      expect([...new Set([...statuses, ...without])].toSorted()).toEqual(valuesOf(name).toSorted());
      expect(without.filter((value) => statuses.includes(value))).toEqual([]);
    },
  );

  test('belongs to no other chart, and an enumeration without one exists', () => {
    const others = FLOWS.filter(({ id }) => !Object.values(STATES_OF).flat().includes(id));
    expect(
      others.flatMap((flow) => snapshotOf(flow).states.flatMap(({ status }) => status ?? [])),
    ).toEqual([]);
    expect(Object.keys(WITHOUT_CHART).filter((name) => valuesOf(name).length === 0)).toEqual([]);
  });
});
