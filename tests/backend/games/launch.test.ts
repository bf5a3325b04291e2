import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider, reference } from './documents.ts';

const EMAIL = 'demo@croupier.test';
const OTHER_BRAND = { SiteContext: '{"siteId":"3"}' };
const from = (country: string) => ({ cookie: `country-code=${country}` });

const DOCUMENTS = [
  provider('provider.fern'),
  provider('provider.walled', { restrictedCountry: ['FI'] }),
  { ...provider('subProvider.walled', { restrictedCountry: ['FI'] }), _type: 'subProvider' },
  game('golden-fern'),
  game('harbour-roulette', { _type: 'liveCasinoGames', gameType: 'roulette' }),
  game('high-dive', { gameType: 'crash' }),
  game('walled', { provider: reference('provider.walled') }),
  game('walled-part', { subProvider: reference('subProvider.walled') }),
  game('pocket', { channels: ['mobile'] }),
  game('slate', { channels: ['tablet'] }),
  game('orphan', { provider: reference('provider.gone') }),
  game('half-orphan', { subProvider: reference('subProvider.gone') }),
  { ...game('banner'), _type: 'banner' },
];

/** Studios that are there when their games are put, and not any more when these are asked for. */
const GOING = [
  provider('provider.gone'),
  { ...provider('subProvider.gone'), _type: 'subProvider' },
];

let site: Instance;
const put = (document: object) => site.control('PUT', 'content/northlight', document);
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  for (const document of [...GOING, ...DOCUMENTS]) await put(document);
  // The studios of two games are gone.
  for (const { _id } of GOING) await put({ _id, _type: 'banner' });
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());

type Different = Partial<typeof players.$inferInsert>;
const isNow = (different: Different) =>
  site.platform.db.update(players).set(different).where(eq(players.email, EMAIL));
beforeEach(() =>
  isNow({
    status: 'REGISTERED',
    countryCode: 'FI',
    kycStatus: 'FULLY VERIFIED',
    riskPayout: false,
    multibrandSuspended: false,
    flags: newPlayerFlags,
    termsVersion: site.platform.config.termsVersion,
  }),
);

const bodyOf = (slug: string, different: object = {}) => ({
  slug,
  platform: 'desktop',
  locale: 'en-FI',
  language: 'en',
  currency: 'EUR',
  ip: '',
  enabled: true,
  ...different,
});
const told = ({ status, code }: { status: number; code: string | undefined }) => [status, code];
const start = async (slug: string, headers = {}, different = {}) =>
  told(await site.call('startGame', { session, headers, body: bodyOf(slug, different) }));
/** As a guest, or as the player where `tokens` are there. */
const demo = async (slug: string, headers = {}, different = {}, tokens?: Tokens) =>
  told(
    await site.call('startDemo', {
      headers,
      body: bodyOf(slug, different),
      ...(tokens && { session: tokens }),
    }),
  );

const CLOSED = [409, 'error.game.studio_closed'];
const NONE = [404, 'error.game.not_found'];
const NOT_ALLOWED = [409, 'error.game.not_allowed'];
const RESTRICTED = [409, 'error.game.restricted_country'];
const NOT_FREE = [409, 'error.game.free_play_closed'];

describe('[API-086, API-087] a launch', () => {
  test('of what may be started finds the studio closed, in both modes', async () => {
    for (const slug of ['golden-fern', 'high-dive']) {
      expect(await start(slug)).toEqual(CLOSED);
      expect(await demo(slug)).toEqual(CLOSED);
    }
  });

  test('of a live table is for who is logged in, in either mode [LIVE-05]', async () => {
    expect(await start('harbour-roulette')).toEqual(CLOSED);
    expect(await demo('harbour-roulette')).toEqual([409, 'error.game.login_needed']);
  });

  test.each(['nowhere', 'orphan', 'half-orphan', 'banner'])(
    'of %s finds no game: none, or one without its studio',
    async (slug) => {
      expect(await start(slug)).toEqual(NONE);
      expect(await demo(slug)).toEqual(NONE);
    },
  );

  test('finds the games of its own brand alone', async () => {
    expect(await start('golden-fern', OTHER_BRAND)).toEqual(NONE);
    expect(await demo('golden-fern', OTHER_BRAND)).toEqual(NONE);
  });

  test('for money needs a session, and says so before anything else', async () => {
    const answer = await site.call('startGame', { body: bodyOf('nowhere') });
    expect(told(answer)).toEqual([401, 'error.session.expired']);
  });

  test.each([
    ['a path', { slug: '../golden-fern' }, 'slug:pattern'],
    ['65 letters', { slug: 'a'.repeat(65) }, 'slug:maxLength'],
    ['a tablet', { platform: 'tablet' }, 'platform:enum'],
    ['an unknown market', { locale: 'en-QQ' }, 'locale:unknown'],
  ])('with %s is not taken', async (_what, different, field) => {
    const answer = await site.call('startDemo', { body: bodyOf('golden-fern', different) });
    expect(answer).toMatchObject({ status: 400, code: 'error.validation' });
    expect(answer.fields).toEqual([field]);
  });

  test('[GAME-12] on a device that the game is not made for finds none; a tablet is mobile', async () => {
    expect(await start('pocket')).toEqual(NONE);
    for (const slug of ['pocket', 'slate'])
      expect(await start(slug, {}, { platform: 'mobile' })).toEqual(CLOSED);
  });
});

describe('[GUARD-10, GUARD-11] the account', () => {
  test.each<[string, Different, unknown]>([
    ['a payout risk', { riskPayout: true }, NOT_ALLOWED],
    ['a stopped payout', { status: 'PAYOUT' }, NOT_ALLOWED],
    ['a suspension elsewhere', { multibrandSuspended: true }, NOT_ALLOWED],
    ['a restriction', { status: 'RESTRICTED' }, NOT_ALLOWED],
    ['old terms', { termsVersion: CURRENT_TERMS_VERSION - 1 }, [409, 'error.game.terms']],
    ['casino off', { flags: { ...newPlayerFlags, casino: false } }, NOT_ALLOWED],
    ['live casino off', { flags: { ...newPlayerFlags, liveCasino: false } }, CLOSED],
  ])('%s keeps a casino game closed, or not', async (_what, different, answer) => {
    await isNow(different);
    expect(await start('golden-fern')).toEqual(answer);
    expect(await demo('golden-fern', {}, {}, session)).toEqual(answer);
  });

  test('[GAME-06] a live table asks for live casino, and for nothing of casino', async () => {
    await isNow({ flags: { ...newPlayerFlags, liveCasino: false } });
    expect(await start('harbour-roulette')).toEqual(NOT_ALLOWED);
    await isNow({ flags: { ...newPlayerFlags, casino: false } });
    expect(await start('harbour-roulette')).toEqual(CLOSED);
  });

  test('[GUARD-02] nobody starts anything from a country that is not served', async () => {
    expect(await start('golden-fern', from('US'))).toEqual(NOT_ALLOWED);
    expect(await demo('golden-fern', from('US'))).toEqual(NOT_ALLOWED);
  });

  test('[EXC-04] a player on a break is sent out of the session', async () => {
    await isNow({ status: 'TIMEOUT', statusUntil: null });
    expect(await start('golden-fern')).toEqual([403, 'error.session.on_break']);
  });
});

describe('the law', () => {
  test('is the residence’s: what it forbids is no game, whatever page or place asks', async () => {
    await isNow({ countryCode: 'SE' });
    expect(await start('high-dive', from('FI'))).toEqual(NONE);
    expect(await start('high-dive', {}, { playerCountryCode: 'FI', countryCode: 'FI' })).toEqual(
      NONE,
    );
    expect(await start('golden-fern')).toEqual(CLOSED);
    await isNow({ countryCode: 'DE' });
    expect(await start('golden-fern')).toEqual(NONE);
    // Of what ships: with a permission, and with one for another version.
    expect(await demo('jade-penguin', {}, {}, session)).toEqual([200, undefined]);
    expect(await start('violet-sun')).toEqual(NONE);
  });

  test.each([
    ['FI', [200, undefined]],
    // Net position and clock are in the header of the game.
    ['GB', [200, undefined]],
    // The file of activity comes first, which nobody serves here.
    ['DE', [409, 'error.game.activity_unknown']],
  ])(
    'in %s: money waits for the file of activity where the law has one, free play does not',
    async (countryCode, answer) => {
      await isNow({ countryCode });
      expect(await start('jade-penguin')).toEqual(answer);
      expect(await demo('jade-penguin', {}, {}, session)).toEqual([200, undefined]);
    },
  );

  test('a live table opens no game without a dealer', async () => {
    expect(await start('magnolia-roulette')).toEqual(CLOSED);
  });

  test('is for a guest that of the page and that of the place', async () => {
    expect(await demo('high-dive', {}, { locale: 'en-SE' })).toEqual(NONE);
    expect(await demo('high-dive', from('SE'))).toEqual(NONE);
    expect(await demo('golden-fern', from('SE'))).toEqual(CLOSED);
  });

  test('[GAME-13] opens free play in Great Britain to players whose age is verified', async () => {
    expect(await demo('golden-fern', from('GB'), { locale: 'en-UN' })).toEqual(NOT_FREE);
    await isNow({ countryCode: 'GB', kycStatus: 'PENDING' });
    expect(await demo('golden-fern', {}, {}, session)).toEqual(NOT_FREE);
    await isNow({ kycStatus: 'NOT_REQUIRED' });
    expect(await demo('golden-fern', {}, {}, session)).toEqual(NOT_FREE);
    await isNow({ kycStatus: 'DATA_VERIFIED' });
    expect(await demo('golden-fern', {}, {}, session)).toEqual(CLOSED);
  });

  test('[GAME-08] a country that a provider or sub-provider lists stops both modes', async () => {
    for (const slug of ['walled', 'walled-part']) {
      expect(await start(slug)).toEqual(RESTRICTED);
      expect(await demo(slug, from('FI'))).toEqual(RESTRICTED);
      // The page claims another country: nobody believes it.
      expect(await start(slug, {}, { countryCode: 'CL', playerCountryCode: 'CL' })).toEqual(
        RESTRICTED,
      );
    }
    await isNow({ countryCode: 'CL' });
    expect(await start('walled')).toEqual(CLOSED);
    expect(await start('walled', from('FI'))).toEqual(RESTRICTED);
  });
});
