import { useEffect, useEffectEvent } from 'react';
import { depositIsOffered } from '../../../machines/site/guard/decide.ts';
import { guardedPlayer } from '../../runtime/guard/guard.tsx';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { isolated, useT } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';

export interface WelcomeModalProps {
  readonly name: string | undefined;
  /** The sum that the player has just paid, as text: nothing more is asked for then. */
  readonly arrived: string | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The next steps of a new player; looking around weighs as much as depositing. */
export default function WelcomeModal({ name, arrived, onOpen, onClose }: WelcomeModalProps) {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    opened();
  }, []);
  const mayDeposit = arrived === undefined && player !== undefined && depositIsOffered(player);
  const title =
    name === undefined ? t('welcome.title') : t('welcome.titleNamed', { name: isolated(name) });
  return (
    <Modal
      id="welcome"
      title={title}
      intro={arrived === undefined ? t('welcome.body') : t('welcome.paid', { amount: arrived })}
      onClose={onClose}
    >
      <div className={stack}>
        {mayDeposit && (
          <LinkButton wide href={address('/my-account/banking/deposit')} onClick={onClose}>
            {t('nav.deposit')}
          </LinkButton>
        )}
        <Button look={arrived === undefined ? 'secondary' : 'primary'} wide onClick={onClose}>
          {t(arrived === undefined ? 'welcome.lookAround' : 'welcome.goOn')}
        </Button>
      </div>
    </Modal>
  );
}
