import type { ReactNode } from 'react';
import {
  ESSENTIALS_ONLY,
  EVERYTHING,
  type CookieOptions,
} from '../../../machines/site/cookies/choice.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './cookies.css.ts';

interface AnswersProps {
  readonly onChoose: (options: CookieOptions) => void;
  /** Content beside the two answers. */
  readonly children?: ReactNode;
}

/** All or nothing: to refuse comes first, and is as easy as to accept (NS-21). */
export function Answers({ onChoose, children }: AnswersProps) {
  const t = useT();
  return (
    <div className={css.answers}>
      <Button
        look="secondary"
        compact
        onClick={() => {
          onChoose(ESSENTIALS_ONLY);
        }}
      >
        {t('cookies.reject')}
      </Button>
      <Button
        look="secondary"
        compact
        onClick={() => {
          onChoose(EVERYTHING);
        }}
      >
        {t('cookies.accept')}
      </Button>
      {children}
    </div>
  );
}
