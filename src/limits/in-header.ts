import { useLayoutEffect, useState } from 'react';

function newPlace(className: string): HTMLElement {
  const place = document.createElement('div');
  place.className = className;
  return place;
}

/** A late element in the row of the header: it fills the room between brand and tools, which stay where they are. */
export function usePlaceInHeader(className: string): HTMLElement {
  const [place] = useState(() => newPlace(className));
  useLayoutEffect(() => {
    document.querySelector('header > div > :last-child')?.before(place);
    return () => {
      place.remove();
    };
  }, [place]);
  return place;
}
