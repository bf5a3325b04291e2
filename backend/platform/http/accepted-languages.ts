/**
 * The languages that a browser wants, the most wanted first, in small letters: `pt-br`. Those that it refuses are
 * left out.
 * @param header `Accept-Language`, as sent
 */
export const acceptedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters
        .find((one) => one.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { tag: tag.trim(), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
