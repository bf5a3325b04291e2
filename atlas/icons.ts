import type { Icon } from './layout.ts';

/** Icons of 12 by 12: a clock, a plug, an outgoing fact, a person's act, an answer, a failure. */
export const ICONS: Readonly<Record<Icon, string>> = {
  delay: 'M6 1.2a4.8 4.8 0 1 0 .01 0zM6 3.4V6l2 1.4',
  operation: 'M4.2 1v2.6M7.8 1v2.6M2.6 3.6h6.8v2a3.4 3.4 0 0 1-6.8 0zM6 9v2.4',
  fact: 'M2 10l7-7M4.4 2.6H9.4v5',
  event: 'M2.5 6h6M6.2 3.4L8.8 6 6.2 8.6',
  done: 'M1.6 2h8.8v5.8H6L3.4 10.4V7.8H1.6z',
  error: 'M6 1.4L11 10.4H1zM6 4.6v2.8M6 8.6v.6',
  always: 'M2.4 6h.8M5.6 6h.8M8.8 6h.8',
  back: 'M9.6 9.6V6.4a2.2 2.2 0 0 0-2.2-2.2H2.4M4.8 1.8L2.4 4.2l2.4 2.4',
  fold: 'M2 2h8v8H2zM6 4v4M4 6h4',
  begin: 'M6 4.2a1.8 1.8 0 1 0 .01 0zM6 5.2a.8 .8 0 1 0 .01 0z',
};
