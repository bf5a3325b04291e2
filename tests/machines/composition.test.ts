import { describe, expect, test } from 'vitest';
import { checkClaim } from '../../machines/engine/check-claim.ts';
import { holds, never, questionsTo, type Claim } from '../../machines/engine/claims.ts';
import { compose } from '../../machines/engine/compose.ts';
import type { Composition, Wire } from '../../machines/engine/composition.ts';
import { violated } from '../../machines/engine/properties.ts';
import { DEFAULT_POLICY } from '../../reference/policies.ts';
import { DARK, doorFlow, house, lampFlow, LIGHT } from './composition.support.ts';

type House = { readonly power: boolean };

const lamp = questionsTo('lamp');

/** A house whose lamp is there all the time, and hears of the door. */
const alwaysLit = (wires: readonly Wire[]): Composition<House> => {
  const { members, ...rest } = house(wires);
  return {
    ...rest,
    members: members.map(({ name, flow, narrow }) => ({ name, flow, ...(narrow && { narrow }) })),
    pages: {},
  };
};

const pathTo = (composition: Composition<House>, claim: Claim<House>): string[] | undefined =>
  checkClaim(compose(composition, DEFAULT_POLICY), claim).path?.map(
    ({ by, words, screen }) => `${by}: ${words}${screen === undefined ? '' : ` → ${screen}`}`,
  );

const isBright = never<House>(({ after }) => lamp.shows(after, 'bright'));

describe('flows that are explored together', () => {
  test('a fact of one is an event of the other, and only by its wire', () => {
    expect(pathTo(alwaysLit([LIGHT]), isBright)).toEqual([
      'player: opens the door → open',
      'platform: the wallet answers success → bright',
    ]);
    expect(pathTo(alwaysLit([{ ...LIGHT, send: 'dark.wanted' }, DARK]), isBright)).toEqual([
      // Nobody wires it then: everybody may send it.
      'site: light is wanted → asking',
      'platform: the wallet answers success → bright',
    ]);
  });

  test('an answer is heard as a fact is', () => {
    const wires: Wire[] = [
      LIGHT,
      { from: 'lamp', when: { answer: 'getWallet success' }, to: 'door', send: 'door.shut' },
    ];
    const staysOpen = never<House>(
      (moment) => lamp.isAnswered(moment, 'getWallet') && moment.after.screen('door') !== 'shut',
    );
    expect(pathTo(alwaysLit(wires), staysOpen)).toBeUndefined();
    expect(pathTo(alwaysLit([LIGHT]), staysOpen)).toHaveLength(2);
  });

  test('a page is left as soon as it may not be open, and what ran on it begins anew', () => {
    const { nodes } = compose(house([LIGHT]), DEFAULT_POLICY);
    const rooms = nodes.filter(({ view }) => view.page === 'room');
    expect(rooms.length).toBeGreaterThan(0);
    expect(rooms.filter(({ view }) => view.screen('door') !== 'open')).toEqual([]);
    expect(nodes.filter(({ view }) => view.page === undefined && view.screen('lamp'))).toEqual([]);
    const entered = nodes.flatMap(({ out }) => out.filter(({ what }) => 'opens' in what));
    expect(new Set(entered.map(({ to }) => to.view.screen('lamp')))).toEqual(new Set(['dark']));
  });

  test('an honest platform answers only what it may, and what it knows may be in doubt', () => {
    const wrong = never<House>(
      (moment) => lamp.isAnswered(moment, 'getWallet') && !moment.before.platform.power,
    );
    expect(pathTo(alwaysLit([LIGHT]), wrong)).toBeUndefined();
    const doubted = never<House>(
      ({ happening, before, after }) =>
        happening !== undefined && before.platform.power !== after.platform.power,
    );
    expect(pathTo(alwaysLit([LIGHT]), doubted)).toEqual([
      'player: opens the door → open',
      'platform: the wallet gets no answer → dark',
    ]);
  });

  test('time passes for a member by its own timers, and not for one that is still', () => {
    const outlived = never<House>(
      ({ happening }) => happening !== undefined && 'pass' in happening.what,
    );
    expect(pathTo(alwaysLit([LIGHT]), outlived)?.at(-1)).toBe('time: 1 s pass → dark');
    const house_ = alwaysLit([LIGHT]);
    const members = house_.members.map((one) => ({ ...one, narrow: { still: true } as const }));
    expect(pathTo({ ...house_, members }, outlived)).toBeUndefined();
  });

  test('what must be remembered is, over the shortest path', () => {
    const twice = holds<House, number>(0, (known, moment) => {
      const now = known + (lamp.comesTo(moment, 'bright') ? 1 : 0);
      return now === 2 ? violated : now;
    });
    expect(pathTo(alwaysLit([LIGHT, DARK]), twice)).toHaveLength(5);
  });

  test('a wire that never carries anything is named; one to nobody is refused', () => {
    const loose: Wire = { ...LIGHT, when: { fact: 'it.melted' } };
    expect(compose(alwaysLit([LIGHT, loose]), DEFAULT_POLICY).looseWires).toEqual([loose]);
    expect(() => compose(alwaysLit([{ ...LIGHT, to: 'lamb' }]), DEFAULT_POLICY)).toThrow('No lamb');
    expect(() => compose(alwaysLit([{ ...LIGHT, send: 'x' }]), DEFAULT_POLICY)).toThrow('hears x');
  });

  test('too many states, and a case that does not exist, are said', () => {
    expect(() => compose(house([LIGHT]), DEFAULT_POLICY, 5)).toThrow(
      'door × lamp has more than 5 states',
    );
    const misspelt = {
      ...house([]),
      members: [{ name: 'lamp', flow: lampFlow, narrow: { outcomes: { getWallet: ['sucess'] } } }],
    };
    expect(() => compose(misspelt, DEFAULT_POLICY)).toThrow('getWallet has no case sucess');
    const unknown = { name: 'door', flow: doorFlow, narrow: { events: { 'door.opend': [] } } };
    expect(() => compose({ ...house([]), members: [unknown] }, DEFAULT_POLICY)).toThrow(
      'knows no door.opend',
    );
  });
});
