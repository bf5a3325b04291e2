import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from '../platform/http/accepted-languages.ts';
import { BRAND_FACTS, DEFAULT_BRAND, type BrandFacts } from '../../reference/brands.ts';
import { hasTexts, type TextLanguage } from '../../reference/languages.ts';
import type { Notation } from '../../reference/money.ts';

/** The reader of a page that belongs to no payment and to no check: a link may be wrong or too old. */
interface Visitor {
  readonly language: TextLanguage;
  readonly notation: Notation;
  /** The merchant that sent them: a stand-in has the address of its merchant. */
  readonly merchantName: string;
}

/** The first language with texts among those that the browser wants; else English. */
const languageAsked = (accepted: string | undefined): TextLanguage =>
  acceptedLanguages(accepted)
    .map((tag) => tag.split('-')[0] ?? '')
    .find(hasTexts) ?? 'en';

function brandOfHost(host: string): BrandFacts {
  const name = host.toLowerCase().replace(/^www\./, '');
  const label = name.split('.')[0] ?? '';
  const brands: readonly BrandFacts[] = Object.values(BRAND_FACTS);
  return brands.find(({ hosts }) => hosts.includes(label)) ?? DEFAULT_BRAND;
}

/** The visitor, as far as the request tells. */
export function visitorOf({ hostname, headers }: FastifyRequest): Visitor {
  const { name: merchantName, notation } = brandOfHost(hostname);
  return { language: languageAsked(headers['accept-language']), notation, merchantName };
}
