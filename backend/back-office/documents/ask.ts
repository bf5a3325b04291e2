import { html, type Html } from '../../platform/html.ts';
import type { Typed } from '../seen.ts';
import { select } from '../select.ts';
import { words } from './page.ts';

/** A reviewer's typed request for a document of a player. */
export interface Asked {
  readonly email: string;
  readonly type: string;
  /** Until it is due. */
  readonly days: number;
  /** The days as they were typed: what was refused stays, too. */
  readonly written: string;
  /** The fault and its field; the player's field, where nothing else is said. */
  readonly problem?: string | undefined;
  readonly field?: 'email' | 'type' | 'days';
}

const MOST_DAYS = 90;
const USUAL_DAYS = 30;

/** Reads the form; `types` are those that there are. */
export function readAsked(typed: Typed, types: readonly string[]): Asked {
  const { email = '', type = '', days: written = '' } = typed;
  const days = /^\d{1,3}$/.test(written.trim()) ? Number(written) : Number.NaN;
  const asked = { email, type, days, written };
  if (email.trim() === '') return { ...asked, problem: 'Say whom to ask: an e-mail address.' };
  if (!types.includes(type)) return { ...asked, problem: 'Choose a document.', field: 'type' };
  if (!(days <= MOST_DAYS)) {
    const problem = `Days until it is due: a whole number from 0 to ${MOST_DAYS}.`;
    return { ...asked, problem, field: 'days' };
  }
  return asked;
}

/** The form by which a player is asked for a document; refused input stays, with its faults. */
export function askBody(types: readonly string[], asked?: Asked): Html {
  // The form is the last thing of the page: at the top of the page the reader would see nothing of it.
  const refused = (field: Asked['field']): Html | undefined =>
    asked?.problem !== undefined && field === (asked.field ?? 'email')
      ? html`aria-invalid="true" aria-describedby="ask-problem" autofocus`
      : undefined;
  return html`<h2>Ask a player for a document</h2>
    <form class="decision" method="post" action="/desk/documents/ask">
      ${asked?.problem && html`<p class="error" role="alert" id="ask-problem">${asked.problem}</p>`}
      <label for="email">Player, by e-mail address</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="off"
        value="${asked?.email ?? ''}"
        ${refused('email')}
      />
      ${select(
        'type',
        'Document',
        types.map((type) => [type, words(type)] as const),
        asked?.type ?? '',
        refused('type'),
      )}
      <label for="days">Days until it is due; 0 is at once</label>
      <input
        id="days"
        name="days"
        inputmode="numeric"
        value="${asked?.written ?? String(USUAL_DAYS)}"
        ${refused('days')}
      />
      <button>Ask</button>
    </form>`;
}
