import { encode } from 'uqr';
import { html, type Html } from '../../platform/html.ts';
import { pixCode } from './pix.ts';
import type { Payment } from './tables.ts';
import type { Words } from './words.ts';

/** Light modules around a code, without which a camera does not find it. */
const QUIET = 4;

function picture(code: string, label: string): Html {
  const { data: rows } = encode(code, { ecc: 'M', border: QUIET });
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <path class="qr__light" d="M0 0h${size}v${size}h-${size}z" />
    <path class="qr__dark" d="${path}" />
  </svg>`;
}

/** The code to scan, and the same code to copy and paste on the telephone itself. */
export function pixFields(payment: Payment, { say }: Words): Html {
  const code = pixCode(payment);
  return html`<p>${say('pix.scan')}</p>
    ${picture(code, say('pix.image'))}
    <div class="field">
      <label for="pixCode">${say('pix.code')}</label>
      <textarea id="pixCode" class="qr__code" rows="6" readonly spellcheck="false">
${code}</textarea>
    </div>
    <button
      class="button button--plain"
      type="button"
      data-copy="pixCode"
      data-copied="${say('pix.copied')}"
      hidden
    >
      ${say('pix.copy')}
    </button>`;
}
