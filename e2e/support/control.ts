import { expect, type APIRequestContext } from '@playwright/test';
import type { OperationId } from '../../openapi/types.ts';

/** Origin of the instance under test, as Northlight and as Sol Alta. */
const port = process.env['E2E_PORT'] ?? '4000';
export const ORIGIN = `http://localhost:${port}`;
export const SOL_ALTA_ORIGIN = `http://sol-alta.localhost:${port}`;

export type Fault =
  | 'dropBefore'
  | 'dropAfterCommit'
  | 'status500'
  | 'status503'
  | 'status429'
  | 'delay'
  | 'malformed'
  | 'truncated';

/** Orders to the platform that hold for one test's browser session. */
export interface Control {
  /** Value of the browser's `croupier_control` cookie. */
  readonly session: string;
  /** The next calls are answered by the contract's example of that name. */
  outcome(operationId: OperationId, outcome: string, times?: number): Promise<void>;
  fault(operationId: OperationId, fault: Fault, more?: FaultOptions): Promise<void>;
  /** Edits a document of the content service, for this session. */
  content(dataset: string, document: Readonly<Record<string, unknown>>): Promise<void>;
  /** The newest code sent to a number or address; waits until one newer than `after` is there. */
  code(recipient: string, after?: string): Promise<string>;
}

export interface FaultOptions {
  readonly times?: number;
  readonly delayMs?: number;
}

export function createControl(request: APIRequestContext, session: string): Control {
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(`${ORIGIN}/control/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    session,
    outcome: (operationId, outcome, times = 1) =>
      post('outcomes', { session, operationId, outcome, times }),
    fault: (operationId, fault, more = {}) =>
      post('faults', { session, operationId, fault, ...more }),
    async content(dataset, document) {
      const answer = await request.put(`${ORIGIN}/control/content/${dataset}`, {
        data: document,
        headers: { 'X-Control-Session': session },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    async code(recipient, after) {
      let code: string | undefined;
      await expect(async () => {
        const query = encodeURIComponent(recipient);
        const answer = await request.get(`${ORIGIN}/control/outbox?search=${query}`);
        const { messages } = (await answer.json()) as { messages: { body: string }[] };
        code = /\d{6}/.exec(messages[0]?.body ?? '')?.[0];
        expect(code !== undefined && code !== after).toBe(true);
      }).toPass();
      return code ?? '';
    },
  };
}
