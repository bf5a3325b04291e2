import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { listen, tokenOf } from '../banking/realtime.support.ts';
import type { DocumentType } from '../../../backend/verification/requests.ts';
import { documentDecisions } from '../../../backend/verification/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { formAt } from '../desk-form.ts';
import { openInstance, type Instance } from '../instance.ts';
import { formOf, photo } from './files.support.ts';

let site: Instance;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-desk-'));
  site = await openInstance({ dataDir });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const desk = async () => (await site.desk('/desk/documents')).body;
/** The fields of a document's form on the page, as a browser sends them. */
const paperOf = async (player: string, type: string) =>
  formAt(await desk(), '/desk/documents', { player, type });
const decide = (fields: Readonly<Record<string, string>>) =>
  site.desk({
    method: 'POST',
    url: '/desk/documents',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a reviewer sees the file beside the account, and what is decided reaches the player [DOC-03]', async () => {
  const email = 'documents-soon@croupier.test';
  const own = await site.logIn(email);
  const { body, headers } = formOf(
    { documentType: 'PROOF_OF_ID', subType: 'BS' },
    { bytes: await photo(), name: '<script>x</script>.jpg' },
  );
  const { id } = (await site.call('uploadDocument', { session: own, body, headers })).body;
  expect(await desk()).not.toContain(id);
  const type = 'PROOF_OF_ID';
  await site.call('startDocumentVerification', { session: own, body: { documentType: type } });
  const shown = await desk();
  expect(shown).toContain(`/desk/documents/files/${id}`);
  expect(shown).toContain(email);
  expect(shown).not.toContain('<script>x');
  expect(shown).toContain('Bank statement');
  const file = await site.desk(`/desk/documents/files/${id}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await site.desk('/desk/documents/files/doc_none')).statusCode).toBe(404);

  const [row] = await site.platform.db.select().from(players).where(eq(players.email, email));
  const player = row?.id ?? '';
  const form = await paperOf(player, type);
  const unreasoned = await decide({ player, type, decision: 'reject' });
  expect(unreasoned.statusCode).toBe(422);
  // At its own field, which has the focus: among many that wait it would be lost.
  expect(unreasoned.body).toMatch(
    new RegExp(`id="reason-${player}-${type}"[^>]*aria-invalid="true"[^>]*autofocus`),
  );
  expect(unreasoned.body.match(/aria-invalid/g)).toHaveLength(1);
  expect(unreasoned.body).toContain('<option value="ID_EXPIRED">Identity: expired</option>');
  expect((await decide({ player, type, decision: 'reject', reason: 'RUDE' })).statusCode).toBe(422);
  expect((await decide({ ...form, player: 'x', decision: 'accept' })).statusCode).toBe(409);
  const rejected = await decide({ ...form, decision: 'reject', reason: 'ID_EXPIRED' });
  expect(rejected.headers.location).toBe('/desk/documents?done=yes');
  const [decided] = await site.platform.db
    .select()
    .from(documentDecisions)
    .where(eq(documentDecisions.playerId, player));
  expect(decided).toMatchObject({ decidedBy: 'administrator@desk.test', reason: 'ID_EXPIRED' });
  expect(await desk()).toContain('<p>Identity: expired</p>');
  const { idDocument } = (await site.call('getDocuments', { session: own })).body;
  expect(idDocument).toMatchObject({ documentStatus: 'REQUESTED', rejectionReason: 'ID_EXPIRED' });
  expect((await decide({ ...form, decision: 'accept' })).statusCode).toBe(409);
});

test('of papers that came after those that a reviewer looks at nothing is decided [DOC-03]', async () => {
  const email = 'documents-soon@croupier.test';
  const own = await site.logIn(email);
  const type = 'PROOF_OF_ID';
  const handIn = async (shade: number): Promise<void> => {
    const { body, headers } = formOf({ documentType: type }, { bytes: await photo(shade) });
    expect((await site.call('uploadDocument', { session: own, body, headers })).status).toBe(201);
    await site.call('startDocumentVerification', { session: own, body: { documentType: type } });
  };
  const [row] = await site.platform.db.select().from(players).where(eq(players.email, email));
  const player = row?.id ?? '';
  const form = () => paperOf(player, type);
  await handIn(11);
  const first = await form();
  await decide({ ...first, decision: 'reject', reason: 'BAD_QUALITY' });
  await new Promise((later) => setTimeout(later, 5));
  await handIn(12);
  const late = await decide({ ...first, decision: 'accept' });
  expect([late.statusCode, late.body]).toEqual([
    409,
    expect.stringContaining('other papers were handed in'),
  ]);
  const { body } = await site.call('getDocuments', { session: own });
  expect(body.idDocument.documentStatus).toBe('UNDER_REVIEW');
  const now = await decide({ ...(await form()), decision: 'reject', reason: 'ID_EXPIRED' });
  expect(now.headers.location).toBe('/desk/documents?done=yes');
});

test('who they are is proved by no other paper: neither the level rises nor does money go out [DOC-17] [WDR-10]', async () => {
  const email = 'many@croupier.test';
  const own = await site.logIn(email);
  const { db, events } = site.platform;
  const [row] = await db.select().from(players).where(eq(players.email, email));
  const player = row?.id ?? '';
  await db.update(players).set({ kycStatus: 'NOT_VERIFIED' }).where(eq(players.id, player));
  await db.delete(documentRequests).where(eq(documentRequests.playerId, player));
  events.publish('player.changed', { playerId: player });
  const type = 'PROOF_OF_PAYMENT';
  await site.desk({
    method: 'POST',
    url: '/desk/documents/ask',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, type, days: '14' }).toString(),
  });
  const { body, headers } = formOf({ documentType: type }, { bytes: await photo(13) });
  await site.call('uploadDocument', { session: own, body, headers });
  await site.call('startDocumentVerification', { session: own, body: { documentType: type } });
  const done = await decide({ ...(await paperOf(player, type)), decision: 'accept' });
  expect(done.headers.location).toBe('/desk/documents?done=yes');
  const device = { ipAddress: '192.0.2.1', blackbox: '' };
  const check = async () =>
    (await site.call('checkWithdrawalLimit', { session: own, body: device })).body.result;
  expect(await check()).toBe('DOCUMENTS_REQUIRED');
  expect((await site.call('getAccessDetails', { session: own })).body.kycStatus).toBe(
    'NOT_VERIFIED',
  );
  // Identity is asked for there and then, and accepted documents are not asked for again.
  const { body: documents } = await site.call('getDocuments', { session: own });
  expect(documents.idDocument.documentStatus).toBe('REQUESTED');
  expect(documents.paymentDocument[0]?.documentStatus).toBe('VERIFIED');
  expect(await check()).not.toBe('SUCCESS');
});

test('a reviewer asks a player for a document; what is wrong with the question is said, and stays typed [DOC-19]', async () => {
  const email = 'documents-soon@croupier.test';
  const own = await site.logIn(email);
  const ask = (fields: Readonly<Record<string, string>>) =>
    site.desk({
      method: 'POST',
      url: '/desk/documents/ask',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const good = { email, type: 'SOURCE_OF_WEALTH', days: '14' };
  for (const wrong of [
    { email: '' },
    { email: 'nobody@croupier.test' },
    { type: 'EDD_QUESTIONNAIRE' },
    { days: '91' },
    { days: '-1' },
    { days: 'soon' },
  ]) {
    const refused = await ask({ ...good, ...wrong });
    expect([refused.statusCode, refused.body.includes('role="alert"')]).toEqual([422, true]);
  }
  expect((await ask({ ...good, days: '91' })).body).toContain(`value="${email}"`);
  // The form is the last thing of the page: the wrong field has the focus.
  expect((await ask({ ...good, days: '91' })).body).toMatch(/id="days"[^>]*autofocus/);
  expect((await ask({ ...good, days: 'soon' })).body).toMatch(/id="days"[^>]*value="soon"/);
  expect((await ask({ ...good, email: '' })).body).toMatch(/id="email"[^>]*autofocus/);
  const { body: before } = await site.call('getDocuments', { session: own });
  expect(before.sowDocument).toEqual({ documentStatus: 'UNREQUESTED' });
  const { playerId } = (await site.call('getAccessDetails', { session: own })).body;
  const told: string[] = [];
  const stop = site.platform.events.subscribe('player.changed', (news) => {
    told.push(news.playerId);
  });
  expect((await ask(good)).headers.location).toBe('/desk/documents?done=asked');
  await expect.poll(() => told).toEqual([playerId]);
  stop();
  const { body: after } = await site.call('getDocuments', { session: own });
  expect(after.sowDocument.documentStatus).toBe('REQUESTED');
});

test('what is decided is told to the open page at once, and money goes out again [RT-04] [WDR-10]', async () => {
  const email = 'documents-strict@croupier.test';
  const own = await site.logIn(email);
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const [row] = await site.platform.db.select().from(players).where(eq(players.email, email));
  const player = row?.id ?? '';
  await site.platform.db
    .update(players)
    .set({ kycStatus: 'NOT_VERIFIED' })
    .where(eq(players.id, player));
  site.platform.events.publish('player.changed', { playerId: player });
  const ear = listen(url, await tokenOf(site, own));
  await vi.waitFor(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
  const heard = () => ear.of('PLAYER_ATTRIBUTE_CHANGE').map(({ attributes }) => attributes);
  const check = async () =>
    (
      await site.call('checkWithdrawalLimit', {
        session: own,
        body: { ipAddress: '192.0.2.1', blackbox: 'x' },
      })
    ).body.result;
  const handIn = async (type: 'PROOF_OF_ID' | 'PROOF_OF_ADDRESS', shade: number) => {
    const { body, headers } = formOf({ documentType: type }, { bytes: await photo(shade) });
    await site.call('uploadDocument', { session: own, body, headers });
    await site.call('startDocumentVerification', { session: own, body: { documentType: type } });
  };
  expect(await check()).toBe('DOCUMENTS_REQUIRED_RESTRICTED');
  await handIn('PROOF_OF_ID', 10);
  expect((await desk()).replaceAll(/\s+/g, ' ')).toContain('30 days overdue');
  await decide({ ...(await paperOf(player, 'PROOF_OF_ID')), decision: 'accept' });
  // One message may tell of changes that follow each other closely.
  await vi.waitFor(() =>
    expect(Object.assign({}, ...heard())).toMatchObject({
      documentDecisions: 1,
      kycStatus: 'FULLY VERIFIED',
      requestDocumentTypeStatus: '',
    }),
  );
  expect(await check()).toBe('SUCCESS');
  const shown = await desk();
  expect(shown).toContain('Proof of id: accepted');
  expect(shown).toContain('by administrator@desk.test');
  ear.socket.close();
});

test('of two that are accepted at the same time the level is raised all the same [DOC-17]', async () => {
  const [row] = await site.platform.db
    .select()
    .from(players)
    .where(eq(players.email, 'documents@croupier.test'));
  const player = row?.id ?? '';
  const { db } = site.platform;
  for (let round = 0; round < 10; round += 1) {
    await db.update(players).set({ kycStatus: 'PENDING' }).where(eq(players.id, player));
    await db
      .update(documentRequests)
      .set({ status: 'UNDER_REVIEW' })
      .where(eq(documentRequests.playerId, player));
    const types = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'];
    const forms = await Promise.all(types.map((type) => paperOf(player, type)));
    await Promise.all(forms.map((form) => decide({ ...form, decision: 'accept' })));
    const [after] = await db.select().from(players).where(eq(players.id, player));
    expect(after?.kycStatus).toBe('FULLY VERIFIED');
  }
});

test('a paper that says nothing of who somebody is raises no level, and lets no money out [DOC-17] [WDR-10]', async () => {
  const email = 'unverified-cap@croupier.test';
  const own = await site.logIn(email);
  const { db, clock } = site.platform;
  const [row] = await db.select().from(players).where(eq(players.email, email));
  const player = row?.id ?? '';
  await db.insert(documentRequests).values({
    playerId: player,
    documentType: 'SOURCE_OF_WEALTH',
    status: 'REQUESTED',
    dueAt: clock.date(),
  });
  const level = async () => {
    const [now] = await db.select().from(players).where(eq(players.id, player));
    return now?.kycStatus;
  };
  const check = async () =>
    (
      await site.call('checkWithdrawalLimit', {
        session: own,
        body: { ipAddress: '192.0.2.1', blackbox: 'x' },
      })
    ).body.result;
  const isAccepted = async (documentType: DocumentType, shade: number) => {
    const { body, headers } = formOf({ documentType }, { bytes: await photo(shade) });
    await site.call('uploadDocument', { session: own, body, headers });
    await site.call('startDocumentVerification', { session: own, body: { documentType } });
    const decided = await decide({ ...(await paperOf(player, documentType)), decision: 'accept' });
    expect(decided.headers.location).toBe('/desk/documents?done=yes');
  };
  await isAccepted('SOURCE_OF_WEALTH', 20);
  expect(await level()).toBe('NOT_VERIFIED');
  expect(await check()).toBe('DOCUMENTS_REQUIRED');
  const { body } = await site.call('getDocuments', { session: own });
  expect([body.idDocument, body.addressDocument, body.sowDocument]).toMatchObject(
    ['REQUESTED', 'REQUESTED', 'VERIFIED'].map((documentStatus) => ({ documentStatus })),
  );
  await isAccepted('PROOF_OF_ADDRESS', 30);
  expect(await level()).toBe('NOT_VERIFIED');
  await isAccepted('PROOF_OF_ID', 40);
  expect(await level()).toBe('FULLY VERIFIED');
  expect(await check()).toBe('SUCCESS');
});

test('what is decided of one player’s document says nothing of another’s [DOC-11]', async () => {
  const handedIn = async (name: string) => {
    const email = `${name}@croupier.test`;
    const own = await site.logIn(email);
    const { body, headers } = formOf({ documentType: 'PROOF_OF_ID' }, { bytes: await photo() });
    const { id } = (await site.call('uploadDocument', { session: own, body, headers })).body;
    await site.call('startDocumentVerification', {
      session: own,
      body: { documentType: 'PROOF_OF_ID' },
    });
    const [row] = await site.platform.db.select().from(players).where(eq(players.email, email));
    return { id, player: row?.id ?? '' };
  };
  const [one, other] = [await handedIn('documents-two'), await handedIn('expired')];
  await decide({ ...(await paperOf(one.player, 'PROOF_OF_ID')), decision: 'accept' });
  const shown = await desk();
  expect(shown).not.toContain(one.id);
  expect(shown).toContain(`/desk/documents/files/${other.id}`);
});
