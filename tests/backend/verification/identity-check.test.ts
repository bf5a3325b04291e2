import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { players } from '../../../backend/players/tables.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { identityProvider } from '../../../backend/third-parties/kyc-provider/provider.ts';
import { askAboutSilent } from '../../../backend/verification/identity-work.ts';
import { decideDocument } from '../../../backend/verification/review.ts';
import { documentDecisions, identityChecks } from '../../../backend/verification/tables.ts';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
let url: string;
beforeAll(async () => {
  site = await openInstance();
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const returnUrl = '/fi-FI/my-account/account/verification';
const ID = 'PROOF_OF_ID';
const persona = 'documents-soon@croupier.test';
let playerId: string;
let own: Tokens;
beforeAll(async () => {
  const [row] = await site.platform.db.select().from(players).where(eq(players.email, persona));
  playerId = row?.id ?? '';
  own = await site.logIn(persona);
});

/** The document as it was at first. */
async function askAgain(): Promise<void> {
  const { db } = site.platform;
  await db
    .update(documentRequests)
    .set({ status: 'REQUESTED', rejectionReason: null })
    .where(and(eq(documentRequests.playerId, playerId), eq(documentRequests.documentType, ID)));
  await db.delete(identityChecks).where(eq(identityChecks.playerId, playerId));
}

const initiate = (body: object = {}, session: Tokens = own) =>
  site.call('initiateIdentityCheck', {
    session,
    body: { documentType: ID, returnUrl, ...body },
  });
const opened = async (): Promise<string> => (await initiate()).body.redirectUrl;
/** Presses a button of the provider's page. @returns where that leads */
async function press(path: string, button: 'show' | 'cancel', paper = ''): Promise<string> {
  const answer = await fetch(`${url}${path}/${button}`, {
    method: 'POST',
    body: new URLSearchParams({ paper }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? String(answer.status);
}
const follow = async (path: string) =>
  (await fetch(`${url}${path}`, { redirect: 'manual' })).headers.get('location');
const standing = async () =>
  (await site.call('getDocumentVerification', { session: own, query: { documentType: ID } })).body;
const checkOf = async () => {
  const [row] = await site.platform.db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.playerId, playerId))
    .orderBy(desc(identityChecks.createdAt));
  if (!row) throw new Error('No check');
  return row;
};
/** Moves the platform's clock on by the two seconds of a look at the documents. */
const isLookedAt = () => site.platform.movableClock?.advance(3_000);
async function becomes(what: object): Promise<void> {
  await isLookedAt();
  await vi.waitFor(async () => expect(await standing()).toEqual(what));
}
const decisions = () =>
  site.platform.db
    .select()
    .from(documentDecisions)
    .where(eq(documentDecisions.playerId, playerId))
    .orderBy(desc(documentDecisions.id));

/** A callback, as the provider would send it. */
async function tell(parts: object, options: { at?: number; secret?: string } = {}) {
  const { reference, checkId } = await checkOf();
  const body = JSON.stringify({ eventId: randomUUID(), reference, checkId, ...parts });
  const secret = options.secret ?? (await openWebhookSecret(site.platform.db, 'identity'));
  const answer = await fetch(`${url}/webhooks/identity-checks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, options.at ?? Date.now(), body),
    },
    body,
  });
  return answer.status;
}

describe('[DOC-14] [API-037] a check of identity', () => {
  test('leads to the provider and back, and what was found decides about document and level', async () => {
    await askAgain();
    await site.platform.db
      .update(players)
      .set({ kycStatus: 'PENDING' })
      .where(eq(players.id, playerId));
    const at = await opened();
    expect(at).toMatch(/^\/kyc-provider\/check\/kc_[\w-]{24}$/);
    // Pressed twice, or begun in another tab, it is the same one.
    expect(await opened()).toBe(at);
    const page = await fetch(`${url}${at}`);
    expect(page.headers.get('content-security-policy')).toContain('sandbox allow-forms');
    const text = await page.text();
    expect(text).toContain('<html lang="fi">');
    expect(text).not.toContain('<script');
    expect(await press(at, 'show')).toBe('422');
    const back = await press(at, 'show', 'passport');
    expect(back).toMatch(/^\/webhooks\/identity-return\?/);
    expect(await follow(back)).toBe(returnUrl);
    expect(await standing()).toEqual({ documentStatus: 'UNDER_REVIEW' });
    await becomes({ documentStatus: 'VERIFIED' });
    const { body } = await site.call('getAccessDetails', { session: own });
    expect(body.kycStatus).toBe('FULLY VERIFIED');
    expect((await decisions())[0]).toMatchObject({ decidedBy: 'KYC provider', reason: null });
    expect((await initiate()).code).toBe('error.document.not_requested');
  });

  test('of one player is never shown to another', async () => {
    await askAgain();
    const at = await opened();
    const other = await initiate({}, await site.logIn('documents-strict@croupier.test'));
    expect(other.status).toBe(200);
    expect(other.body.redirectUrl).not.toBe(at);
    expect((await checkOf()).checkAt).toBe(at);
  });

  test('that finds something wrong asks again, and says what', async () => {
    await askAgain();
    const at = await opened();
    await follow(await press(at, 'show', 'expired'));
    await becomes({ documentStatus: 'REQUESTED', rejectionReason: 'ID_EXPIRED' });
    // A check that is over cannot be shown again, and another one can be begun.
    expect(await press(at, 'show', 'passport')).toMatch(/status=REJECTED/);
    expect(await opened()).not.toBe(at);
  });

  test('from which the player goes back has changed nothing', async () => {
    await askAgain();
    const at = await opened();
    expect(await follow(await press(at, 'cancel'))).toBe(returnUrl);
    expect(await standing()).toEqual({ documentStatus: 'REQUESTED' });
    expect((await checkOf()).state).toBe('CANCELLED');
    expect(await (await fetch(`${url}${at}`)).text()).not.toContain('<form');
  });

  test('of a player who never comes back is told by the callback alone, and taken once', async () => {
    await askAgain();
    const before = (await decisions()).length;
    await press(await opened(), 'show', 'twice');
    await becomes({ documentStatus: 'VERIFIED' });
    expect(await tell({ status: 'APPROVED' })).toBe(200);
    expect(await tell({ status: 'REJECTED', reason: 'PHOTO' })).toBe(422);
    expect(await tell({ status: 'APPROVED', checkId: 'kc_other' })).toBe(422);
    expect(await tell({ status: 'APPROVED', reference: 'idc_none' })).toBe(404);
    expect(await tell({ status: 'PAID' })).toBe(400);
    expect((await decisions()).length).toBe(before + 1);
    expect(await standing()).toEqual({ documentStatus: 'VERIFIED' });
  });

  test('that is never told is asked about', async () => {
    await askAgain();
    await follow(await press(await opened(), 'show', 'silent'));
    const { checkId } = await checkOf();
    await isLookedAt();
    await vi.waitFor(async () => {
      const news = await identityProvider.ask(site.platform.db, checkId);
      expect(news?.status).toBe('APPROVED');
    });
    await askAboutSilent(site.platform, identityProvider);
    expect(await standing()).toEqual({ documentStatus: 'UNDER_REVIEW' });
    await site.platform.db
      .update(identityChecks)
      .set({ createdAt: new Date(site.platform.clock.now() - 11 * 60_000) })
      .where(eq(identityChecks.checkId, checkId));
    await askAboutSilent(site.platform, identityProvider);
    expect(await standing()).toEqual({ documentStatus: 'VERIFIED' });
  });

  test('takes nothing that is not signed, or was signed for something else or long ago', async () => {
    await askAgain();
    const at = await opened();
    expect(await tell({ status: 'APPROVED' }, { secret: 'guessed' })).toBe(401);
    const old = Date.now() - 6 * 60_000;
    expect(await tell({ status: 'APPROVED' }, { at: old })).toBe(401);
    const payment = await openWebhookSecret(site.platform.db, 'payment');
    expect(await tell({ status: 'APPROVED' }, { secret: payment })).toBe(401);
    const back = new URL(await press(at, 'cancel'), url);
    back.searchParams.set('status', 'SUBMITTED');
    expect(await follow(`${back.pathname}${back.search}`)).toBe('/');
    expect(await follow('/webhooks/identity-return?checkId=a&reference=b')).toBe('/');
    expect(await standing()).toEqual({ documentStatus: 'REQUESTED' });
  });

  test.each(['', '/show', '/cancel'])(
    'a check that cannot be is a page that says so: %s',
    async (act) => {
      const answer = await fetch(`${url}/kyc-provider/check/%00${act}`, {
        method: act === '' ? 'GET' : 'POST',
      });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('<h1');
    },
  );

  test('comes too late where a reviewer has decided', async () => {
    await askAgain();
    await follow(await press(await opened(), 'show', 'slow'));
    const agrees = () => true;
    expect(await decideDocument(site.platform, playerId, ID, 'BAD_QUALITY', 'Aino', agrees)).toBe(
      true,
    );
    expect(await standing()).toEqual({
      documentStatus: 'REQUESTED',
      rejectionReason: 'BAD_QUALITY',
    });
    // The player has handed in files since, which a reviewer sees.
    await site.platform.db
      .update(documentRequests)
      .set({ status: 'UNDER_REVIEW', rejectionReason: null })
      .where(and(eq(documentRequests.playerId, playerId), eq(documentRequests.documentType, ID)));
    expect(await tell({ status: 'APPROVED' })).toBe(200);
    expect(await standing()).toEqual({ documentStatus: 'UNDER_REVIEW' });
  });

  test('is for the identity document that is asked for, where the law of the residence has it', async () => {
    await askAgain();
    const refusal = { status: 409, code: 'error.document.not_requested' };
    expect(await initiate({ documentType: 'PROOF_OF_ADDRESS' })).toMatchObject(refusal);
    expect(await initiate({ returnUrl: '//elsewhere.example' })).toMatchObject({ status: 400 });
    expect(await initiate({}, await site.logIn('demo@croupier.test'))).toMatchObject(refusal);
    const move = (countryCode: string) =>
      site.platform.db.update(players).set({ countryCode }).where(eq(players.id, playerId));
    await move('IN');
    expect(await initiate()).toMatchObject(refusal);
    await move('FI');
    expect((await initiate()).status).toBe(200);
  });
});
