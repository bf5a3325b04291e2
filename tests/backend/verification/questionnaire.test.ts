import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptied } from '../../../backend/seeds/seed.ts';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { questionnaireAnswers } from '../../../backend/verification/questionnaire-tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
let own: Tokens;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const ANSWER = { occupation: 'Reindeer herder', salaryRangeId: 2, sourceOfFunds: 'Salary' };
const submit = (body: object = ANSWER) =>
  site.call('submitQuestionnaireAnswer', { session: own, body: { ...ANSWER, ...body } });
const read = async () => (await site.call('getQuestionnaireAnswer', { session: own })).body;
const account = async () => (await site.call('getAccessDetails', { session: own })).body;
const idOf = async () => (await account()).playerId ?? '';
const kept = async () =>
  site.platform.db
    .select()
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.playerId, await idOf()))
    .orderBy(questionnaireAnswers.id);

describe('the questionnaire', () => {
  beforeEach(async () => {
    own = await site.logIn('edd@croupier.test');
    const { db } = site.platform;
    const playerId = await idOf();
    // Answers are kept: a test that begins anew empties the whole table.
    await db.transaction((tx) => emptied(tx, 'questionnaire_answers'));
    await db.update(players).set({ kycStatus: 'EDD_PENDING' }).where(eq(players.id, playerId));
    await db
      .update(documentRequests)
      .set({ status: 'REQUESTED' })
      .where(eq(documentRequests.playerId, playerId));
  });

  test('is due, and says by when [EDD-01] [EDD-05] [API-038]', async () => {
    expect(await account()).toMatchObject({
      kycStatus: 'EDD_PENDING',
      eddQuestionnaire: 'REQUESTED',
    });
    const { dueAt = '', ...rest } = await read();
    expect(new Date(dueAt).getTime()).toBeGreaterThan(site.platform.clock.now());
    expect(rest).toEqual({});
  });

  test('handed in, it is under review, kept as evidence with version and time [EDD-03] [EDD-06] [API-039]', async () => {
    const at = site.platform.clock.now();
    expect((await submit({ placeOfBirth: 'Inari', nationality: 'FI' })).status).toBe(200);
    expect(await account()).toMatchObject({
      kycStatus: 'EDD_UNDER_REVIEW',
      eddQuestionnaire: 'UNDER_REVIEW',
    });
    expect(await read()).toEqual({ ...ANSWER, placeOfBirth: 'Inari', nationality: 'FI' });
    const [row] = await kept();
    expect(row).toMatchObject({
      version: 1,
      salaryFrom: 1_000_000,
      salaryTo: 2_000_000,
      currency: 'EUR',
    });
    const answeredAt = row?.answeredAt.getTime() ?? 0;
    expect(answeredAt).toBeGreaterThanOrEqual(at);
    expect(answeredAt).toBeLessThanOrEqual(site.platform.clock.now());
  });

  test('an answer in which nothing can be read is none, and marks that nobody sees are not kept [EDD-04]', async () => {
    for (const field of ['occupation', 'sourceOfFunds', 'placeOfBirth']) {
      const { status, fields } = await submit({ [field]: '\u200B\u2060' });
      expect([status, fields]).toEqual([400, [`${field}:minLength`]]);
    }
    expect(await kept()).toEqual([]);
    expect((await submit({ occupation: ' Rein\u00ADdeer\u200B  herder\uFEFF' })).status).toBe(200);
    expect(await read()).toEqual(ANSWER);
  });

  test('the same again, at once or after a lost answer, is taken once; another comes too late [EDD-02] [EDD-08]', async () => {
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await submit()).status).toBe(200);
    const late = await submit({ occupation: 'Teacher' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'error.questionnaire.not_requested' },
    ]);
    expect(await kept()).toHaveLength(1);
  });

  test('what was answered is told to the player’s other pages, and to nobody else [EDD-05] [API-038]', async () => {
    const playerId = await idOf();
    const told: string[] = [];
    const stop = site.platform.events.subscribe('player.changed', (news) => {
      told.push(news.playerId);
    });
    await submit();
    await expect.poll(() => told).toEqual([playerId]);
    stop();
    own = await site.logIn('verified@croupier.test');
    expect(await read()).toEqual({});
  });

  test.each([
    ['a salary range without an id', { salaryRangeId: 0 }],
    ['a salary range that there is not', { salaryRangeId: 99 }],
    ['a blank occupation', { occupation: '   ' }],
    ['a blank source', { sourceOfFunds: ' ' }],
  ])('%s is refused, and nothing is kept [EDD-04]', async (_what, body) => {
    const { status, body: problem } = await submit(body);
    expect([status, problem]).toMatchObject([
      400,
      { validationErrors: [{ field: Object.keys(body)[0] }] },
    ]);
    expect(await kept()).toEqual([]);
    expect(await account()).toMatchObject({ kycStatus: 'EDD_PENDING' });
  });

  test('who is not asked hands nothing in [EDD-01]', async () => {
    own = await site.logIn('verified@croupier.test');
    expect((await submit()).status).toBe(409);
    expect(await account()).toMatchObject({ eddQuestionnaire: 'UNREQUESTED' });
  });

  test('has salary ranges in the account’s currency, with ids above 0 and no gap [API-040]', async () => {
    const { currency, ranges } = (await site.call('getSalaryRanges', { session: own })).body;
    expect(currency).toBe('EUR');
    expect(ranges.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const [index, { to }] of ranges.entries()) expect(to).toBe(ranges[index + 1]?.from);
  });

  test.each(['getOccupations', 'getSourcesOfFunds'] as const)(
    '%s are those of the content service, in the language asked for, Other among them [EDD-05] [API-041] [API-042]',
    async (operation) => {
      const asked = async (language: string) =>
        (await site.call(operation, { query: { language } })).body.choices ?? [];
      const [english, finnish, brazilian] = await Promise.all(['en', 'fi', 'pt-BR'].map(asked));
      expect(english?.length).toBeGreaterThan(5);
      expect(english?.filter(({ isOther }) => isOther).map(({ label }) => label)).toEqual([
        'Other',
      ]);
      expect(finnish?.find(({ isOther }) => isOther)?.label).toBe('Muu');
      expect(brazilian?.find(({ isOther }) => isOther)?.label).toBe('Outra');
      expect(await asked('xx')).toEqual(english);
    },
  );
});
