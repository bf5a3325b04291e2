/**
 * The faults that nothing here notices, and why: flow → id of the mutant → reason. Such a fault must be
 * without effect, or somebody else must notice it: who, is said.
 */
export const SURVIVORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'access.session': {
    'initial state swapped: session.resolved → unconfirmed':
      'every way into "resolved" names the state that it leads to',
    'initial state swapped: session.resolved → authorized':
      'every way into "resolved" names the state that it leads to',
  },
  'access.login': {
    'action dropped: login.closed on popup.opened, assign (1)':
      'no state depends on it; tests/machines/login-redirect.test.ts holds where a login leads',
  },
  ...Object.fromEntries(
    ['smsVerification', 'emailVerification'].map((chart) => [
      `access.${chart}`,
      {
        [`action dropped: ${chart}.enteringCode.resendAllowed on resend.requested, forgetAttempt (1)`]:
          'whoever waits for a code has no attempt to forget',
        [`action dropped: ${chart}.codeRefused on code.submitted, assign (1)`]:
          'the code of the samples is the same each time; e2e/access/sign-up.spec.ts enters a wrong one, then the right one',
      },
    ]),
  ),
};

/** A fault as it was judged; silent when an oracle that should notice it does not. */
interface Judged {
  readonly id: string;
  readonly silent: boolean;
}

/** What is wrong with the reasons: a silent fault without one, or a reason for a fault that is noticed or gone. */
export function wronglyExplained(
  flow: string,
  judged: readonly Judged[],
  reasons: Readonly<Record<string, string>> = SURVIVORS[flow] ?? {},
): string[] {
  const silent = new Set(judged.filter((one) => one.silent).map(({ id }) => id));
  return [
    ...[...silent].filter((id) => !(id in reasons)).map((id) => `not explained: ${id}`),
    ...Object.keys(reasons)
      .filter((id) => !silent.has(id))
      .map((id) => `explained, but noticed or gone: ${id}`),
  ];
}
