import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '../../app/context.tsx';
import { usePolicy } from '../../app/player-policy.ts';
import * as css from './breaks.css.ts';
import { CoolingOff } from './CoolingOff.tsx';

/** Where the market wants it: a day off in one press, on every page, in the row that stays in sight. */
export default function PanicButton() {
  const { panicButton } = usePolicy();
  const isPlayer = useSession().name === 'player';
  return panicButton && isPlayer ? <InHeader /> : null;
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = css.panic;
  return place;
}

/** Comes late: into the room between brand and tools, both of which stay where they are. */
function InHeader() {
  const [place] = useState(newPlace);
  useLayoutEffect(() => {
    document.querySelector('header > div > :last-child')?.before(place);
    return () => {
      place.remove();
    };
  }, [place]);
  return createPortal(<CoolingOff compact />, place);
}
