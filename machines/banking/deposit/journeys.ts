import { askingJourneys } from './asking-journeys.ts';
import { returningJourneys } from './returning-journeys.ts';

export const depositJourneys = [...askingJourneys, ...returningJourneys];
