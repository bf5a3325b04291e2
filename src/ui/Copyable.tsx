import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT, type TextId } from '../texts/index.ts';
import { Button } from './Button.tsx';
import * as css from './copyable.css.ts';

/** A number that a player gives the support, to be read or copied. */
export function Copyable({ of }: { of: string }) {
  const t = useT();
  const number = useRef<HTMLElement>(null);
  const [told, setTold] = useState<TextId>();
  const copy = async (): Promise<void> => {
    try {
      // With spaces, as people type them: elsewhere it is searched for.
      await navigator.clipboard.writeText(of.replaceAll('\u00A0', ' '));
      setTold('ui.copy.done');
    } catch {
      // No clipboard here, or it was refused: the player copies the selected number.
      if (number.current !== null) getSelection()?.selectAllChildren(number.current);
      setTold('ui.copy.selected');
    }
  };
  return (
    <span className={css.number}>
      <bdi ref={number} className={css.digits}>
        {of}
      </bdi>
      <Button look="quiet" compact icon={Copy} onClick={() => void copy()}>
        {t('ui.copy')}
      </Button>
      {/* It is there before its first words, so that they are heard. */}
      <output className={css.told}>{told && t(told)}</output>
    </span>
  );
}
