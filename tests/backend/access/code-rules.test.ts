import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  enterCode,
  maskDestination,
  sendCode,
  type CodePurpose,
} from '../../../backend/access/codes.ts';
import { verificationCodes } from '../../../backend/access/tables.ts';
import { readOutbox } from '../../../backend/platform/outbox.ts';
import type { RateLimits } from '../../../backend/platform/rate-limits.ts';
import { newPlayer } from '../banking/support.ts';
import { english } from '../../messages/english.ts';
import { openBare, type Bare } from './bare.ts';

type Channel = 'SMS' | 'EMAIL';

const minute = 60_000;
const expired = { ok: false, refusal: { status: 400, code: 'sms.code.expired' } };
const invalid = { ok: false, refusal: { status: 400, code: 'sms.code.invalid' } };
const tooMany = { status: 429, code: 'sms.max.attempts.reached', message: 'Too many attempts.' };

let bare: Bare;
let player: string;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(async () => {
  await bare.at(0);
  player = await newPlayer(bare.platform);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(() => bare.close());

/** This comes about by chance, once. */
function drawn(number: number): void {
  vi.spyOn(crypto, 'randomInt').mockImplementationOnce(() => number);
  syncBuiltinESMExports();
}

interface Sending {
  readonly player?: string;
  readonly channel?: Channel;
  readonly to?: string;
  readonly ip?: string;
  readonly limits?: Partial<RateLimits>;
  readonly purpose?: CodePurpose['purpose'];
}
const PHONE = '+358401234567';

/** Sends a code, by default by SMS to one number. */
const send = ({
  player: who,
  channel = 'SMS',
  to = PHONE,
  ip,
  limits = {},
  purpose = 'SIGN_UP',
}: Sending = {}) => {
  const platform = bare.limitedTo(limits);
  return platform.db.transaction((tx) =>
    sendCode(platform, tx, who ?? player, channel, to, ip ?? '198.51.100.1', {
      purpose,
      message: (code) => english.signUpCode(channel, code),
    }),
  );
};

const enter = (verificationId: string, code: string, channel: Channel = 'SMS', to = PHONE) =>
  bare.platform.db.transaction((tx) =>
    enterCode(bare.platform, tx, player, channel, to, { verificationId, code }),
  );

/** Sends a code that is known here. */
async function sent(sending: Sending = {}): Promise<string> {
  drawn(123_456);
  const { verificationId } = await send(sending);
  return verificationId;
}
const RIGHT = '123456';
const WRONG = '654321';

async function wrongTimes(times: number, verificationId: string) {
  for (let time = 1; time < times; time++)
    expect(await enter(verificationId, WRONG)).toMatchObject(invalid);
  return enter(verificationId, WRONG);
}

describe('[SIGN-27] what a player is told of the place a code went to', () => {
  test.each([
    ['+358401234567', '+358 *** **67'],
    ['+18095551234', '+1809 *** **34'],
    ['aino@example.com', 'a***@example.com'],
    ['x@example.com', 'x***@example.com'],
    ['\u{1f600}aino@example.com', '***@example.com'],
    // Numbers with a prefix that no country has cannot be told apart.
    ['+999401234567', '*** **67'],
  ])('%s is shown as %s', (destination, shown) => {
    expect(maskDestination(destination)).toBe(shown);
  });
});

describe('[NS-08] the message', () => {
  test('has six digits, also when the number that was drawn is small', async () => {
    drawn(42);
    const { verificationId } = await send();
    const [message] = await readOutbox(bare.platform.db, PHONE);
    expect(message).toMatchObject({
      channel: 'SMS',
      recipient: PHONE,
      subject: null,
      body: expect.stringMatching(/^000042 is your Northlight code\./) as string,
    });
    expect(await enter(verificationId, '000042')).toEqual({ ok: true });
  });

  test('by e-mail says in its subject what it is; an SMS has none', async () => {
    const to = 'aino@example.com';
    await send({ channel: 'EMAIL', to });
    const [message] = await readOutbox(bare.platform.db, to);
    expect(message).toMatchObject({ channel: 'EMAIL', subject: 'Confirm your e-mail address' });
  });
});

describe('[NS-08] another code', () => {
  test('is sent when the minute is over, and not a millisecond before', async () => {
    const first = await send();
    await bare.at(minute - 1);
    expect(await send()).toEqual({ ...first, resendAfter: 1, expiresIn: 541 });
    await bare.at(minute);
    const next = await send();
    expect(next.verificationId).not.toBe(first.verificationId);
    expect(next).toMatchObject({ resendAfter: 60, expiresIn: 600 });
  });

  test('is sent at once to another number, and in another way', async () => {
    const first = await send();
    const other = await send({ to: '+358401234568' });
    const mail = await send({ channel: 'EMAIL', to: 'aino@example.com' });
    const ids = [first, other, mail].map(({ verificationId }) => verificationId);
    expect(new Set(ids).size).toBe(3);
    expect(other.destination).toBe('+358 *** **68');
    expect(mail.destination).toBe('a***@example.com');
  });

  test('is sent at once when the one before was used: nobody is left with a code that is over', async () => {
    const used = await sent();
    expect(await enter(used, RIGHT)).toEqual({ ok: true });
    expect((await send()).verificationId).not.toBe(used);
  });

  test('is not sent within the minute when the five attempts were used up', async () => {
    const id = await sent();
    await wrongTimes(5, id);
    await expect(send()).rejects.toMatchObject(tooMany);
    await bare.at(minute);
    expect((await send()).verificationId).not.toBe(id);
  });

  test('is refused after five in an hour, and sent when the first is more than an hour old', async () => {
    for (let nth = 0; nth < 5; nth++) {
      await bare.at(nth * minute);
      await send();
    }
    await bare.at(60 * minute);
    await expect(send()).rejects.toMatchObject(tooMany);
    await bare.at(60 * minute + 1);
    expect(await send()).toMatchObject({ resendAfter: 60 });
  });
});

describe('[SIGN-27] an entered code', () => {
  test('is right until ten minutes are over, and not at that moment', async () => {
    const inTime = await sent();
    await bare.at(10 * minute - 1);
    expect(await enter(inTime, RIGHT)).toEqual({ ok: true });
    const late = await sent();
    await bare.at(20 * minute - 1);
    const answer = await enter(late, RIGHT);
    expect(answer).toMatchObject(expired);
    expect(answer).toMatchObject({ refusal: { message: 'Code expired.' } });
  });

  test('is good once', async () => {
    const id = await sent();
    expect(await enter(id, RIGHT)).toEqual({ ok: true });
    expect(await enter(id, RIGHT)).toMatchObject(expired);
  });

  test('after four wrong ones the right one still counts; after five it does not', async () => {
    const four = await sent();
    const fourth = await wrongTimes(4, four);
    expect(fourth).toMatchObject({ refusal: { code: 'sms.code.invalid', message: 'Wrong code.' } });
    expect(await enter(four, RIGHT)).toEqual({ ok: true });
    await bare.at(1);
    const five = await sent();
    expect(await wrongTimes(5, five)).toMatchObject({ ok: false, refusal: tooMany });
    expect(await enter(five, RIGHT)).toMatchObject({ ok: false, refusal: tooMany });
    const [kept] = await bare.platform.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.id, five));
    expect(kept).toMatchObject({ attempts: 5, verifiedAt: null });
  });

  test('counts for the player, the place and the way that it was sent for, and for no other', async () => {
    const id = await sent();
    expect(await enter(id, RIGHT, 'EMAIL')).toMatchObject(expired);
    expect(await enter(id, RIGHT, 'SMS', '+358401234568')).toMatchObject(expired);
    const owner = player;
    player = await newPlayer(bare.platform);
    expect(await enter(id, RIGHT)).toMatchObject(expired);
    player = owner;
    expect(await enter('no-id-at-all', RIGHT)).toMatchObject(expired);
    expect(await enter(id, RIGHT)).toEqual({ ok: true });
  });

  test('[SIGN-27] that was sent before the last one: an earlier one is told as such, counts as wrong, and opens nothing', async () => {
    await sent();
    await bare.at(minute);
    drawn(222_222);
    const { verificationId } = await send();
    const replaced = { ok: false, refusal: { status: 400, code: 'sms.code.replaced' } };
    for (let entry = 1; entry < 5; entry++) {
      expect(await enter(verificationId, RIGHT)).toMatchObject(replaced);
    }
    expect(await enter(verificationId, RIGHT)).toMatchObject({ refusal: tooMany });
    expect(await enter(verificationId, '222222')).toMatchObject({ refusal: tooMany });
  });

  test('that was replaced is over; one that went another way replaces nothing', async () => {
    const first = await sent();
    await bare.at(1);
    await send({ channel: 'EMAIL', to: 'aino@example.com' });
    expect(await enter(first, WRONG)).toMatchObject(invalid);
    await bare.at(minute);
    const second = await sent();
    expect(await enter(first, RIGHT)).toMatchObject(expired);
    expect(await enter(second, RIGHT)).toEqual({ ok: true });
  });
});

describe('[SIGN-27] codes that go to one place are counted together, whoever asks', () => {
  let nth = 0;
  /** Whether a code to the second place counts as one to the first, when strangers ask for both. */
  async function areOne(channel: Channel, first: string, second: string): Promise<boolean> {
    // A day later each time, so that places come free again.
    await bare.at(nth++ * 24 * 60 * minute);
    const codesPerDestination = { limits: { codesPerDestination: 1 }, channel };
    await send({ ...codesPerDestination, to: first });
    const stranger = await newPlayer(bare.platform);
    return send({ ...codesPerDestination, to: second, player: stranger }).then(
      () => false,
      (error: { code?: string }) => {
        expect(error.code).toBe('error.rate_limited');
        return true;
      },
    );
  }

  test.each([
    ['EMAIL', 'aino@example.com', 'aino@example.com'],
    ['EMAIL', 'Aino@Example.com', 'aino@example.com'],
    ['EMAIL', 'aino+casino@example.com', 'aino@example.com'],
    ['EMAIL', 'aino+one@example.com', 'aino+two+three@example.com'],
    ['EMAIL', 'x+tag@example.com', 'X@example.com'],
    ['EMAIL', 'x@example.com', 'X@example.com'],
    ['EMAIL', 'ai.no@gmail.com', 'aino@gmail.com'],
    ['EMAIL', 'A.I.N.O+casino@GMail.com', 'aino@gmail.com'],
    ['EMAIL', 'aino@googlemail.com', 'aino@gmail.com'],
    ['EMAIL', 'ai.no@googlemail.com', 'aino@googlemail.com'],
    ['SMS', PHONE, PHONE],
  ] as const)('%s: %s is the place of %s', async (channel, first, second) => {
    expect(await areOne(channel, first, second)).toBe(true);
  });

  test.each([
    ['EMAIL', 'aino@example.com', 'anna@example.com'],
    ['EMAIL', 'aino@example.com', 'aino@example.org'],
    ['EMAIL', 'aino+casino@example.com', 'aino+casino@example.org'],
    ['EMAIL', 'ai.no@example.com', 'aino@example.com'],
    ['EMAIL', 'ai.no@gmail.com', 'an.na@gmail.com'],
    ['EMAIL', 'aino@gmail.com', 'aino@example.com'],
    ['SMS', PHONE, '+358401234568'],
  ] as const)('%s: %s is not the place of %s', async (channel, first, second) => {
    expect(await areOne(channel, first, second)).toBe(false);
  });
});

describe('[SIGN-27] who asks too often', () => {
  const again = async (limits: Partial<RateLimits>, ...sendings: readonly Sending[]) => {
    const answers: string[] = [];
    for (const sending of sendings) {
      const who = await newPlayer(bare.platform);
      answers.push(
        await send({ ...sending, player: who, limits }).then(
          () => 'sent',
          (error: { code?: string }) => String(error.code),
        ),
      );
    }
    return answers;
  };
  const refused = 'error.rate_limited';

  test('from one network to one place leaves other places and other networks alone', async () => {
    await bare.at(-100 * 24 * 60 * minute);
    const asked = await again(
      { codesFromNetwork: 1 },
      { to: '+358405550001', ip: '2001:db8:1:1::1' },
      { to: '+358405550001', ip: '2001:db8:1:2::1' },
      { to: '+358405550002', ip: '2001:db8:1:2::1' },
      { to: '+358405550001', ip: '2001:db8:2:1::1' },
    );
    expect(asked).toEqual(['sent', refused, 'sent', 'sent']);
  });

  test('and is refused there takes nothing of the owner’s share', async () => {
    await bare.at(-200 * 24 * 60 * minute);
    const asked = await again(
      { codesFromNetwork: 1, codesPerDestination: 2 },
      { to: '+358405550006', ip: '203.0.113.1' },
      { to: '+358405550006', ip: '203.0.113.1' },
      { to: '+358405550006', ip: '203.0.113.1' },
      { to: '+358405550006', ip: '203.0.113.2' },
    );
    expect(asked).toEqual(['sent', refused, refused, 'sent']);
  });

  test('from one address, however many places, is refused; another address is not', async () => {
    await bare.at(-300 * 24 * 60 * minute);
    const asked = await again(
      { codesPerAddress: 1 },
      { to: '+358405550003', ip: '203.0.113.7', purpose: 'PHONE_CHANGE' },
      { to: '+358405550004', ip: '203.0.113.7', purpose: 'PHONE_CHANGE' },
      { to: '+358405550005', ip: '203.0.113.7' },
      { to: '+358405550007', ip: '203.0.113.8', purpose: 'PHONE_CHANGE' },
    );
    expect(asked).toEqual(['sent', refused, 'sent', 'sent']);
  });
});
