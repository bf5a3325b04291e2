import { join } from 'node:path';

/** The folder of what the compiler calls for each `<…>` (docs/decisions/translated-pages.md). */
export const jsxImportSource = join(import.meta.dirname, '..', '..', 'src', 'ui', 'jsx');
