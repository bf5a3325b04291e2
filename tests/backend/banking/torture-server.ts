import { operations } from '../../../openapi/operations.gen.ts';
import type { Database } from '../../../backend/platform/database.ts';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { DEMO_STAFF, STAFF_PASSWORD } from '../../../backend/back-office/staff.ts';
import { startBackendProcess, type BackendProcess } from '../../../tools/lib/backend-process.ts';

export const PASSWORD = 'Torture-Test-1';

const JSON_BODY = { 'content-type': 'application/json' };

/** The answer, as it came. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The target of a redirect; empty: it is none. */
  readonly location: string;
  /** The cookie to be sent along from now on; empty: none. */
  readonly cookie: string;
}

/** A server that is killed and started again on one database, and its clients. */
export class TorturedServer {
  readonly #url: string;
  readonly #secrets: Readonly<Record<'payment' | 'payout', string>>;
  #backend: BackendProcess;
  #deskCookie = '';

  private constructor(
    url: string,
    backend: BackendProcess,
    secrets: Readonly<Record<'payment' | 'payout', string>>,
  ) {
    this.#url = url;
    this.#backend = backend;
    this.#secrets = secrets;
  }

  /** With the desk and a clock that moves, so in development. @param url of the database */
  static async start(url: string, db: Database): Promise<TorturedServer> {
    const backend = await TorturedServer.#spawn(url);
    return new TorturedServer(url, backend, {
      payment: await openWebhookSecret(db),
      payout: await openWebhookSecret(db, 'payout'),
    });
  }

  static #spawn(url: string): Promise<BackendProcess> {
    return startBackendProcess({
      DATABASE_URL: url,
      LIMITS: 'off',
      // A withdrawal without a decision goes out by itself, soon.
      WITHDRAWAL_HOLD_MS: '700',
    });
  }

  async killAndStart(): Promise<void> {
    await this.#backend.end('SIGKILL');
    this.#backend = await TorturedServer.#spawn(this.#url);
  }

  stop(): Promise<void> {
    return this.#backend.end('SIGTERM');
  }

  /** @throws TypeError when the server dies over it */
  async #post(path: string, headers: HeadersInit, body: string | URLSearchParams): Promise<Answer> {
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
    const response = await fetch(`${this.#backend.origin}${path}`, init);
    const text = await response.text();
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const location = response.headers.get('location') ?? '';
    return { status: response.status, text, location, cookie };
  }

  /** @returns the headers of the player's calls */
  async logIn(email: string): Promise<Record<string, string>> {
    const body = JSON.stringify({ email, password: PASSWORD });
    const { text, status } = await this.#post(operations.logIn.path, JSON_BODY, body);
    // It had no time just after its start.
    if (status === 503) return this.logIn(email);
    const { idToken, accessToken } = JSON.parse(text) as { idToken: string; accessToken: string };
    return { authorization: idToken, 'access-token': accessToken };
  }

  call(
    operation: 'requestDeposit' | 'requestWithdrawal' | 'cancelWithdrawal',
    session: Record<string, string>,
    key: string,
    body: object,
  ): Promise<Answer> {
    const headers = { ...JSON_BODY, ...session, 'idempotency-key': key };
    return this.#post(operations[operation].path, headers, JSON.stringify(body));
  }

  form(path: string, fields: Record<string, string> = {}): Promise<Answer> {
    return this.#post(path, {}, new URLSearchParams(fields));
  }

  /** Sends a form of somebody at the desk, who logs in again when the session is over. */
  async desk(path: string, fields: Record<string, string>): Promise<Answer> {
    const send = () => this.#post(path, { cookie: this.#deskCookie }, new URLSearchParams(fields));
    const answer = await send();
    if (answer.status !== 401) return answer;
    const { cookie } = await this.form('/desk/login', {
      email: DEMO_STAFF[0]?.email ?? '',
      password: STAFF_PASSWORD,
    });
    this.#deskCookie = cookie;
    return send();
  }

  /** Posts a provider's callback, with its signature. */
  callback(of: 'payment' | 'payout', body: string): Promise<Answer> {
    const signature = sign(this.#secrets[of], Date.now(), body);
    const headers = { ...JSON_BODY, [SIGNATURE_HEADER]: signature };
    return this.#post(`/webhooks/${of}s`, headers, body);
  }

  /** Lets the platform's time go on. */
  async pass(ms: number): Promise<void> {
    await this.#post('/control/clock/advance', JSON_BODY, JSON.stringify({ ms }));
  }
}
