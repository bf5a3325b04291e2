import { createContext } from 'react';

/**
 * The short name of the game over which a page shows: then it has no header, footer and popups of its own. Undefined
 * for any other page.
 */
export const OverGame = createContext<string | undefined>(undefined);
