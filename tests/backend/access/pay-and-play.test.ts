import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKnownPerson } from '../../../backend/access/applicants.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { newPlayer, openBank, scalar, type Bank } from '../banking/support.ts';
import {
  authorizeQuery,
  balanceOf,
  codeOf,
  confirm,
  count,
  decline,
  identify,
  logIn,
  look,
  missing,
  newStart,
  payAt,
  playFor,
  stranger,
  update,
  verify,
} from './pay-and-play.support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const sessionOver = { code: 'error.paynplay.session' };
const noCode = { code: 'error.paynplay.code' };
const unauthorized = { status: 401, code: 'login.unauthorized' };
const later = async (ms: number) =>
  bank.platform.movableClock?.set(bank.platform.clock.now() + ms, true);
const row = async (playerId: string) => {
  const [found] = await bank.platform.db.select().from(players).where(eq(players.id, playerId));
  if (!found) throw new Error('no account');
  return found;
};

describe('who pays and plays', () => {
  test('somebody new completes the account, has the money as a first deposit, and is logged in [PNP-06] [PNP-07] [API-066] [API-067] [API-068]', async () => {
    const { code, sessionId } = await payAt(bank);
    const verified = await verify(bank, code, sessionId);
    expect(verified).toEqual({
      playerId: expect.any(String),
      sessionId: expect.any(String),
      termsOwed: true,
    });
    expect(verified.sessionId).not.toBe(sessionId);
    await expect(logIn(bank, verified.sessionId)).rejects.toMatchObject(unauthorized);
    const body = missing();
    await update(bank, verified, body);
    expect(await logIn(bank, verified.sessionId)).toMatchObject({ expiresIn: 900 });
    expect(await balanceOf(bank, verified.playerId)).toBe(5_000);
    expect(await row(verified.playerId)).toMatchObject({
      email: body.email,
      mobilePhone: body.mobilePhone,
      status: 'REGISTERED',
      termsVersion: 3,
      countryCode: 'FI',
      currency: 'EUR',
      siteId: '2',
    });
    const { succeeded } = (
      await bank.platform.db.execute<{ succeeded: string }>(
        sql`SELECT succeeded FROM deposit_totals WHERE player_id = ${verified.playerId}`,
      )
    ).rows[0] ?? { succeeded: '0' };
    expect(Number(succeeded)).toBe(1);
  });

  test('who paid before we knew where to write to has the receipt once we do, and only once [PNP-06]', async () => {
    const start = newStart();
    const page = await identify(bank, start, stranger(), {
      redirect_uri: `${bank.url}/fi-UN/signup/callback`,
      client_id: 'sol-alta',
    });
    const verified = await verify(bank, codeOf(await confirm(bank, page)), start.sessionId);
    const before = await count(bank, 'outbox_messages');
    const body = missing();
    await update(bank, verified, body);
    await update(bank, verified, body);
    expect(Number(await count(bank, 'outbox_messages')) - Number(before)).toBe(1);
    const [receipt] = await bank.platform.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, body.email));
    expect(receipt).toMatchObject({ brand: 'sol-alta', subject: 'Kuitti talletuksestasi' });
    expect(receipt?.body).toContain('Summa: 50,00\u00a0€');
    expect(receipt?.body).toContain('Maksutapa: Trustly');
  });

  test('whom the bank knows by address and number accepts the terms before the log in, once [PNP-06] [PNP-07]', async () => {
    const { code, sessionId } = await payAt(bank, { customer: 'bank-0003', account: 'everyday' });
    const verified = await verify(bank, code, sessionId);
    expect(verified).toMatchObject({
      email: 'helka.suomalainen@example.com',
      mobilePhone: '+358401234599',
      termsOwed: true,
    });
    await expect(logIn(bank, verified.sessionId)).rejects.toMatchObject(unauthorized);
    const { email, mobilePhone } = verified;
    await update(bank, verified, missing({ email, mobilePhone }));
    await logIn(bank, verified.sessionId);
    expect(await row(verified.playerId)).toMatchObject({
      email,
      mobilePhone,
      termsVersion: CURRENT_TERMS_VERSION,
    });
    const again = await payAt(bank, { customer: 'bank-0003', account: 'everyday' });
    const known = await verify(bank, again.code, again.sessionId);
    expect(known).not.toHaveProperty('termsOwed');
    await logIn(bank, known.sessionId);
  });

  test('whose address alone is known is asked for the rest [PNP-06]', async () => {
    const { code, sessionId } = await payAt(bank, { customer: 'bank-0002', account: 'everyday' });
    const verified = await verify(bank, code, sessionId);
    expect(verified).toMatchObject({ email: 'vaino.kivela@example.com' });
    expect(verified).not.toHaveProperty('mobilePhone');
    expect(await row(verified.playerId)).toMatchObject({ email: null, mobilePhone: null });
  });

  test('the same person at the bank is the same player, and pays into the same account', async () => {
    const person = stranger();
    const first = await playFor(bank, person);
    const second = await playFor(bank, person);
    expect(second.playerId).toBe(first.playerId);
    expect(await balanceOf(bank, first.playerId)).toBe(10_000);
  });

  test('who left before the form comes back to it by paying again, with all of the money [PNP-06] [PNP-12]', async () => {
    const person = stranger();
    const left = await payAt(bank, person);
    const before = await verify(bank, left.code, left.sessionId);
    const back = await payAt(bank, person);
    const verified = await verify(bank, back.code, back.sessionId);
    expect(verified).toEqual({
      playerId: before.playerId,
      sessionId: expect.any(String),
      termsOwed: true,
    });
    await update(bank, verified);
    await logIn(bank, verified.sessionId);
    expect(await balanceOf(bank, verified.playerId)).toBe(10_000);
    // The session that began first no longer changes anything of it.
    const complete = await row(verified.playerId);
    await update(bank, before);
    expect(await row(verified.playerId)).toEqual(complete);
  });

  test('the money is there although the player never comes back', async () => {
    const person = stranger();
    await payAt(bank, person);
    const id = await scalar(
      bank.platform,
      sql`SELECT id FROM players WHERE last_name = ${person['lastName']}`,
    );
    expect(await balanceOf(bank, String(id))).toBe(5_000);
  });

  test('a payment that takes some seconds leads back by itself', async () => {
    const page = await identify(bank, newStart(), stranger({ account: 'slow' }));
    expect((await confirm(bank, page)).status).toBe(200);
    await later(5_000);
    await expect.poll(async () => codeOf(await look(bank, page))).not.toBe('');
  });
});

describe('who does not pay', () => {
  const refusedFor = async (
    person: Record<string, string>,
    differs: Record<string, string> = {},
  ) => {
    const before = [await count(bank, 'players'), await count(bank, 'deposits')];
    const page = await identify(bank, newStart(), person, differs);
    const answer = await confirm(bank, page);
    expect(codeOf(answer)).toBe('');
    expect(await answer.text()).toContain('No money was taken');
    expect([await count(bank, 'players'), await count(bank, 'deposits')]).toEqual(before);
  };

  test('who is too young does not, nor whose amount is none that we take', async () => {
    await refusedFor({ customer: 'bank-0004', account: 'everyday' });
    await refusedFor(stranger({ dateOfBirth: '2008-11-23' }));
    await refusedFor(stranger(), { amount: '999' });
    await refusedFor(stranger(), { amount: '500001' });
  });

  test('who is where nobody may sign up does not pay, nor log in by a payment [NS-36]', async () => {
    const person = stranger();
    const page = await identify(bank, newStart(), person);
    expect(await (await confirm(bank, page, 'US')).text()).toContain('No money was taken');
    const { code, sessionId } = await payAt(bank, person);
    const verified = await verify(bank, code, sessionId);
    await update(bank, verified);
    await expect(logIn(bank, verified.sessionId, 'US')).rejects.toMatchObject(unauthorized);
    expect(await logIn(bank, verified.sessionId, 'FI')).toMatchObject({ expiresIn: 900 });
  });

  test('where it is not configured nobody does [PNP-10]', async () => {
    await refusedFor(stranger(), { redirect_uri: `${bank.url}/en-CA/signup/callback` });
  });

  test.each(['SELF_EXCLUDED', 'CLOSED', 'BLACKLISTED', 'TIMEOUT'] as const)(
    'a player who is %s does not pay',
    async (status) => {
      const person = stranger();
      const { playerId } = await playFor(bank, person);
      const statusUntil = status === 'TIMEOUT' ? new Date(bank.platform.clock.now() + 1e9) : null;
      await bank.platform.db
        .update(players)
        .set({ status, statusUntil })
        .where(eq(players.id, playerId));
      await refusedFor(person);
      expect(await balanceOf(bank, playerId)).toBe(5_000);
    },
  );

  test('who has an account by another way pays into none: neither that one nor a second', async () => {
    const person = stranger();
    const { number: _, ...other } = await row((await playFor(bank)).playerId);
    await bank.platform.db.insert(players).values({
      ...other,
      id: crypto.randomUUID(),
      accessId: crypto.randomUUID(),
      email: 'otherwise@example.com',
      mobilePhone: '+358409999999',
      firstName: 'testi',
      lastName: ` ${person['lastName']} `,
      dateOfBirth: '1990-05-17',
      status: 'SELF_EXCLUDED',
      statusUntil: null,
    });
    await refusedFor(person);
  });

  test('a limit of their own holds before any money moves', async () => {
    const person = stranger();
    const { playerId } = await playFor(bank, person);
    await bank.platform.db.execute(sql`
      INSERT INTO player_limits (player_id, kind, period, limit_amount, started_at)
      VALUES (${playerId}, 'DEPOSIT', 'D', 6000, ${bank.platform.clock.iso()})`);
    await refusedFor(person);
    expect(await balanceOf(bank, playerId)).toBe(5_000);
  });

  test('an account without a payment stands in nobody’s way; with one it does', async () => {
    const person = stranger({ account: 'empty' });
    const { firstName = null, lastName = null, dateOfBirth = null } = person;
    const isInTheWay = () =>
      bank.platform.db.transaction((tx) => {
        const known = { firstName, lastName, dateOfBirth, countryCode: 'FI', mobilePhone: null };
        return isKnownPerson(tx, { id: crypto.randomUUID() }, known);
      });
    const answer = await confirm(bank, await identify(bank, newStart(), person));
    expect(await answer.text()).toContain('No money was taken');
    expect(await isInTheWay()).toBe(false);
    await payAt(bank, { ...person, account: 'everyday' });
    expect(await isInTheWay()).toBe(true);
  });

  test('given up at the bank, the way back says so, and nothing is kept [PNP-08] [PNP-12]', async () => {
    const before = await count(bank, 'players');
    const start = newStart();
    const answer = await decline(bank, await identify(bank, start, stranger()));
    const back = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      state: start.state,
    });
    expect(await count(bank, 'players')).toBe(before);
  });

  test('after ten minutes nothing can be confirmed any more [PNP-12]', async () => {
    const page = await identify(bank, newStart(), stranger());
    await later(600_000);
    const answer = await confirm(bank, page);
    expect(codeOf(answer)).toBe('');
    const shown = await look(bank, page);
    expect(await shown.text()).toContain('No money was taken');
  });
});

describe('the page of the bank', () => {
  const open = (query: string) =>
    fetch(`${bank.url}/payment-provider/oauth/authorize?${query}`, { redirect: 'manual' });

  test('opens for what is asked as agreed, framed by the site alone [PNP-02] [PNP-03] [API-071]', async () => {
    const answer = await open(authorizeQuery(bank, newStart()));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('€50.00');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test.each([
    ['en-UN', 'en', 'Identify with your bank', 'Choose who you are.'],
    ['fi-FI', 'fi', 'Tunnistaudu pankissasi', 'Valitse, kuka olet.'],
    ['pt-UN', 'pt-BR', 'Identifique-se no seu banco', 'Escolha quem você é.'],
    ['sv-SE', 'en', 'Identify with your bank', 'Choose who you are.'],
  ])(
    'of somebody who comes from /%s/ speaks %s, also of what is wrong',
    async (from, lang, title, wrong) => {
      const query = authorizeQuery(bank, newStart(), {
        redirect_uri: `${bank.url}/${from}/signup/callback`,
      });
      const shown = await (await open(query)).text();
      expect(shown).toContain(`<html lang="${lang}">`);
      expect(shown).toContain(`<h1>${title}</h1>`);
      const again = await fetch(`${bank.url}/payment-provider/oauth/customer`, {
        method: 'POST',
        body: new URLSearchParams({ request: query, account: 'everyday' }),
      });
      expect([again.status, await again.text()]).toEqual([422, expect.stringContaining(wrong)]);
    },
  );

  test.each([
    ['client_id', 'nobody'],
    ['redirect_uri', 'https://evil.example/en-UN/signup/callback'],
    ['redirect_uri', 'REPLACED/en-UN/signup/callback?next=//evil.example'],
    ['redirect_uri', 'REPLACED/en-UN/signup'],
    ['redirect_uri', 'REPLACED@evil.example/en-UN/signup/callback'],
    ['state', 'short'],
  ])('sends nobody anywhere for a %s of %s', async (name, value) => {
    const query = authorizeQuery(bank, newStart(), { [name]: value.replace('REPLACED', bank.url) });
    const answer = await open(query);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  test.each([
    ['response_type', 'token'],
    ['identity_provider', 'other'],
    ['amount', '-5000'],
    ['amount', '5e3'],
    ['currency', 'SEK'],
    ['country', 'SE'],
  ])('leads back with an error for a %s of %s [PNP-03] [PNP-08]', async (name, value) => {
    const answer = await open(authorizeQuery(bank, newStart(), { [name]: value }));
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  test('two clicks pay once, and the page that is left has the code', async () => {
    const person = stranger();
    const page = await identify(bank, newStart(), person);
    const answers = await Promise.all([confirm(bank, page), confirm(bank, page)]);
    expect(answers.filter((answer) => codeOf(answer) !== '')).toHaveLength(1);
    const seen = await look(bank, page);
    expect(codeOf(seen)).not.toBe('');
    const id = await scalar(
      bank.platform,
      sql`SELECT id FROM players WHERE last_name = ${person['lastName']}`,
    );
    expect(await balanceOf(bank, String(id))).toBe(5_000);
  });

  test('is there for the browser alone that identified: who led somebody to their own start gets nothing of it [PNP-05]', async () => {
    const another = { cookie: `payer=${'a'.repeat(43)}` };
    const start = newStart();
    const page = await identify(bank, start, stranger());
    expect(await identify(bank, start, stranger(), {}, another)).toBe('400');
    for (const headers of [another, { cookie: '' }, { cookie: 'payer=' }]) {
      expect((await look(bank, page, headers)).status).toBe(404);
    }
    expect(codeOf(await confirm(bank, page))).not.toBe('');
    expect((await look(bank, page, another)).status).toBe(404);
  });

  test('a state is good for one payment', async () => {
    const start = newStart();
    await confirm(bank, await identify(bank, start, stranger()));
    expect(await identify(bank, start, stranger())).toBe('400');
  });
});

describe('codes and sessions in other hands', () => {
  test('a code of another start is worth nothing, and stays with its owner [PNP-05]', async () => {
    const paid = await payAt(bank);
    await expect(verify(bank, paid.code, newStart().sessionId)).rejects.toMatchObject(sessionOver);
    // The query of the callback's address is no secret of the page.
    await expect(verify(bank, paid.code, paid.state)).rejects.toMatchObject(sessionOver);
    expect(await verify(bank, paid.code, paid.sessionId)).toHaveProperty('playerId');
  });

  test.each([
    ['cut short', (code: string) => code.slice(0, -1)],
    ['signed by somebody else', (code: string) => `${code.slice(0, -43)}${'A'.repeat(43)}`],
    ['longer lived', (code: string) => code.replace(/\.(\w+)\./, '.zzzzzzzzz.')],
    ['another’s', (code: string) => `${code.startsWith('a') ? 'b' : 'a'}${code.slice(1)}`],
    ['nothing of ours', () => 'pc_77aa21'],
  ])('a code that is %s is none [PNP-05]', async (_, change) => {
    const { code, sessionId } = await payAt(bank);
    await expect(verify(bank, change(code), sessionId)).rejects.toMatchObject(noCode);
  });

  test('a code is too old after five minutes [PNP-05]', async () => {
    const { code, sessionId } = await payAt(bank);
    await later(300_000);
    await expect(verify(bank, code, sessionId)).rejects.toMatchObject(noCode);
  });

  test('is judged by one connection to the database: of many at once none waits for what the others hold [PNP-05]', async () => {
    const { $client } = bank.platform.db;
    const others = await Promise.all(
      Array.from({ length: $client.options.max - 1 }, () => $client.connect()),
    );
    try {
      await expect(verify(bank, 'nothing', newStart().sessionId)).rejects.toMatchObject(noCode);
    } finally {
      for (const connection of others) connection.release();
    }
  });

  test('asked again by the same page the code opens the same account, until it was used [PNP-05]', async () => {
    const { code, sessionId } = await payAt(bank);
    const first = await verify(bank, code, sessionId);
    const second = await verify(bank, code, sessionId);
    expect(second.playerId).toBe(first.playerId);
    await expect(update(bank, first)).rejects.toMatchObject(sessionOver);
    await update(bank, second);
    await logIn(bank, second.sessionId);
    await expect(verify(bank, code, sessionId)).rejects.toMatchObject(noCode);
  });

  test('a session completes its own player alone, and no other session does [PNP-07]', async () => {
    const mine = await payAt(bank).then(({ code, sessionId }) => verify(bank, code, sessionId));
    const other = await payAt(bank).then(({ code, sessionId }) => verify(bank, code, sessionId));
    const taken = { sessionId: mine.sessionId, playerId: other.playerId };
    await expect(update(bank, taken)).rejects.toMatchObject(sessionOver);
    await expect(
      update(bank, { sessionId: 'ps_guessed', playerId: other.playerId }),
    ).rejects.toMatchObject(sessionOver);
    expect(await row(other.playerId)).toMatchObject({ email: null });
    await expect(logIn(bank, 'ps_guessed')).rejects.toMatchObject(unauthorized);
  });

  test('a complete player is not changed by a session that lets in [PNP-07]', async () => {
    const person = stranger();
    const { playerId } = await playFor(bank, person);
    const { email } = await row(playerId);
    const again = await payAt(bank, person);
    const verified = await verify(bank, again.code, again.sessionId);
    await update(bank, verified, missing({ email: 'thief@example.com' }));
    expect(await row(playerId)).toMatchObject({ email });
  });

  test('a session logs in for a minute after it did, and no longer; and for half an hour at all [PNP-07]', async () => {
    const { sessionId } = await playFor(bank);
    await later(59_000);
    await logIn(bank, sessionId);
    await later(1_000);
    await expect(logIn(bank, sessionId)).rejects.toMatchObject(unauthorized);
    const { code, sessionId: own } = await payAt(bank);
    const verified = await verify(bank, code, own);
    await later(1_800_000);
    await expect(update(bank, verified)).rejects.toMatchObject(sessionOver);
  });

  test('who was excluded between payment and login is not let in; the money is theirs [PNP-07]', async () => {
    const { code, sessionId } = await payAt(bank);
    const verified = await verify(bank, code, sessionId);
    await update(bank, verified);
    await bank.platform.db
      .update(players)
      .set({ status: 'SELF_EXCLUDED', statusUntil: null })
      .where(eq(players.id, verified.playerId));
    await expect(logIn(bank, verified.sessionId)).rejects.toMatchObject({
      status: 403,
      code: 'login.exclusion.indefinite',
    });
    expect(await balanceOf(bank, verified.playerId)).toBe(5_000);
  });
});

describe('what the form asks for', () => {
  const atForm = async () => {
    const { code, sessionId } = await payAt(bank);
    return verify(bank, code, sessionId);
  };
  const fieldOf = (field: string) => ({
    status: 400,
    details: { validationErrors: [expect.objectContaining({ field })] },
  });

  test.each([
    'email',
    'mobilePhone',
    'termsAndConditions',
    'cookiePolicyAccepted',
    'termsAndConditionsAcceptedVersion',
  ])('without %s nobody is complete [PNP-07] [PNP-09]', async (field) => {
    const verified = await atForm();
    const body = missing({ [field]: undefined });
    await expect(update(bank, verified, body)).rejects.toMatchObject(fieldOf(field));
    await expect(logIn(bank, verified.sessionId)).rejects.toMatchObject(unauthorized);
  });

  test('an address of a sign-up that was not finished is the payer’s, as it is the next sign-up’s [PNP-09]', async () => {
    for (const status of ['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'] as const) {
      const email = `${crypto.randomUUID()}@example.com`;
      const begun = await newPlayer(bank.platform, { email, status });
      const verified = await atForm();
      await update(bank, verified, missing({ email }));
      expect(await row(verified.playerId)).toMatchObject({ email });
      expect(await row(begun)).toMatchObject({ email: null, status: 'CLOSED' });
    }
  });

  test('a number that is none [PNP-09]', async () => {
    const verified = await atForm();
    await expect(
      update(bank, verified, missing({ mobilePhone: '+358401000000' })),
    ).rejects.toMatchObject({ status: 422, code: 'error.phone.invalid' });
    await update(bank, verified);
  });
});

describe('whoever pays in Finland does not learn from the form who has an account', () => {
  /** A player who signed up with both, and proved both. */
  const owner = async () => {
    const { email, mobilePhone } = missing();
    const proven = { emailVerified: true, phoneVerified: true };
    const id = await newPlayer(bank.platform, {
      email,
      mobilePhone,
      ...proven,
      countryCode: 'FI',
      languageCode: 'fi',
    });
    return { id, email, mobilePhone };
  };
  const mailsTo = async (recipient: string) =>
    bank.platform.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient));
  /** The payer's view of the account once they are in. */
  const seen = async (typed: Record<string, unknown>) => {
    const { code, sessionId } = await payAt(bank);
    const verified = await verify(bank, code, sessionId);
    const completed = await update(bank, verified, missing(typed));
    const tokens = await logIn(bank, verified.sessionId);
    const { email } = decodeJwt(tokens.idToken);
    return { completed, email, account: await row(verified.playerId) };
  };

  test('by an address: it is taken as typed, and opens nothing [SIGN-09] [PNP-09]', async () => {
    const mine = await owner();
    const before = await row(mine.id);
    const fresh = missing().email;
    const free = await seen({ email: fresh });
    const taken = await seen({ email: mine.email.toUpperCase() });
    expect(taken.completed).toEqual(free.completed);
    expect([free.email, taken.email]).toEqual([fresh, mine.email]);
    expect(taken.account).toMatchObject({ email: null, claimedEmail: mine.email });
    expect(await row(mine.id)).toEqual(before);
    // The owner hears of it, and gets no receipt of somebody else's money.
    expect(await mailsTo(mine.email)).toMatchObject([
      { subject: 'Sinulla on jo tili: Northlight' },
    ]);
  });

  test('by a number: it is kept as one that nobody has proven [SIGN-26] [PNP-09]', async () => {
    const mine = await owner();
    const { account } = await seen({ mobilePhone: mine.mobilePhone });
    expect(account).toMatchObject({ mobilePhone: mine.mobilePhone, phoneVerified: false });
    expect(await mailsTo(mine.mobilePhone)).toEqual([]);
  });

  test('by paying again: what was typed stands as it does for everybody [PNP-06]', async () => {
    const mine = await owner();
    const person = stranger();
    const first = await payAt(bank, person);
    const verified = await verify(bank, first.code, first.sessionId);
    await update(bank, verified, missing({ email: mine.email }));
    const { code, sessionId } = await payAt(bank, person);
    const again = await verify(bank, code, sessionId);
    expect(again).toMatchObject({ playerId: verified.playerId, email: mine.email });
    expect(await logIn(bank, again.sessionId)).toMatchObject({ expiresIn: 900 });
  });
});
