import type { BrandId } from './brand.ts';
import northlight from './northlight/icon.svg?url';
import solAlta from './sol-alta/icon.svg?url';

/** Address of the brand's sign for the browser's tab. */
export const ICONS: Readonly<Record<BrandId, string>> = { northlight, 'sol-alta': solAlta };
