import type { PlayEvent } from '../../../machines/games/play/setup.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';

interface LeaveProps {
  readonly send: (event: PlayEvent) => void;
  readonly inactive?: boolean;
}

/** The way out of a game. */
export function Leave({ send, inactive = false }: LeaveProps) {
  const t = useT();
  return (
    <Button
      look="secondary"
      wide
      inactive={inactive}
      onClick={() => {
        send({ type: 'game.left' });
      }}
    >
      {t('games.leave')}
    </Button>
  );
}
