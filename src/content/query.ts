/** Parameters of a GROQ query: `$name` in the query is `name` here. */
export type QueryParams = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A read of the content service: the question, and how its answer is read. */
export interface ContentQuery<Params extends QueryParams, Result> {
  /** Names the read in the query cache and, as request tag `site.{kind}`, in the service's log. */
  readonly kind: string;
  readonly groq: string;
  /** Only a type: the `$names` that the query takes. */
  readonly params?: Params;
  /** Takes any JSON: a field that an editor left out or got wrong must not break a page. */
  readonly read: (result: unknown) => Result;
}

/** Declares a read; it only ties the types of parameters and result together. */
export const contentQuery = <Params extends QueryParams, Result>(
  kind: string,
  groq: string,
  read: (result: unknown) => Result,
): ContentQuery<Params, Result> => ({ kind, groq, read });

/** `{a: field[$lang]}` in the language asked for, else in English. */
export const localized = (field: string): string => `coalesce(${field}[$lang], ${field}.en)`;

/** An image field as {@link ContentImage}. */
export const image = (field: string): string =>
  `${field}{ "asset": asset._ref, "alt": ${localized('alt')} }`;
