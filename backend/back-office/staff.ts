import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { countTowards } from '../platform/rate-limit-store.ts';
import type { Platform } from '../platform/platform.ts';
import type { Role } from './roles.ts';
import { deskSessions, deskStaff } from './tables.ts';

/** Somebody who is logged in at the desk. */
export interface Staff {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** How passwords are kept; the platform's own way. Each takes its turn among those of all callers' addresses. */
export interface Passwords {
  hash(password: string, ip: string): Promise<string>;
  /** As slow for a hash that is not there. */
  verify(password: string, hash: string | undefined, ip: string): Promise<boolean>;
}

/** The password of all made-up people of the desk: it is for demonstrations, as they are. */
export const STAFF_PASSWORD = 'Demo-Desk-1';

export const DEMO_STAFF: readonly Staff[] = [
  { email: 'administrator@desk.test', name: 'Alex Admin', role: 'ADMINISTRATOR' },
  { email: 'support@desk.test', name: 'Sini Support', role: 'SUPPORT' },
  { email: 'payments@desk.test', name: 'Paulo Payments', role: 'PAYMENTS' },
  { email: 'verification@desk.test', name: 'Vera Verification', role: 'VERIFICATION' },
  { email: 'compliance@desk.test', name: 'Carla Compliance', role: 'COMPLIANCE' },
  { email: 'editor@desk.test', name: 'Eero Editor', role: 'EDITOR' },
];

const minute = 60_000;
/** Without anything opened or sent for so long a session is over; ms. */
export const IDLE_MS = 30 * minute;
/** Nobody works longer on one log-in; ms. */
const SESSION_MS = 12 * 60 * minute;

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The desk's people and their sessions. */
export function openStaff(platform: Platform, passwords: Passwords) {
  const { db, clock } = platform;

  /** With the first log-in, so that no start waits for a hash. */
  async function seedOnce(ip: string): Promise<void> {
    const [somebody] = await db.select({ email: deskStaff.email }).from(deskStaff).limit(1);
    if (somebody) return;
    const passwordHash = await passwords.hash(STAFF_PASSWORD, ip);
    await db
      .insert(deskStaff)
      .values(DEMO_STAFF.map((one) => ({ ...one, passwordHash })))
      .onConflictDoNothing();
  }

  return {
    /**
     * @param ip the caller's address
     * @returns the value for the cookie; undefined for a wrong address or password
     * @throws Refusal 429 error.rate_limited
     */
    async logIn(email: string, password: string, ip: string): Promise<string | undefined> {
      const named = email.trim().toLowerCase().replaceAll('\0', '');
      await countTowards(platform, db, 'deskLogins', named);
      await seedOnce(ip);
      const [found] = await db.select().from(deskStaff).where(eq(deskStaff.email, named));
      const isRight = await passwords.verify(password, found?.passwordHash, ip);
      if (!isRight || !found) return undefined;
      const token = randomBytes(32).toString('base64url');
      await db.insert(deskSessions).values({
        hash: hashOf(token),
        email: named,
        seenAt: clock.date(),
        endsAt: new Date(clock.now() + SESSION_MS),
      });
      return token;
    },

    /**
     * The owner of a cookie, as they are now; undefined once it is over.
     * @param isActive whether a person did something; a page's own fetches keep nobody logged in
     */
    async find(token: string | null, isActive: boolean): Promise<Staff | undefined> {
      if (token === null || !TOKEN.test(token)) return undefined;
      const hash = hashOf(token);
      const now = clock.now();
      const [found] = await db
        .select({
          email: deskStaff.email,
          name: deskStaff.name,
          role: deskStaff.role,
          seenAt: deskSessions.seenAt,
        })
        .from(deskSessions)
        .innerJoin(deskStaff, eq(deskStaff.email, deskSessions.email))
        .where(
          and(
            eq(deskSessions.hash, hash),
            gt(deskSessions.endsAt, new Date(now)),
            gt(deskSessions.seenAt, new Date(now - IDLE_MS)),
          ),
        );
      if (!found) return undefined;
      const { seenAt, ...staff } = found;
      if (isActive && now - seenAt.getTime() >= minute) {
        const seen = { seenAt: new Date(now) };
        await db.update(deskSessions).set(seen).where(eq(deskSessions.hash, hash));
      }
      return staff;
    },

    async logOut(token: string | null): Promise<void> {
      if (token === null) return;
      await db.delete(deskSessions).where(eq(deskSessions.hash, hashOf(token)));
    },
  };
}

export type StaffDoor = ReturnType<typeof openStaff>;
