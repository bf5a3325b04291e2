import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '../../app/context.tsx';
import { usePolicy } from '../../app/player-policy.ts';
import * as css from './breaks.css.ts';
import { CoolingOff } from './CoolingOff.tsx';

/** Where the market wants it: a day off in one press, on every page, in the header that stays in sight. */
export default function PanicButton() {
  const { panicButton } = usePolicy();
  const isPlayer = useSession().name === 'player';
  const [header] = useState(() => document.querySelector('header'));
  if (!panicButton || !isPlayer || !header) return null;
  return createPortal(
    <div className={css.panic}>
      <CoolingOff compact />
    </div>,
    header,
  );
}
