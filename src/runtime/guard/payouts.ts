import { useObstacle } from './guard.tsx';

/** Whether nothing is paid out to who is logged in: a player with a risk may withdraw, after a person has looked at it. */
export function useStopsPayouts(): boolean {
  const obstacle = useObstacle();
  return obstacle === 'suspended' || obstacle === 'payoutsOff';
}
