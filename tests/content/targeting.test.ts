import { describe, expect, it } from 'vitest';
import {
  depositGroup,
  isForViewer,
  isRunning,
  shownBanners,
  type Viewer,
} from '../../src/content/targeting.ts';
import type { Banner, Targeting } from '../../src/content/types.ts';

const visitor: Viewer = { kind: 'visitor' };
const player = (deposits?: number, playerId = 'P1'): Viewer => ({
  kind: 'player',
  playerId,
  deposits,
});
const item = (parts: Partial<Targeting>): Targeting => ({
  authorized: 'both',
  targetAudienceOption: 'no-limit',
  depositGroups: [],
  playerIds: [],
  ...parts,
});

describe('TARGET-01, TARGET-02, TARGET-05: visitors and players', () => {
  it.each([
    ['authorized', false, true],
    ['not-authorized', true, false],
    ['both', true, true],
  ] as const)('an item for %s', (authorized, toVisitor, toPlayer) => {
    expect(isForViewer(item({ authorized }), visitor)).toBe(toVisitor);
    expect(isForViewer(item({ authorized }), player(0))).toBe(toPlayer);
  });

  it('TARGET-02: a visitor sees an item for guests whatever players it targets', () => {
    const targeted = item({ targetAudienceOption: 'targeted', depositGroups: ['many'] });
    expect(isForViewer(targeted, visitor)).toBe(true);
  });
});

describe('TARGET-03: players by number of deposits', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'many'],
    [250, 'many'],
  ] as const)('%i deposits are the group %s', (deposits, group) => {
    expect(depositGroup(deposits)).toBe(group);
    for (const each of ['zero', 'one', 'many'] as const) {
      const targeted = item({ targetAudienceOption: 'targeted', depositGroups: [each] });
      expect(isForViewer(targeted, player(deposits))).toBe(each === group);
    }
  });

  it('an item without limit shows whatever the deposits', () => {
    expect(isForViewer(item({ depositGroups: ['one'] }), player(5))).toBe(true);
  });

  it('a listed player sees the item whatever the deposits', () => {
    const targeted = item({
      targetAudienceOption: 'targeted',
      depositGroups: ['zero'],
      playerIds: ['P7'],
    });
    expect(isForViewer(targeted, player(9, 'P7'))).toBe(true);
    expect(isForViewer(targeted, player(undefined, 'P7'))).toBe(true);
    expect(isForViewer(targeted, player(9, 'P8'))).toBe(false);
  });

  it('an item that says nothing of an audience is for everybody it is for', () => {
    expect(isForViewer({ authorized: 'both' }, player(3))).toBe(true);
    expect(isForViewer({ authorized: 'not-authorized' }, player(3))).toBe(false);
  });

  it('an item for an audience that it does not name is for nobody', () => {
    const nobody = { authorized: 'both', targetAudienceOption: 'targeted' } as const;
    expect(isForViewer(nobody, player(3))).toBe(false);
    expect(isForViewer(nobody, player(undefined))).toBe(false);
  });

  it('while the number of deposits is not known, a deposit group shows to nobody', () => {
    const targeted = item({ targetAudienceOption: 'targeted', depositGroups: ['zero'] });
    expect(isForViewer(targeted, player())).toBe(false);
  });

  it('an item that targets nobody shows to no player', () => {
    expect(isForViewer(item({ targetAudienceOption: 'targeted' }), player(1))).toBe(false);
  });
});

const at = Date.parse('2026-11-21T12:00:00Z');
const banner = (parts: Partial<Banner>): Banner => ({
  ...item({}),
  id: 'b',
  title: 'Title',
  description: undefined,
  greeting: undefined,
  button: undefined,
  urlAction: undefined,
  isClickable: false,
  images: { desktop: { asset: '', alt: '' }, mobile: { asset: '', alt: '' } },
  tone: 'dark',
  startDate: undefined,
  endDate: undefined,
  markets: [],
  ...parts,
});

describe('CONT-11: a banner runs between its dates', () => {
  it.each([
    [undefined, undefined, true],
    ['2026-11-21T12:00:00Z', undefined, true],
    ['2026-11-21T12:00:00.001Z', undefined, false],
    [undefined, '2026-11-21T12:00:00.001Z', true],
    [undefined, '2026-11-21T12:00:00Z', false],
    ['2026-11-01', '2026-12-01', true],
    ['soon', undefined, false],
    [undefined, 'later', false],
  ])('from %s to %s', (startDate, endDate, runs) => {
    expect(isRunning({ startDate, endDate }, at)).toBe(runs);
  });

  it('TARGET-04: and shows in its markets, to its audience, in the editors’ order', () => {
    const shown = shownBanners(
      [
        banner({ id: 'everywhere' }),
        banner({ id: 'over', endDate: '2026-01-01' }),
        banner({ id: 'elsewhere', markets: ['BR'] }),
        banner({ id: 'players', authorized: 'authorized' }),
        banner({ id: 'here', markets: ['BR', 'FI'] }),
      ],
      { viewer: visitor, market: 'FI', now: at },
    );
    expect(shown.map(({ id }) => id)).toEqual(['everywhere', 'here']);
  });
});
