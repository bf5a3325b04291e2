import { useLocale } from '../context.tsx';
import { languageTag } from '../../locale/locale.ts';
import { useLanguage } from '../../texts/index.ts';

/** BCP 47 tag of the texts on screen: it decides how dates are written and what a typed comma means. */
export const useTag = (): string => languageTag({ ...useLocale(), language: useLanguage() });
