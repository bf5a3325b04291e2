import { useEffect, useEffectEvent } from 'react';
import { depositIsAllowed } from '../../../machines/site/guard/decide.ts';
import { guardedPlayer } from '../../app/guard.tsx';
import { useAddress, useSession } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';

export interface WelcomeModalProps {
  readonly name: string | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What a new player may do next; looking around weighs as much as depositing. */
export default function WelcomeModal({ name, onOpen, onClose }: WelcomeModalProps) {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    opened();
  }, []);
  const title = name === undefined ? t('welcome.title') : t('welcome.titleNamed', { name });
  return (
    <Modal id="welcome" title={title} intro={t('welcome.body')} onClose={onClose}>
      <div className={stack}>
        {player && depositIsAllowed(player) && (
          <LinkButton wide href={address('/my-account/banking/deposit')} onClick={onClose}>
            {t('nav.deposit')}
          </LinkButton>
        )}
        <Button look="secondary" wide onClick={onClose}>
          {t('welcome.lookAround')}
        </Button>
      </div>
    </Modal>
  );
}
