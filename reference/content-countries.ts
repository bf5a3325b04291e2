/** Countries whose name in content differs from their lower-case code (LOC-12, NS-57). */
const OTHERWISE: Readonly<Record<string, string>> = { BR: 'pt', PT: 'portugal' };

/** How content calls a country. @param code ISO 3166-1 alpha-2, or a market's code */
export const contentCountry = (code: string): string => OTHERWISE[code] ?? code.toLowerCase();
