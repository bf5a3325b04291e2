import { useEffect, useState } from 'react';
import { useT } from '../../texts/index.ts';
import * as css from './code-verification.css.ts';

/**
 * How long until another code may be asked for. It only shows the time: the chart decides when it is
 * over. A timer is not read out each second.
 */
export function Countdown({ seconds }: { seconds: number }) {
  const t = useT();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // A device may correct its clock meanwhile.
    const end = performance.now() + seconds * 1_000;
    const ticking = setInterval(() => {
      setLeft(Math.max(1, Math.ceil((end - performance.now()) / 1_000)));
    }, 1_000);
    return () => {
      clearInterval(ticking);
    };
  }, [seconds]);
  return (
    <span role="timer" className={css.countdown}>
      {t('code.resendIn', { seconds: left })}
    </span>
  );
}
