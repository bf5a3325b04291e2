import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptied } from '../../../backend/seeds/seed.ts';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { questionnaireDecisions } from '../../../backend/verification/questionnaire-tables.ts';
import { formAt } from '../desk-form.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
let own: Tokens;
let playerId: string;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const ANSWER = {
  occupation: '<b>Herder</b>',
  salaryRangeId: 2,
  sourceOfFunds: 'Salary',
  nationality: 'FI',
};
const COMPLIANCE = 'compliance@desk.test';
const submit = (differs: object = {}) =>
  site.call('submitQuestionnaireAnswer', { session: own, body: { ...ANSWER, ...differs } });
const account = async () => (await site.call('getAccessDetails', { session: own })).body;
/** The form of the answers that wait. */
const form = async () =>
  formAt((await site.desk('/desk/questionnaires', COMPLIANCE)).body, '/desk/questionnaires');
const decide = (fields: Record<string, string>, email = COMPLIANCE) =>
  site.desk(
    {
      method: 'POST',
      url: '/desk/questionnaires',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    },
    email,
  );
const decisions = () => site.platform.db.select().from(questionnaireDecisions);

beforeEach(async () => {
  own = await site.logIn('edd@croupier.test');
  playerId = (await account()).playerId ?? '';
  const { db } = site.platform;
  // Answers are kept: a test that begins anew empties the whole table.
  await db.transaction((tx) => emptied(tx, 'questionnaire_answers'));
  await db.update(players).set({ kycStatus: 'EDD_PENDING' }).where(eq(players.id, playerId));
  await db
    .update(documentRequests)
    .set({ status: 'REQUESTED', dueAt: null })
    .where(eq(documentRequests.playerId, playerId));
});

test('answers are read at the desk as they were given, and nobody else’s [EDD-03]', async () => {
  expect((await site.desk('/desk/questionnaires', COMPLIANCE)).body).toContain('Nothing waits.');
  await submit();
  const { body } = await site.desk('/desk/questionnaires', COMPLIANCE);
  for (const text of [
    'edd@croupier.test',
    '&lt;b&gt;Herder&lt;/b&gt;',
    '10,000 to less than 20,000 EUR a year',
    'Finland',
    'Not answered',
  ])
    expect(body).toContain(text);
  expect(body).not.toContain('<b>Herder');
});

test('accepted they raise the level, once, with the name of who decided, and the player’s pages hear of it [EDD-02] [EDD-06]', async () => {
  await submit();
  const heard: string[] = [];
  const stop = site.platform.events.subscribe('player.changed', (news) => {
    heard.push(news.playerId);
  });
  const first = await form();
  const both = await Promise.all([
    decide({ ...first, decision: 'accept', note: '' }),
    decide({ ...first, decision: 'again', note: 'Payslips?' }, 'administrator@desk.test'),
  ]);
  await site.platform.events.flushed();
  stop();
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409]);
  expect(heard).toEqual([playerId]);
  const [decision, ...more] = await decisions();
  expect(more).toEqual([]);
  expect(await account()).toMatchObject(
    decision?.accepted
      ? { kycStatus: 'ENHANCED', eddQuestionnaire: 'VERIFIED' }
      : { kycStatus: 'EDD_PENDING', eddQuestionnaire: 'REQUESTED' },
  );
  expect((await decide({ ...first, decision: 'accept' })).statusCode).toBe(409);
});

test('accepted, nothing is asked any more [EDD-06]', async () => {
  await submit();
  const done = await decide({ ...(await form()), decision: 'accept', note: 'Plausible' });
  expect(done.headers.location).toBe('/desk/questionnaires?done=accepted');
  expect(await account()).toMatchObject({ kycStatus: 'ENHANCED', eddQuestionnaire: 'VERIFIED' });
  expect((await submit({ occupation: 'Other' })).status).toBe(409);
  const { body } = await site.desk('/desk/questionnaires', COMPLIANCE);
  expect(body).toContain('Nothing waits.');
  expect(body).toContain(COMPLIANCE);
  expect(body).toContain('Plausible');
});

test('asked again, the player answers anew from what was answered, in time, and that is evidence beside the first [EDD-02]', async () => {
  await submit();
  const first = await form();
  const unexplained = await decide({ ...first, decision: 'again', note: '  ' });
  expect(unexplained.statusCode).toBe(422);
  expect(unexplained.body).toContain(`aria-describedby="wrong-${first['answers']}"`);
  expect(await account()).toMatchObject({ kycStatus: 'EDD_UNDER_REVIEW' });
  await decide({ ...first, decision: 'again', note: 'Which employer?' });
  expect(await account()).toMatchObject({
    kycStatus: 'EDD_PENDING',
    eddQuestionnaire: 'REQUESTED',
  });
  const { body: known } = await site.call('getQuestionnaireAnswer', { session: own });
  expect(known).toMatchObject(ANSWER);
  expect(Date.parse(known.dueAt ?? '')).toBeGreaterThan(site.platform.clock.now());
  expect((await submit({ occupation: 'Reindeer herder at Inari' })).status).toBe(200);
  const second = await form();
  expect(second['answers']).not.toBe(first['answers']);
  // A decision is not taken again, and the newer answers wait.
  expect((await decide({ ...first, decision: 'accept' })).statusCode).toBe(409);
  const { body } = await site.desk('/desk/questionnaires', COMPLIANCE);
  expect(body).toContain('Reindeer herder at Inari');
  await decide({ ...second, decision: 'accept' });
  expect(await decisions()).toMatchObject([
    { accepted: false, note: 'Which employer?', by: COMPLIANCE },
    { accepted: true, by: COMPLIANCE },
  ]);
});

test('a level that somebody set meanwhile is looked at, and stays [EDD-02]', async () => {
  await submit();
  const before = await form();
  const isPlayer = eq(players.id, playerId);
  await site.platform.db.update(players).set({ kycStatus: 'SUSPENDED' }).where(isPlayer);
  expect((await decide({ ...before, decision: 'accept' })).statusCode).toBe(409);
  expect(await decisions()).toEqual([]);
  await decide({ ...(await form()), decision: 'accept' });
  expect(await account()).toMatchObject({ kycStatus: 'SUSPENDED', eddQuestionnaire: 'VERIFIED' });
});

test.each([
  ['no answers at all', { answers: '999999', decision: 'accept' }],
  ['what is no number', { answers: "1' OR 1=1", decision: 'accept' }],
  ['a number that no column holds', { answers: '9'.repeat(40), decision: 'accept' }],
])('%s are not decided on', async (_what, fields) => {
  await submit();
  expect((await decide({ ...(await form()), ...fields })).statusCode).toBe(409);
  expect(await account()).toMatchObject({ kycStatus: 'EDD_UNDER_REVIEW' });
});

test('what is no form decides nothing', async () => {
  await submit();
  const payload = { answers: { id: 1 }, decision: ['accept'], note: 5 };
  const sent = await site.desk(
    { method: 'POST', url: '/desk/questionnaires', payload },
    COMPLIANCE,
  );
  expect(sent.statusCode).toBe(400);
  expect(await account()).toMatchObject({ kycStatus: 'EDD_UNDER_REVIEW' });
  expect((await site.desk('/desk/questionnaires?done=constructor', COMPLIANCE)).body).not.toContain(
    'native code',
  );
});

test.each(['support@desk.test', 'verification@desk.test', 'payments@desk.test'])(
  '%s decides nothing of it',
  async (email) => {
    await submit();
    expect((await decide({ ...(await form()), decision: 'accept' }, email)).statusCode).toBe(403);
    expect(await account()).toMatchObject({ kycStatus: 'EDD_UNDER_REVIEW' });
  },
);
