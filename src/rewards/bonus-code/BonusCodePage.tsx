import { useSearch } from '@tanstack/react-router';
import { useLanguage, useT } from '../../texts/index.ts';
import { Sheet } from '../Sheet.tsx';
import { BonusCode } from './BonusCode.tsx';

/** A bonus code is entered, read and claimed (ROUTE-21). */
export default function BonusCodePage() {
  const t = useT();
  const language = useLanguage();
  const { bonusCode = '' } = useSearch({ strict: false });
  return (
    <Sheet title={t('rewards.code.title')}>
      <BonusCode language={language} code={bonusCode} />
    </Sheet>
  );
}
