import type { PlayEvent, PlayScreen } from '../../../machines/games/play/setup.ts';
import { useT } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import Modal from '../../ui/Modal.tsx';
import { Check, Rest } from './Check.tsx';
import { Leave } from './Leave.tsx';
import { Limited } from './Limited.tsx';

interface WindowsProps {
  readonly screen: Extract<PlayScreen, { name: 'limited' | 'check' | 'resting' | 'over' }>;
  readonly send: (event: PlayEvent) => void;
}

/** The windows that keep a player from the game until they are answered, or the game is left. */
export default function Windows({ screen, send }: WindowsProps) {
  switch (screen.name) {
    case 'limited':
      return <Limited limitation={screen.limitation} send={send} />;
    case 'check':
      return <Check screen={screen} send={send} />;
    case 'resting':
      return <Rest facts={screen.facts} send={send} />;
    case 'over':
      return <Over reason={screen.facts.endReason} send={send} />;
  }
}

type Over = Extract<PlayScreen, { name: 'over' }>;

function Over({
  reason,
  send,
}: {
  reason: Over['facts']['endReason'];
  send: WindowsProps['send'];
}) {
  const t = useT();
  return (
    <Modal id="game-over" title={t('play.over.title')}>
      <div className={stack}>
        <p>{t(reason === 'OTHER_GAME' ? 'play.over.otherGame' : 'play.over.closed')}</p>
        <Leave send={send} />
      </div>
    </Modal>
  );
}
