import type { Ask, OwnRead } from '../../reference/page-request.ts';
import type { Brand } from '../brands/index.ts';
import { QUERIES } from '../content/index.ts';
import { lobbyQuery } from '../games/lobby/content.ts';
import { gameQuery } from '../games/page/game-query.ts';
import { currencyOfMarket } from '../games/viewer.ts';
import type { Locale } from '../locale/locale.ts';
import { contentKey, type PageContent } from '../runtime/content/page-content.ts';

/** The reads that a page may come with. */
const READS = { ...QUERIES, lobby: lobbyQuery, game: gameQuery };

/** What pages read for themselves, by the last part of their path. */
const OWN_READS: Readonly<Record<OwnRead, (name: string, locale: Locale, brand: Brand) => string>> =
  {
    game: (slug, { market }, { dataset }) =>
      contentKey(gameQuery.kind, { slug, currency: currencyOfMarket(market) }, dataset),
  };

/** The key of a page's own read. @throws URIError where its path cannot be read */
export const ownRead = (read: OwnRead, path: string, locale: Locale, brand: Brand): string =>
  OWN_READS[read](decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)), locale, brand);

export type Reads = ReturnType<typeof collectReads>;

/** Notes the reads of a page, and answers them for the next pass. */
export function collectReads() {
  const answers = new Map<string, unknown>();
  const asked = new Set<string>();
  let open: string[] = [];
  const content: PageContent = {
    at: Date.now(),
    find(key) {
      if (answers.has(key)) return { value: answers.get(key) };
      if (!asked.has(key)) open.push(key);
      asked.add(key);
      return undefined;
    },
  };
  const answerOne = async (key: string, ask: Ask): Promise<void> => {
    type Key = [keyof typeof READS, Record<string, unknown>, string];
    const [kind, params, dataset] = JSON.parse(key) as Key;
    const { groq, read } = READS[kind];
    answers.set(key, read(await ask(dataset, groq, params)));
  };
  return {
    content,
    /** @returns whether there is something new to render. */
    async answer(ask: Ask | undefined): Promise<boolean> {
      const now = open;
      open = [];
      if (ask === undefined) return false;
      const done = await Promise.allSettled(now.map((key) => answerOne(key, ask)));
      return done.some(({ status }) => status === 'fulfilled');
    },
    /** The `<template>` that hands the answers over to the scripts. */
    template(id?: string): string {
      const json = JSON.stringify([...answers])
        .replaceAll('&', '&amp;')
        .replaceAll("'", '&#39;');
      return `<template${id === undefined ? '' : ` id="${id}"`} data-content='${json}'></template>`;
    },
    isEmpty: () => answers.size === 0,
  };
}
