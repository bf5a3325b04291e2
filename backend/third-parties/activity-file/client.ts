import type { ActivityFile } from '../../games/ports.ts';
import { sign } from '../../platform/http/signature.ts';
import { FILE_PATH, FILE_SIGNATURE_HEADER, OPERATOR_HEADER, type FileAnswer } from './plugin.ts';

/** The time that the file may take to answer, ms. */
const ANSWER_TIMEOUT = 5_000;

/** What calls of the file are made with. */
export interface FileAccess {
  readonly operator: string;
  readonly secret: () => Promise<string>;
  /** The absolute address of a path of the file's; null while it is not reachable yet. */
  readonly urlOf: (path: string) => string | null;
}

const STATUSES: readonly unknown[] = [
  'ACTIVE',
  'ENDED',
  'ELSEWHERE',
] satisfies FileAnswer['status'][];

/** @throws where the file does not answer, or with nothing that can be understood */
async function post({ operator, secret, urlOf }: FileAccess, path: string, person: string) {
  const url = urlOf(`${FILE_PATH}/${path}`);
  if (url === null) throw new Error('The file of activity is not reachable yet.');
  const body = JSON.stringify({ person });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [OPERATOR_HEADER]: operator,
      [FILE_SIGNATURE_HEADER]: sign(await secret(), Date.now(), body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  const answer: unknown = await response.json();
  const { status, opensAt }: Record<string, unknown> = { ...Object(answer) };
  if (response.status !== 200 || !STATUSES.includes(status))
    throw new Error(`The file of activity answered ${response.status}.`);
  return { status, opensAt: typeof opensAt === 'string' ? Date.parse(opensAt) : undefined };
}

/** The file, as an operator calls it. */
export const activityFileClient = (access: FileAccess): ActivityFile => ({
  async begin(person) {
    const { status, opensAt } = await post(access, 'begin', person);
    return status === 'ACTIVE' ? { isActive: true } : { isActive: false, opensAt };
  },
  async end(person) {
    await post(access, 'end', person);
  },
});
