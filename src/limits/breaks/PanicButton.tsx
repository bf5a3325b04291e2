import { createPortal } from 'react-dom';
import { useSession } from '../../runtime/context.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { usePlaceInHeader } from '../in-header.ts';
import * as css from './breaks.css.ts';
import { CoolingOff } from './CoolingOff.tsx';

/** Where the market wants it: a day off in one press, on every page, in the row that stays in sight. */
export default function PanicButton() {
  const { panicButton } = usePolicy();
  const isPlayer = useSession().name === 'player';
  return panicButton && isPlayer ? <InHeader /> : null;
}

const InHeader = () => createPortal(<CoolingOff compact />, usePlaceInHeader(css.panic));
