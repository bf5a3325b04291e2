import { html } from '../../platform/html.ts';
import { readerOf } from './authorization.ts';
import { approval, euros, type ApprovalNotice } from './authorize-pages.ts';
import { BASE_PATH, layout, summary } from './layout.ts';
import { appReturnAddress } from './started.ts';
import type { Authorization } from './tables.ts';
import { wordsFor } from './words.ts';

/** The payment in the app of the customer's bank. */
export const appPage = (authorization: Authorization, notice: ApprovalNotice = {}): string =>
  approval(authorization, { ...notice, action: `${BASE_PATH}/oauth/${authorization.id}/app` });

const WORDS = {
  working: { title: 'working', text: 'mayLeave', tone: '' },
  paid: { title: 'complete', text: 'app.back', tone: 'notice--positive' },
  notPaid: { title: 'notPaid', text: 'notTaken', tone: 'notice--critical' },
} as const;

/** How it ended there, and the way to the merchant, in this browser. */
export function appEndPage(authorization: Authorization, stands: keyof typeof WORDS): string {
  const words = wordsFor(readerOf(authorization));
  const { say } = words;
  const { title, text, tone } = WORDS[stands];
  const body = html`${summary(words, euros(authorization.amount))}
    <div class="notice ${tone}" role="status">
      <h1>${say(title)}</h1>
      <p>${say(text)}</p>
    </div>
    <p><a class="button" href="${appReturnAddress(authorization)}">${say('back')}</a></p>`;
  return layout({ title: say(title), body, words });
}
