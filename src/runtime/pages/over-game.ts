import { createContext } from 'react';

/** Whether a page shows over a game: then it has no header, footer and popups of its own. */
export const OverGame = createContext(false);
