import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerPlayer, updateRegistration } from '../../../backend/access/registration.ts';
import { sessions, statusChanges } from '../../../backend/access/tables.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';
import {
  accountOf,
  brazil,
  chile,
  firstStep,
  invalid,
  newEmail,
  recife,
  santiago,
  secondStep,
} from './steps.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(() => bare.at(0));
afterAll(() => bare.close());

const register = (differs: object = {}) => registerPlayer(firstStep(bare.platform, differs));
const update = (playerId: string, differs: object = {}) =>
  updateRegistration(secondStep(bare.platform, playerId, differs));
const playerOf = (playerId: string) => accountOf(bare.platform, playerId);
const changesOf = (playerId: string) =>
  bare.platform.db.select().from(statusChanges).where(eq(statusChanges.playerId, playerId));

const exists = {
  status: 409,
  code: 'error.registration.player_already_exists',
  message: 'The player exists already.',
};
const duplicateCpf = {
  status: 409,
  code: 'error.cpf.duplicate_found',
  message: 'The CPF is in use.',
};

/** CPFs with right check digits. */
const [CPF, OTHER_CPF, THIRD_CPF] = ['52998224725', '11144477735', '12345678909'];

describe('[SIGN-09] an address, a number or a CPF that is taken', () => {
  test('by a player makes no second account, whichever way a browser writes its domain', async () => {
    await newPlayer(bare.platform, { email: 'matti@xn--pkk-qlaa4i.example', countryCode: 'CL' });
    for (const email of ['matti@xn--pkk-qlaa4i.example', 'Matti@P\u00C4\u00C4kk\u00F6.example']) {
      await expect(register({ ...chile, email })).rejects.toMatchObject(exists);
    }
    const { playerId } = await register({ ...chile, email: 'maija@p\u00E4\u00E4kk\u00F6.example' });
    expect(await playerOf(playerId)).toMatchObject({ email: 'maija@xn--pkk-qlaa4i.example' });
  });

  test('by a player makes no second account', async () => {
    const email = newEmail();
    await newPlayer(bare.platform, {
      email,
      countryCode: 'CL',
      mobilePhone: '+358407770001',
      phoneVerified: true,
      cpf: THIRD_CPF,
    });
    await expect(register({ ...chile, email: email.toUpperCase() })).rejects.toMatchObject(exists);
    await expect(register({ ...chile, mobilePhone: '+358407770001' })).rejects.toMatchObject(
      exists,
    );
    await expect(register({ ...brazil, cpf: THIRD_CPF })).rejects.toMatchObject(exists);
    const { playerId } = await register(brazil);
    await expect(update(playerId, { ...recife, cpf: THIRD_CPF })).rejects.toMatchObject(
      duplicateCpf,
    );
  });

  test('[SIGN-26] by a player, with the number or the person, ends the second step', async () => {
    const known = { firstName: 'Tuttu', lastName: 'Ihminen', dateOfBirth: '1980-05-05' };
    await newPlayer(bare.platform, {
      ...known,
      countryCode: 'CL',
      mobilePhone: '+358407770002',
      phoneVerified: true,
    });
    const { playerId } = await register(chile);
    const number = { ...santiago, mobilePhone: '+358407770002' };
    await expect(update(playerId, number)).rejects.toMatchObject(exists);
    await expect(update(playerId, { ...santiago, ...known })).rejects.toMatchObject(exists);
    expect(await playerOf(playerId)).toMatchObject({ status: 'PRE_REGISTERED', firstName: null });
  });

  test('[SIGN-26] by a player who never proved the number is not', async () => {
    await newPlayer(bare.platform, { mobilePhone: '+358407770004', phoneVerified: false });
    const { playerId } = await register({ mobilePhone: '+358407770004' });
    await update(playerId, { mobilePhone: '+358407770004' });
    expect(await playerOf(playerId)).toMatchObject({ status: 'ACCOUNT_UNVERIFIED' });
  });

  test('by a sign-up that nobody finished is given up: what that one said is forgotten, its sessions are over', async () => {
    const email = newEmail();
    const { playerId: before } = await register({ ...brazil, email, cpf: CPF });
    await update(before, { ...recife, mobilePhone: '+5581987770003' });
    const sessionId = randomUUID();
    await bare.platform.db
      .insert(sessions)
      .values({ id: sessionId, playerId: before, createdAt: new Date(NOON) });
    await bare.at(1_000);
    const at = new Date(NOON + 1_000);
    const { playerId } = await register({ email });
    expect(playerId).not.toBe(before);
    expect(await playerOf(before)).toMatchObject({
      status: 'CLOSED',
      statusInitiator: 'OPERATOR',
      email: null,
      cpf: null,
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      mobilePhone: null,
      street: null,
      city: null,
      postalCode: null,
    });
    expect((await changesOf(before)).at(-1)).toMatchObject({
      from: 'ACCOUNT_UNVERIFIED',
      to: 'CLOSED',
      until: null,
      initiator: 'OPERATOR',
      at,
    });
    const [ended] = await bare.platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    expect(ended).toMatchObject({ endedAt: at, endReason: 'TAKEN_OVER' });
  });

  test('by a sign-up that nobody finished: the CPF goes to the next one, in either step', async () => {
    const { playerId: first } = await register({ ...brazil, cpf: OTHER_CPF });
    const { playerId: second } = await register({ ...brazil, cpf: OTHER_CPF });
    expect((await playerOf(first)).cpf).toBeNull();
    expect((await playerOf(second)).cpf).toBe(OTHER_CPF);
    const { playerId: third } = await register(brazil);
    await update(third, { ...recife, cpf: OTHER_CPF });
    expect((await playerOf(second)).cpf).toBeNull();
    expect((await playerOf(third)).cpf).toBe(OTHER_CPF);
  });
});

describe('[SIGN-32] the CPF', () => {
  const required = invalid('cpf', 'required', 'Not a valid CPF.');
  const checksum = invalid('cpf', 'checksum', 'Not a valid CPF.');

  test('is asked for in Brazil, by the second step at the latest, with right check digits', async () => {
    await expect(register({ ...brazil, cpf: '52998224726' })).rejects.toMatchObject(checksum);
    const { playerId } = await register(brazil);
    await expect(update(playerId, recife)).rejects.toMatchObject(required);
    await expect(update(playerId, { ...recife, cpf: '52998224726' })).rejects.toMatchObject(
      checksum,
    );
    await update(playerId, { ...recife, cpf: '86288366757' });
    expect(await playerOf(playerId)).toMatchObject({ cpf: '86288366757' });
  });

  test('that the first step was told holds, and is not asked for again', async () => {
    const { playerId } = await register({ ...brazil, cpf: '71428793860' });
    await update(playerId, recife);
    expect(await playerOf(playerId)).toMatchObject({
      cpf: '71428793860',
      status: 'ACCOUNT_UNVERIFIED',
    });
  });

  test('is nobody’s question elsewhere', async () => {
    const { playerId } = await register({ cpf: '1' });
    await update(playerId);
    expect(await playerOf(playerId)).toMatchObject({ status: 'ACCOUNT_UNVERIFIED', cpf: '1' });
    const { playerId: other } = await register();
    await update(other);
    expect((await playerOf(other)).cpf).toBeNull();
  });
});
