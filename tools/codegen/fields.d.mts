/** Fields that people type into forms: the name of its schema → the limits that forms or the platform read of it. */
export const TYPED: Readonly<Record<string, readonly string[]>>;
