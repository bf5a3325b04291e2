import { addressOf } from '../address.ts';
import type { FlowData, SearchEntry } from '../data.ts';

/** The entries of the search for promises: by their own words, and by those of their requirements. */
export const promiseSearch = ({ id, chart, promises, wording }: FlowData): SearchEntry[] =>
  promises.map((promise) => ({
    kind: promise.kind,
    text: promise.words,
    detail: [
      chart.title,
      promise.broken === undefined ? 'holds' : 'falsified',
      ...promise.names,
      ...(promise.general ? [] : promise.requirements).flatMap((one) => [one, wording[one] ?? '']),
    ].join(' · '),
    href: addressOf(id, { view: 'promise', promise: promise.id }),
  }));
