import { html, type Html } from '../platform/html.ts';

/** A moment as the desk writes it everywhere: `2026-11-18 12:00:05 UTC`. */
export const moment = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}"
    >${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time
  >`;
