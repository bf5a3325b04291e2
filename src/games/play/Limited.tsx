import type { Limitation } from '../../../machines/games/play/decide.ts';
import type { PlayEvent } from '../../../machines/games/play/setup.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';
import { Leave } from './Leave.tsx';

const WORDS: Readonly<Record<Limitation, { readonly title: TextId; readonly body: TextId }>> = {
  1: { title: 'play.limited.excluded.title', body: 'play.limited.excluded.body' },
  2: { title: 'play.limited.wagering.title', body: 'play.limited.wagering.body' },
};

interface LimitedProps {
  readonly limitation: Limitation;
  readonly send: (event: PlayEvent) => void;
}

/** What a bonus of the player's means for the game (GAME-11). */
export function Limited({ limitation, send }: LimitedProps) {
  const t = useT();
  const { title, body } = WORDS[limitation];
  return (
    <Modal id="game-limitation" title={t(title)} intro={t(body)}>
      <div className={stack}>
        <Button
          wide
          onClick={() => {
            send({ type: 'limitation.read', isHidden: false });
          }}
        >
          {t('play.limited.goOn')}
        </Button>
        <Button
          look="secondary"
          wide
          onClick={() => {
            send({ type: 'limitation.read', isHidden: true });
          }}
        >
          {t('play.limited.hide')}
        </Button>
        <Leave send={send} />
      </div>
    </Modal>
  );
}
