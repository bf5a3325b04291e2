import type { BrandId } from '../../reference/brands.ts';
import northlight from './northlight/icon.svg?url';
import solAlta from './sol-alta/icon.svg?url';

const ICONS: Readonly<Record<BrandId, string>> = { northlight, 'sol-alta': solAlta };

/** Address of the brand's sign for the browser's tab, by the id of the brand. */
export const iconOf = (brand: string): string | undefined =>
  (ICONS as Partial<Record<string, string>>)[brand];
