/** Every complaint about a bundled contract, in words. */
export function lintContract(contract: unknown): string[];
